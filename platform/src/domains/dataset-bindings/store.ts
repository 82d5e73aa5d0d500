import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  DatasetBinding,
  DatasetFile,
  FileMetadata,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { datasetAccess } from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import { fileKind, isShownAsItIs } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { isOutdated, ofOlderReaders } from '../datasets/store/outdated-previews.ts';
import { PARSE_JOB, type PreviewJob } from '../datasets/store/preview-jobs.ts';
import { datasetFileMetadata } from '../datasets/store/previews.ts';
import { uploads } from '../uploads/tables.ts';
import { mayReadDataset, readersOf } from './access.ts';
import { datasetBindings, datasetFiles } from './tables.ts';

const toFile = (upload: typeof uploads.$inferSelect): DatasetFile => ({
  Token: upload.key,
  Name: upload.name,
  Ext: upload.ext,
  Size: upload.size,
});

/** The files of datasets in their order, by dataset; one statement. */
const filesOf = async (
  db: Handle,
  bindingIds: readonly string[],
): Promise<Map<string, DatasetFile[]>> => {
  const rows = await db
    .select({ bindingId: datasetFiles.bindingId, upload: uploads })
    .from(datasetFiles)
    .innerJoin(uploads, eq(uploads.key, datasetFiles.token))
    .where(inArray(datasetFiles.bindingId, [...bindingIds]))
    .orderBy(asc(datasetFiles.position), asc(datasetFiles.token));
  const files = new Map<string, DatasetFile[]>();
  for (const { bindingId, upload } of rows) {
    files.set(bindingId, [...(files.get(bindingId) ?? []), toFile(upload)]);
  }
  return files;
};

/** The datasets of these competitions that the caller may know of, in their order. */
export const bindingsOf = async (
  db: Handle,
  caller: Caller | null,
  competitionIds: readonly string[],
): Promise<DatasetBinding[]> => {
  const readers = await readersOf(db, caller, competitionIds);
  if (readers.size === 0) return [];
  const rows = await db
    .select()
    .from(datasetBindings)
    .where(inArray(datasetBindings.competitionId, [...readers.keys()]))
    .orderBy(asc(datasetBindings.position), asc(datasetBindings.id));
  const known = rows.flatMap((row) => {
    const reader = readers.get(row.competitionId);
    const access = reader ? datasetAccess(row, reader) : 'hidden';
    return access === 'hidden' ? [] : [{ row, readable: access === 'readable' }];
  });
  if (known.length === 0) return [];
  const files = await filesOf(
    db,
    known.map(({ row }) => row.id),
  );
  return known.map(({ row, readable }) => ({
    _id: row.id,
    Competition: row.competitionId,
    Title: row.title,
    Descriptions: row.description,
    Public: row.isPublic,
    ReviewStage: row.reviewStage,
    Readable: readable,
    Files: files.get(row.id) ?? [],
  }));
};

/** Tells whether a file is read for its preview: pictures and models are shown as they are. */
const isParsed = (ext: string): boolean => {
  const kind = fileKind(ext);
  return kind !== null && !isShownAsItIs(kind);
};

/** Has a file parsed again whose preview older readers made; of several viewers the first does. */
const parseAgain = (
  { database, jobs }: Services,
  { key, memberId: author }: typeof uploads.$inferSelect,
): Promise<void> =>
  database.transaction(async (tx) => {
    const renewed = await tx
      .update(datasetFiles)
      .set({ state: 'pending', parsed: null })
      .where(and(eq(datasetFiles.token, key), ofOlderReaders(datasetFiles)))
      .returning({ token: datasetFiles.token });
    if (renewed.length > 0) await jobs.add(tx, PARSE_JOB, { key, author } satisfies PreviewJob);
  });

/**
 * Answers what a file was parsed into: one of a competition's, or of a dataset of a member's.
 * @throws Refusal NOT_FOUND where the caller may not read the file, and where neither has it
 */
export const metadataOf = async (
  services: Services,
  caller: Caller | null,
  token: string,
): Promise<FileMetadata> => {
  const { db } = services.database;
  const [row] = await db
    .select({ file: datasetFiles, upload: uploads })
    .from(datasetFiles)
    .innerJoin(uploads, eq(uploads.key, datasetFiles.token))
    .where(eq(datasetFiles.token, token));
  if (row && (await mayReadDataset(db, caller, row.upload))) {
    const { file, upload } = row;
    if (!isParsed(upload.ext) || !isOutdated(file))
      return { ...toFile(upload), State: file.state, Parsed: file.parsed };
    await parseAgain(services, upload);
    return { ...toFile(upload), State: 'pending', Parsed: null };
  }
  const published = await datasetFileMetadata(services, caller, token);
  if (!published) throw notFound('文件');
  return published;
};
