import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { forgetVotes } from '../votes/store/votes.ts';
import { labBookmarks, labs } from './tables.ts';

/** Removes the member's private projects. Public ones stay, since others read and refer to them. */
export const forgetPrivateProjects = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  await tx
    .update(labs)
    .set({ deleted: true, title: '', notebooks: [] })
    .where(and(eq(labs.memberId, id), eq(labs.private, true)));
};

/** Removes a member's favourites, whose datasets each count one less. */
export const forgetBookmarks = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  const kept = await tx
    .delete(labBookmarks)
    .where(eq(labBookmarks.memberId, id))
    .returning({ id: labBookmarks.labId });
  const ids = kept.map((row) => row.id);
  for (const some of slices(ids))
    await tx
      .update(labs)
      .set({ bookmarksNumber: sql`greatest(0, ${labs.bookmarksNumber} - 1)` })
      .where(inArray(labs.id, some));
};

/** Removes a member's likes, whose datasets each count one less. */
export const forgetLikes = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  for (const some of slices(await forgetVotes(tx, id, 'PROJECT')))
    await tx
      .update(labs)
      .set({ votesNumber: sql`greatest(0, ${labs.votesNumber} - 1)` })
      .where(inArray(labs.id, some));
};
