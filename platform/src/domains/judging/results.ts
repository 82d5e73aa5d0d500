import { and, count, eq, inArray } from 'drizzle-orm';
import type { JudgingResult } from '@whaletide/schema/domains/judging/rest/overview.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { readableBy } from '../submissions/store/readable.ts';
import { competitions } from '../competitions/tables.ts';
import { works } from '../submissions/tables.ts';
import { judgingResults, judgingReviews, type JudgingRow, judgings } from './tables.ts';

type Review = Pick<typeof judgingReviews.$inferSelect, 'workId' | 'judgeId' | 'points' | 'comment'>;

const round = (value: number) => Math.round(value * 100) / 100;

/** Means of the criteria over reviews; empty where the organizer doesn't show them. */
const meansOf = ({ showsCriteria, criteria, mode }: JudgingRow, reviews: readonly Review[]) => {
  if (!showsCriteria || mode !== 'rubric' || reviews.length === 0) return [];
  return criteria.map(({ id, title, kind, maxPoints }) => {
    const given = reviews.map(
      ({ points }) => points.find(({ criterion }) => criterion === id)?.points ?? 0,
    );
    return {
      Title: title,
      Mean: round(given.reduce((sum, value) => sum + value, 0) / given.length),
      MaxPoints: kind === 'yesNo' ? 1 : maxPoints,
    };
  });
};

const commentsOf = ({ showsComments }: JudgingRow, reviews: readonly Review[]): string[] =>
  showsComments ? reviews.flatMap(({ comment }) => (comment ? [comment] : [])).toSorted() : [];

/** Counts the works of these tasks that have a result. */
const countsOf = async (db: Handle, taskIds: readonly string[]): Promise<Map<string, number>> => {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .select({ taskId: judgingResults.taskId, works: count() })
    .from(judgingResults)
    .where(inArray(judgingResults.taskId, [...taskIds]))
    .groupBy(judgingResults.taskId);
  return new Map(rows.map((row) => [row.taskId, row.works]));
};

/** The published results of those of these works that the caller may read. */
export const judgingResultsOf = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<JudgingResult[]> => {
  const rows = await db
    .select({ result: judgingResults, judging: judgings })
    .from(judgingResults)
    .innerJoin(judgings, eq(judgings.taskId, judgingResults.taskId))
    .innerJoin(works, eq(works.id, judgingResults.workId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(inArray(judgingResults.workId, [...ids]), readableBy(caller, works.teamId)));
  const counts = await countsOf(db, [...new Set(rows.map(({ result }) => result.taskId))]);
  const found = rows.map(({ result }) => result.workId);
  const reviews =
    found.length === 0
      ? []
      : await db
          .select()
          .from(judgingReviews)
          .where(and(inArray(judgingReviews.workId, found), eq(judgingReviews.sent, true)));
  return rows.flatMap(({ result, judging }) => {
    const { workId, taskId, rank, rankLow, rankHigh, judges } = result;
    if (!judging.publishedDate) return [];
    const own = reviews.filter(
      (review) => review.workId === workId && judges.includes(review.judgeId),
    );
    return [
      {
        Work: workId,
        Rank: rank,
        RankLow: rankLow,
        RankHigh: rankHigh,
        Works: counts.get(taskId) ?? 0,
        Criteria: meansOf(judging, own),
        Comments: commentsOf(judging, own),
        PublishedDate: judging.publishedDate.toISOString(),
      },
    ];
  });
};
