import { and, eq, isNotNull } from 'drizzle-orm';
import type { PairOutcome } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import type { Handle } from '#database/database.ts';
import { judgingPairs, type JudgingPairRow } from '../tables.ts';

/** Values of the answers that tell anything. */
const values: Partial<Record<PairOutcome, number>> = { left: 1, right: 0, tie: 0.5 };

/** The pairs of a task, the earliest first. */
export const pairsOf = (
  db: Handle,
  taskId: string,
  { answered = false } = {},
): Promise<JudgingPairRow[]> =>
  db
    .select()
    .from(judgingPairs)
    .where(
      and(eq(judgingPairs.taskId, taskId), answered ? isNotNull(judgingPairs.outcome) : undefined),
    )
    .orderBy(judgingPairs.claimDate, judgingPairs.id);

/** Answered pairs of works that are judged, by their places in the given orders. */
export const toGivenPairs = (
  rows: readonly JudgingPairRow[],
  placeOf: ReadonlyMap<string, number>,
  judgeAt: ReadonlyMap<string, number>,
) =>
  rows.flatMap(({ leftId, rightId, judgeId, outcome }) => {
    const value = outcome === null ? undefined : values[outcome];
    const [left, right] = [placeOf.get(leftId), placeOf.get(rightId)];
    return value === undefined || left === undefined || right === undefined
      ? []
      : [{ left, right, judge: judgeAt.get(judgeId) ?? -1, value }];
  });
