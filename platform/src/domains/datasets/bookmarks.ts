import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  Dataset,
  DatasetState,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { favouritesOf } from '../votes/store/favourites.ts';
import { votedAmong } from '../votes/store/votes.ts';
import { datasetAsSeen, visibleTo } from './store/datasets.ts';
import { datasetFacts, toDatasets } from './store/documents.ts';
import { datasetBookmarks, datasets } from './tables.ts';

export const { bookmark, unbookmark } = favouritesOf<Dataset>({
  kind: 'DATASET',
  asSeen: datasetAsSeen,
  add: (tx, { memberId, id, date }) =>
    tx
      .insert(datasetBookmarks)
      .values({ memberId, datasetId: id, date })
      .onConflictDoNothing()
      .returning({ datasetId: datasetBookmarks.datasetId }),
  remove: (tx, { memberId, id }) =>
    tx
      .delete(datasetBookmarks)
      .where(and(eq(datasetBookmarks.memberId, memberId), eq(datasetBookmarks.datasetId, id)))
      .returning({ datasetId: datasetBookmarks.datasetId }),
  count: (tx, id, change) =>
    tx
      .update(datasets)
      .set({ bookmarksNumber: sql`greatest(0, ${datasets.bookmarksNumber} + ${change})` })
      .where(eq(datasets.id, id)),
});

/** A page of the member's favourites that they still see, the newest first. */
export const bookmarkedDatasets = (
  db: Handle,
  caller: Caller,
  query: PageQuery,
): Promise<Page<Dataset>> => {
  const chosen = and(eq(datasetBookmarks.memberId, caller.id), visibleTo(caller));
  const joined = eq(datasets.id, datasetBookmarks.datasetId);
  return toPage(query, {
    rows: db
      .select({ dataset: datasetFacts })
      .from(datasetBookmarks)
      .innerJoin(datasets, joined)
      .where(chosen)
      .orderBy(desc(datasetBookmarks.date), desc(datasetBookmarks.datasetId)),
    total: db
      .select({ rows: count() })
      .from(datasetBookmarks)
      .innerJoin(datasets, joined)
      .where(chosen),
    present: (rows) =>
      toDatasets(
        db,
        rows.map(({ dataset }) => dataset),
      ),
  });
};

/** Answers the member's own state of these datasets: liked, among their favourites. */
export const datasetStates = async (
  db: Handle,
  memberId: string,
  ids: readonly string[],
): Promise<DatasetState[]> => {
  const { datasetId } = datasetBookmarks;
  const rows = await db
    .select({ datasetId })
    .from(datasetBookmarks)
    .where(and(eq(datasetBookmarks.memberId, memberId), inArray(datasetId, [...ids])));
  const marked = new Set(rows.map((row) => row.datasetId));
  const voted = await votedAmong(db, memberId, 'DATASET', ids);
  return ids.map((Dataset) => ({
    Dataset,
    marked: marked.has(Dataset),
    voted: voted.has(Dataset),
  }));
};
