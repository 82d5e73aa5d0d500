import { and, eq } from 'drizzle-orm';
import type { FileMetadata } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { fileKind, isShownAsItIs } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { Handle } from '#database/database.ts';
import { READER_VERSION } from '#files/parsing/reader-version.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { type UploadRow, uploads } from '#domains/uploads/tables.ts';
import { datasets, datasetVersionFiles, datasetVersions, filePreviews } from '../tables.ts';
import { visibleTo } from './datasets.ts';
import { isOutdated, ofOlderReaders } from './outdated-previews.ts';
import { PREVIEW_JOB, type PreviewJob, type previewHandler } from './preview-jobs.ts';

/**
 * Tells whether a file is in a version of a dataset that the caller may see: of any, or of that
 * one.
 */
export const mayReadDatasetFile = async (
  db: Handle,
  caller: Caller | null,
  key: string,
  datasetId?: string,
): Promise<boolean> => {
  const found = await db
    .select({ id: datasets.id })
    .from(datasetVersionFiles)
    .innerJoin(datasetVersions, eq(datasetVersions.id, datasetVersionFiles.versionId))
    .innerJoin(datasets, eq(datasets.id, datasetVersions.datasetId))
    .where(
      and(
        eq(datasetVersionFiles.uploadKey, key),
        datasetId === undefined ? undefined : eq(datasets.id, datasetId),
        visibleTo(caller),
      ),
    )
    .limit(1);
  return found.length > 0;
};

type Preview = Pick<typeof filePreviews.$inferSelect, 'state' | 'parsed'>;

const PENDING: Preview = { state: 'pending', parsed: null };

/**
 * Answers the state of a file's preview. The first viewer has it made: a dataset may have a
 * thousand files, most of which no one looks at. The first after the readers have changed has it
 * made again.
 */
const previewOf = async (
  { database, jobs }: Services,
  { key, memberId: author }: UploadRow,
): Promise<Preview> => {
  const [known] = await database.db
    .select()
    .from(filePreviews)
    .where(eq(filePreviews.uploadKey, key));
  if (known && !isOutdated(known)) return known;
  await database.transaction(async (tx) => {
    const added = await tx
      .insert(filePreviews)
      .values({ uploadKey: key, ...PENDING })
      .onConflictDoUpdate({
        target: filePreviews.uploadKey,
        set: PENDING,
        setWhere: ofOlderReaders(filePreviews),
      })
      .returning({ uploadKey: filePreviews.uploadKey });
    if (added.length > 0) await jobs.add(tx, PREVIEW_JOB, { key, author } satisfies PreviewJob);
  });
  return PENDING;
};

/**
 * Answers what a file of a dataset was parsed into; null where the caller may not read it, or there
 * is none.
 */
export const datasetFileMetadata = async (
  services: Services,
  caller: Caller | null,
  key: string,
): Promise<FileMetadata | null> => {
  const { db } = services.database;
  if (!(await mayReadDatasetFile(db, caller, key))) return null;
  const [upload] = await db.select().from(uploads).where(eq(uploads.key, key));
  if (!upload) return null;
  const kind = fileKind(upload.ext);
  const { state, parsed }: Preview =
    kind === null
      ? { state: 'none', parsed: null }
      : isShownAsItIs(kind)
        ? { state: 'ready', parsed: { parser_type: kind, table: null, zip: null, text: null } }
        : await previewOf(services, upload);
  const { name: Name, ext: Ext, size: Size } = upload;
  return { Token: key, Name, Ext, Size, State: state, Parsed: parsed };
};

/** Keeps the preview of a file. */
export const keepPreview: Parameters<typeof previewHandler>[2] = async (
  tx,
  key,
  { State: state, Parsed: parsed },
) => {
  await tx
    .update(filePreviews)
    .set({ state, parsed, reader: READER_VERSION })
    .where(eq(filePreviews.uploadKey, key));
};
