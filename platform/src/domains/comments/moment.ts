import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { type CommentRow, comments } from './tables.ts';

/**
 * The moment of a new comment: after all that stand in the same list, whatever the clocks say.
 * One that is put before a cursor would be missed by readers who go on from there. Callers hold the
 * lock of the row that counts the list, so that no other is written meanwhile.
 */
export const momentOfNext = async (
  tx: Transaction,
  { kind, targetId, firstId }: Pick<CommentRow, 'kind' | 'targetId' | 'firstId'>,
  now: Date,
): Promise<Date> => {
  const [last] = await tx
    .select({ date: comments.createDate })
    .from(comments)
    .where(
      firstId === null
        ? and(eq(comments.kind, kind), eq(comments.targetId, targetId), isNull(comments.firstId))
        : eq(comments.firstId, firstId),
    )
    .orderBy(desc(comments.createDate), desc(comments.id))
    .limit(1);
  return last && last.date >= now ? new Date(last.date.getTime() + 1) : now;
};
