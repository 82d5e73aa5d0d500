import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  Dataset,
  DatasetCount,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, toPage, type PageQuery, pageWindow } from '#http/paging.ts';
import { isShownTo, shownAmong } from '../members/store.ts';
import { isListedDataset } from './list.ts';
import { datasetFacts, toDatasets } from './store/documents.ts';
import { datasets } from './tables.ts';

/** A page of a member's public datasets; none where the profile is hidden. @throws Refusal NOT_FOUND */
export const datasetsOfMember = async (
  db: Handle,
  caller: Caller | null,
  id: string,
  query: PageQuery,
): Promise<Page<Dataset>> => {
  if (!(await isShownTo(db, id, caller?.id ?? null))) return pageOf([], 0, pageWindow(query));
  const chosen = and(eq(datasets.memberId, id), isListedDataset);
  return toPage(query, {
    rows: db
      .select(datasetFacts)
      .from(datasets)
      .where(chosen)
      .orderBy(desc(datasets.updateDate), asc(datasets.id)),
    total: db.select({ rows: count() }).from(datasets).where(chosen),
    present: (rows) => toDatasets(db, rows),
  });
};

/** Counts the public datasets of each of these members, as far as the profile isn't hidden. */
export const datasetCounts = async (
  db: Handle,
  caller: Caller | null,
  ids: readonly string[],
): Promise<DatasetCount[]> => {
  const shown = await shownAmong(db, ids, caller?.id ?? null);
  if (shown.length === 0) return [];
  const rows = await db
    .select({ User: datasets.memberId, Count: count() })
    .from(datasets)
    .where(and(inArray(datasets.memberId, shown), isListedDataset))
    .groupBy(datasets.memberId);
  const counts = new Map(rows.map(({ User, Count }) => [User, Count]));
  return shown.map((User) => ({ User, Count: counts.get(User) ?? 0 }));
};
