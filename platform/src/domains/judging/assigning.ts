import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Judging } from '@whaletide/schema/domains/judging/rest/settings.ts';
import {
  assignReviews,
  divideComparisons,
} from '@whaletide/schema/domains/judging/rules/assignment.ts';
import { MOST_COMPARED, MOST_JUDGED } from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { type Added, tellJudges } from './messages.ts';
import { toJudging } from './presenters.ts';
import { activeJudges, conflictsOf } from './store/judges.ts';
import { lockManagedTask, managedTask, requireOpen } from './store/judgings.ts';
import { type JudgedWork, judgedWorks, latestWorks, numberWorks } from './store/works.ts';
import { judgingJudges, judgingPairs, judgingReviews, type JudgingRow } from './tables.ts';

/** Rows that are inserted at once. */
const CHUNK = 1_000;

interface Desk {
  judging: JudgingRow;
  found: readonly JudgedWork[];
  judges: readonly string[];
  allowed: (workId: string) => string[];
  now: Date;
}

/** Hands reviews of a rubric out; what was begun stays with who began it. */
const assignRubric = async (tx: Transaction, desk: Desk): Promise<Added> => {
  const { judging, found, judges, allowed } = desk;
  const { taskId } = judging;
  // Drafts of who isn't a judge any more can't be sent.
  await tx
    .delete(judgingReviews)
    .where(
      and(
        eq(judgingReviews.taskId, taskId),
        eq(judgingReviews.sent, false),
        notInArray(judgingReviews.judgeId, [...judges]),
      ),
    );
  const rows = await tx.select().from(judgingReviews).where(eq(judgingReviews.taskId, taskId));
  const toAssigned = ({ workId, judgeId }: (typeof rows)[number]) => ({
    work: workId,
    judge: judgeId,
  });
  const { waiting } = assignReviews({
    works: found.map(({ id }) => ({ id, allowed: allowed(id) })),
    judges,
    perWork: judging.judgesPerWork,
    begun: rows.filter(({ saveDate }) => saveDate !== null).map(toAssigned),
    waiting: rows.filter(({ saveDate }) => saveDate === null).map(toAssigned),
  });
  await tx
    .delete(judgingReviews)
    .where(and(eq(judgingReviews.taskId, taskId), sql`${judgingReviews.saveDate} is null`));
  const added = waiting.map(({ work, judge }) => ({ workId: work, judgeId: judge, taskId }));
  for (let start = 0; start < added.length; start += CHUNK)
    await tx
      .insert(judgingReviews)
      .values(added.slice(start, start + CHUNK))
      .onConflictDoNothing();
  const had = new Set(rows.map(({ workId, judgeId }) => `${workId} ${judgeId}`));
  const fresh = added.filter(({ workId, judgeId }) => !had.has(`${workId} ${judgeId}`));
  return new Map(
    judges.map((judge) => [judge, fresh.filter(({ judgeId }) => judgeId === judge).length]),
  );
};

/** Comparisons that each judge has done. */
const comparedBy = async (tx: Transaction, taskId: string): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ judgeId: judgingPairs.judgeId, done: count() })
    .from(judgingPairs)
    .where(
      and(eq(judgingPairs.taskId, taskId), inArray(judgingPairs.outcome, ['left', 'right', 'tie'])),
    )
    .groupBy(judgingPairs.judgeId);
  return new Map(rows.map(({ judgeId, done }) => [judgeId, done]));
};

/** Finds how many comparisons each judge is to do. */
const comparisonsOf = async (tx: Transaction, desk: Desk): Promise<number[]> => {
  const { judging, found, judges, allowed } = desk;
  const done = await comparedBy(tx, judging.taskId);
  const present = new Set(judges);
  const ofOthers = [...done].reduce(
    (sum, [judge, number]) => (present.has(judge) ? sum : sum + number),
    0,
  );
  const works = new Map(judges.map((judge) => [judge, 0]));
  for (const { id } of found)
    for (const judge of allowed(id)) works.set(judge, (works.get(judge) ?? 0) + 1);
  const most = judges.map((judge) => {
    const own = works.get(judge) ?? 0;
    return (own * (own - 1)) / 2;
  });
  return divideComparisons(judging.pairsPerWork * found.length - ofOthers, most).map((share, at) =>
    Math.max(share, done.get(judges[at] ?? '') ?? 0),
  );
};

const assignJudgesTo = async (tx: Transaction, desk: Desk): Promise<Added> => {
  const { judging, judges, now } = desk;
  const rows = await tx
    .select()
    .from(judgingJudges)
    .where(eq(judgingJudges.taskId, judging.taskId));
  const had = new Map(rows.map(({ judgeId, comparisons }) => [judgeId, comparisons]));
  const comparisons =
    judging.mode === 'pairs' ? await comparisonsOf(tx, desk) : judges.map(() => 0);
  const added = new Map<string, number>();
  for (const [at, judgeId] of judges.entries()) {
    const own = comparisons[at] ?? 0;
    added.set(judgeId, own - (had.get(judgeId) ?? 0));
    await tx
      .insert(judgingJudges)
      .values({ taskId: judging.taskId, judgeId, comparisons: own, createDate: now })
      .onConflictDoUpdate({
        target: [judgingJudges.taskId, judgingJudges.judgeId],
        set: { comparisons: own },
      });
  }
  return added;
};

/**
 * Hands the latest work of each team out to the judges of the competition: again for works and
 * judges that came since. @throws Refusal as the contract says
 */
export const assignJudges = async (
  { database, events, now }: Services,
  caller: Caller,
  taskId: string,
): Promise<Judging> => {
  await database.transaction(async (tx) => {
    const managed = await lockManagedTask(tx, caller, taskId);
    const { task, competition, judging } = managed;
    const open = requireOpen(judging);
    const judges = await activeJudges(tx, competition.id);
    if (judges.length === 0) throw conflict('还没有评委，请先在“协办与评委”中邀请评委');
    const latest = await latestWorks(tx, taskId);
    if (latest.length === 0) throw conflict('还没有可以评审的作品');
    const most = open.mode === 'pairs' ? MOST_COMPARED : MOST_JUDGED;
    if (latest.length > most) throw conflict(`这种方式最多评审 ${most} 件作品`);
    await numberWorks(tx, taskId, latest);
    const found = await judgedWorks(tx, taskId);
    const between = await conflictsOf(tx, { taskId, judges, found });
    const desk = {
      judging: open,
      found,
      judges,
      allowed: (workId: string) => judges.filter((judge) => between(judge, workId) === null),
      now: now(),
    };
    const compared = await assignJudgesTo(tx, desk);
    const added = open.mode === 'rubric' ? await assignRubric(tx, desk) : compared;
    await record(tx, actedBy(caller, now), {
      action: 'judging.assign',
      ...ofCompetition(competition, task.name),
      after: { works: found.length, judges: judges.length },
    });
    await tellJudges(tx, events, { ...managed, added });
  });
  return toJudging(database.db, await managedTask(database.db, caller, taskId));
};
