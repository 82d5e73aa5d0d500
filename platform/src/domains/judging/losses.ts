import { and, count, eq, isNull } from 'drizzle-orm';
import type { ClosureLoss } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Handle } from '#database/database.ts';
import { judgingReviews, judgings } from './tables.ts';

/** Counts the works that wait for the member's judgement where nothing is published yet. */
export const lostReviews = async (db: Handle, memberId: string): Promise<ClosureLoss[]> => {
  const [row] = await db
    .select({ rows: count() })
    .from(judgingReviews)
    .innerJoin(judgings, eq(judgings.taskId, judgingReviews.taskId))
    .where(
      and(
        eq(judgingReviews.judgeId, memberId),
        eq(judgingReviews.sent, false),
        isNull(judgings.publishedDate),
      ),
    );
  return [{ kind: 'REVIEWS', count: row?.rows ?? 0 }];
};
