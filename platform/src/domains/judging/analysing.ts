import { eq } from 'drizzle-orm';
import type { Analysis, JudgedTask } from '@whaletide/schema/domains/judging/rules/analysis.ts';
import { rubricScore } from '@whaletide/schema/domains/judging/rules/reviews.ts';
import type { Handle } from '#database/database.ts';
import type { Analyst } from './store/analyst.ts';
import { pairsOf, toGivenPairs } from './store/given-pairs.ts';
import { type ManagedTask, requireJudging } from './store/judgings.ts';
import { type JudgedWork, judgedWorks } from './store/works.ts';
import { judgingJudges, judgingReviews, type JudgingRow } from './tables.ts';

/** Everything that is known of a task's judging at one moment. */
export interface JudgingState {
  judging: JudgingRow;
  found: JudgedWork[];
  judges: (typeof judgingJudges.$inferSelect)[];
  /** Answers of the judges: reviews or comparisons of works that are judged. */
  task: JudgedTask;
  /** Reviews or comparisons that each work has, by its place. */
  done: number[];
  /** The same of each judge. */
  doneBy: number[];
  /** Reviews that are assigned to each judge; of pairs the comparisons to do. */
  assignedTo: number[];
}

/** Reads what is known of a task's judging. @throws Refusal CONFLICT where it isn't judged so */
export const judgingState = async (
  db: Handle,
  { task, judging: row, maxScore }: ManagedTask,
): Promise<JudgingState> => {
  const judging = requireJudging(row);
  const found = await judgedWorks(db, task.id);
  const judges = await db
    .select()
    .from(judgingJudges)
    .where(eq(judgingJudges.taskId, task.id))
    .orderBy(judgingJudges.createDate, judgingJudges.judgeId);
  const placeOf = new Map(found.map(({ id }, place) => [id, place]));
  const judgeAt = new Map(judges.map(({ judgeId }, at) => [judgeId, at]));
  const done = found.map(() => 0);
  const doneBy = judges.map(() => 0);
  const raise = (counts: number[], at: number) => {
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const base = { works: found.length, choices: judges.map(({ counted }) => counted), maxScore };
  const state = { judging, found, judges, done, doneBy };
  if (judging.mode === 'pairs') {
    const pairs = toGivenPairs(
      await pairsOf(db, task.id, { answered: true }),
      placeOf,
      judgeAt,
    ).filter(({ judge }) => judge >= 0);
    for (const { left, right, judge } of pairs) {
      raise(done, left);
      raise(done, right);
      raise(doneBy, judge);
    }
    const assignedTo = judges.map(({ comparisons }, at) => Math.max(comparisons, doneBy[at] ?? 0));
    return { ...state, assignedTo, task: { ...base, given: { mode: 'pairs', pairs } } };
  }
  const assignedTo = judges.map(() => 0);
  const reviews = await db.select().from(judgingReviews).where(eq(judgingReviews.taskId, task.id));
  const scores = reviews.flatMap(({ workId, judgeId, points, sent }) => {
    const [work, judge] = [placeOf.get(workId), judgeAt.get(judgeId)];
    if (work === undefined || judge === undefined) return [];
    raise(assignedTo, judge);
    if (!sent) return [];
    raise(done, work);
    raise(doneBy, judge);
    return [{ work, judge, value: rubricScore(judging.criteria, points, maxScore) }];
  });
  return { ...state, assignedTo, task: { ...base, given: { mode: 'rubric', scores } } };
};

/** Reviews or comparisons that each work needs. */
export const neededOf = ({ mode, judgesPerWork, pairsPerWork }: JudgingRow): number =>
  mode === 'pairs' ? pairsPerWork : judgesPerWork;

/** The works that lack reviews, by their places. */
export const lackingOf = ({ judging, done }: JudgingState): number[] =>
  done.flatMap((number, place) => (number < neededOf(judging) ? [place] : []));

/** Makes the ranking of a state. */
export const analysisOf = (analyst: Analyst, { task }: JudgingState): Promise<Analysis> =>
  analyst.analyse(task);
