import { inArray } from 'drizzle-orm';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import type { Handle } from '#database/database.ts';
import type { ExportedDocuments } from '#personal-data/entry.ts';
import { toReview } from './presenters.ts';
import { judgingWorks, type JudgingPairRow, type JudgingReviewRow } from './tables.ts';

/** Numbers by which judges know works: whose work it is, they aren't shown. */
const numbersOf = async (db: Handle, workIds: readonly string[]): Promise<Map<string, number>> => {
  if (workIds.length === 0) return new Map();
  const rows = await db
    .select({ id: judgingWorks.workId, number: judgingWorks.number })
    .from(judgingWorks)
    .where(inArray(judgingWorks.workId, [...workIds]));
  return new Map(rows.map(({ id, number }) => [id, number]));
};

/** Reviews by a rubric, of works that are known by their numbers alone. */
export const exportedReviews: ExportedDocuments = {
  like: judgingReviewCalls.works,
  read: async (db, _reader, rows) => {
    const reviews = rows as unknown as JudgingReviewRow[];
    const numbers = await numbersOf(
      db,
      reviews.map(({ workId }) => workId),
    );
    return reviews.map((review) => ({
      Task: review.taskId,
      Number: numbers.get(review.workId) ?? null,
      Review: toReview(review),
    }));
  },
};

/** Comparisons of two works, which are known by their numbers alone. */
export const exportedPairs: ExportedDocuments = {
  like: judgingReviewCalls.claim,
  read: async (db, _reader, rows) => {
    const pairs = rows as unknown as JudgingPairRow[];
    const numbers = await numbersOf(
      db,
      pairs.flatMap(({ leftId, rightId }) => [leftId, rightId]),
    );
    return pairs.map(({ id, taskId, leftId, rightId, outcome, claimDate, answerDate }) => ({
      _id: id,
      Task: taskId,
      Left: numbers.get(leftId) ?? null,
      Right: numbers.get(rightId) ?? null,
      Outcome: outcome,
      ClaimDate: claimDate,
      AnswerDate: answerDate,
    }));
  },
};
