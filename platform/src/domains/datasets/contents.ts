import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  DatasetDocument,
  DatasetVersion,
  DatasetVersionFile,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { labsByIds } from '../projects/store/projects.ts';
import { labs } from '../projects/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { datasetAsSeen, visibleTo } from './store/datasets.ts';
import {
  datasets,
  datasetVersionFiles,
  type DatasetVersionRow,
  datasetVersions,
  labDatasets,
} from './tables.ts';

/** Answers the texts in which these datasets describe themselves at length. */
export const documentsOf = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<DatasetDocument[]> =>
  db
    .select({ Dataset: datasets.id, Document: datasets.document })
    .from(datasets)
    .where(and(inArray(datasets.id, [...ids]), visibleTo(caller)));

const toVersion = (row: DatasetVersionRow): DatasetVersion => ({
  _id: row.id,
  Dataset: row.datasetId,
  Version: row.number,
  Note: row.note,
  FilesNumber: row.filesNumber,
  Size: row.size,
  Date: row.date.toISOString(),
});

/** The versions of these datasets, newest first. */
export const versionsOf = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<DatasetVersion[]> => {
  const rows = await db
    .select({ version: datasetVersions })
    .from(datasetVersions)
    .innerJoin(datasets, eq(datasets.id, datasetVersions.datasetId))
    .where(and(inArray(datasets.id, [...ids]), visibleTo(caller)))
    .orderBy(desc(datasetVersions.number));
  return rows.map(({ version }) => toVersion(version));
};

/** The files of a version by their paths; of a dataset without any, none. @throws Refusal NOT_FOUND */
export const filesOf = async (
  db: Handle,
  caller: Caller | null,
  id: string,
  number: number | undefined,
): Promise<DatasetVersionFile[]> => {
  const { Version: newest } = await datasetAsSeen(db, caller, id);
  const wanted = number ?? newest;
  if (wanted === null) return [];
  const [version] = await db
    .select({ id: datasetVersions.id })
    .from(datasetVersions)
    .where(and(eq(datasetVersions.datasetId, id), eq(datasetVersions.number, wanted)));
  if (!version) throw notFound('数据集版本');
  const { key, ext, size, hash } = uploads;
  return db
    .select({ Token: key, Path: datasetVersionFiles.path, Ext: ext, Size: size, Hash: hash })
    .from(datasetVersionFiles)
    .innerJoin(uploads, eq(key, datasetVersionFiles.uploadKey))
    .where(eq(datasetVersionFiles.versionId, version.id))
    .orderBy(asc(datasetVersionFiles.path));
};

const everybodys = and(
  eq(labs.private, false),
  eq(labs.deleted, false),
  isNull(labs.collapsedDate),
  isNotNull(labs.versionDate),
);

/** The public projects that work with a dataset, the last to begin first. @throws Refusal NOT_FOUND */
export const projectsWith = async (
  db: Handle,
  caller: Caller | null,
  id: string,
  query: PageQuery,
): Promise<Page<Lab>> => {
  await datasetAsSeen(db, caller, id);
  const window = pageWindow(query);
  const joined = eq(labs.id, labDatasets.labId);
  const chosen = and(eq(labDatasets.datasetId, id), everybodys);
  const [total] = await db
    .select({ rows: count() })
    .from(labDatasets)
    .innerJoin(labs, joined)
    .where(chosen);
  const rows = await db
    .select({ id: labs.id })
    .from(labDatasets)
    .innerJoin(labs, joined)
    .where(chosen)
    .orderBy(desc(labDatasets.date), asc(labs.id))
    .limit(window.limit)
    .offset(window.offset);
  const ids = rows.map((row) => row.id);
  const found = ids.length > 0 ? await labsByIds(db, ids, null) : [];
  const byId = new Map(found.map((lab) => [lab._id, lab]));
  return pageOf(
    ids.flatMap((one) => byId.get(one) ?? []),
    total?.rows ?? 0,
    window,
  );
};
