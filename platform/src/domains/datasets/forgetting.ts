import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { forgetVotes } from '../votes/store/votes.ts';
import { datasetBookmarks, datasets } from './tables.ts';

/**
 * Removes the datasets that no one else sees; others stay, since other members work with them and
 * refer to them.
 */
export const forgetPrivateDatasets = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  await tx
    .update(datasets)
    .set({ deleted: true, title: '', shortDescription: '', document: '', image: null })
    .where(and(eq(datasets.memberId, id), eq(datasets.visibility, 'PRIVATE')));
};

/** Removes a member's favourites, whose datasets each count one less. */
export const forgetDatasetBookmarks = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  const kept = await tx
    .delete(datasetBookmarks)
    .where(eq(datasetBookmarks.memberId, id))
    .returning({ id: datasetBookmarks.datasetId });
  const ids = kept.map((row) => row.id);
  for (const some of slices(ids))
    await tx
      .update(datasets)
      .set({ bookmarksNumber: sql`greatest(0, ${datasets.bookmarksNumber} - 1)` })
      .where(inArray(datasets.id, some));
};

/** Removes a member's likes, whose datasets each count one less. */
export const forgetDatasetLikes = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  for (const some of slices(await forgetVotes(tx, id, 'DATASET')))
    await tx
      .update(datasets)
      .set({ votesNumber: sql`greatest(0, ${datasets.votesNumber} - 1)` })
      .where(inArray(datasets.id, some));
};
