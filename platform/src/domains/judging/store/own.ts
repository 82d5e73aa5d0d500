import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OwnJudging } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { conflict, forbidden, notFound } from '#refusal.ts';
import {
  type CompetitionRow,
  competitionRoles,
  competitions,
  type TaskRow,
  tasks,
} from '#domains/competitions/tables.ts';
import { teamOf } from '#domains/teams/store/teams.ts';
import { toCriteria } from '../presenters.ts';
import {
  judgingJudges,
  judgingPairs,
  judgingReviews,
  type JudgingRow,
  judgings,
} from '../tables.ts';
import { lockJudging } from './judgings.ts';
import { judgedWorks } from './works.ts';

/** A task that a member judges. */
export interface OwnTask {
  judging: JudgingRow;
  task: TaskRow;
  competition: CompetitionRow;
  maxScore: number;
  judge: typeof judgingJudges.$inferSelect;
}

const chosen = {
  judging: judgings,
  task: tasks,
  competition: competitions,
  judge: judgingJudges,
  role: competitionRoles.role,
};

/** Joins the judgings that a member was assigned to with what they are of. */
const assigned = (db: Handle, memberId: string) =>
  db
    .select(chosen)
    .from(judgings)
    .innerJoin(tasks, eq(tasks.id, judgings.taskId))
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .innerJoin(
      judgingJudges,
      and(eq(judgingJudges.taskId, judgings.taskId), eq(judgingJudges.judgeId, memberId)),
    )
    .innerJoin(
      competitionRoles,
      and(
        eq(competitionRoles.competitionId, tasks.competitionId),
        eq(competitionRoles.memberId, memberId),
      ),
    );

const isJudge = () =>
  and(
    eq(competitionRoles.role, 'judge'),
    eq(competitions.published, true),
    isNull(competitions.trashedDate),
  );

const toOwnTask = ({ judging, task, competition, judge }: Omit<OwnTask, 'maxScore'>): OwnTask => ({
  judging,
  task,
  competition,
  judge,
  maxScore: task.subjective?.maxScore ?? 0,
});

/**
 * The task that a member judges.
 * @throws Refusal NOT_FOUND for none that is published, FORBIDDEN for who isn't assigned
 */
export const ownTask = async (db: Handle, caller: Caller, taskId: string): Promise<OwnTask> => {
  const [row] = await assigned(db, caller.id).where(and(eq(judgings.taskId, taskId), isJudge()));
  if (row) return toOwnTask(row);
  const [found] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(
      and(eq(tasks.id, taskId), eq(competitions.published, true), isNull(competitions.trashedDate)),
    );
  if (!found) throw notFound('任务');
  throw forbidden('你没有被分配评审该任务');
};

/** The tasks that a member judges and whose results aren't published. */
export const openTasks = async (db: Handle, memberId: string): Promise<OwnTask[]> => {
  const rows = await assigned(db, memberId)
    .where(and(isJudge(), isNull(judgings.publishedDate)))
    .orderBy(asc(tasks.id));
  return rows.map(toOwnTask);
};

/**
 * Locks the task of a judge's own, while its judging is open. @throws as ownTask, CONFLICT once it
 * is published
 */
export const lockOwnTask = async (
  tx: Transaction,
  caller: Caller,
  taskId: string,
): Promise<OwnTask> => {
  await lockJudging(tx, taskId);
  const own = await ownTask(tx, caller, taskId);
  if (own.judging.publishedDate) throw conflict('评审结果已发布，不能再更改评审');
  return own;
};

/** Reviews or comparisons of a task that are the judge's to do, and those that are done. */
export const progressOf = async (
  db: Handle,
  { judging, judge }: Pick<OwnTask, 'judging' | 'judge'>,
): Promise<{ assigned: number; done: number }> => {
  const { taskId } = judging;
  if (judging.mode === 'pairs') {
    const [row] = await db
      .select({ done: count() })
      .from(judgingPairs)
      .where(
        and(
          eq(judgingPairs.taskId, taskId),
          eq(judgingPairs.judgeId, judge.judgeId),
          inArray(judgingPairs.outcome, ['left', 'right', 'tie']),
        ),
      );
    const done = row?.done ?? 0;
    return { assigned: Math.max(judge.comparisons, done), done };
  }
  const live = new Set((await judgedWorks(db, taskId)).map(({ id }) => id));
  const rows = await db
    .select({ workId: judgingReviews.workId, sent: judgingReviews.sent })
    .from(judgingReviews)
    .where(and(eq(judgingReviews.taskId, taskId), eq(judgingReviews.judgeId, judge.judgeId)));
  const own = rows.filter(({ workId }) => live.has(workId));
  return { assigned: own.length, done: own.filter(({ sent }) => sent).length };
};

export const toOwnJudging = async (db: Handle, own: OwnTask): Promise<OwnJudging> => {
  const { judging, task, competition, maxScore } = own;
  const progress = await progressOf(db, own);
  return {
    Task: task.id,
    TaskName: task.name,
    Competition: competition.id,
    CompetitionName: competition.name,
    OwnTeam: (await teamOf(db, competition.id, own.judge.judgeId))?.name ?? null,
    Mode: judging.mode,
    Blind: judging.blind,
    Criteria: toCriteria(judging.criteria),
    MaxScore: maxScore,
    Assigned: progress.assigned,
    Done: progress.done,
    Closed: judging.publishedDate !== null,
  };
};

/** The tasks that a member judges, those that are open first. */
export const ownJudgings = (
  db: Handle,
  caller: Caller,
  query: PageQuery,
): Promise<Page<OwnJudging>> =>
  toPage(query, {
    rows: assigned(db, caller.id)
      .where(isJudge())
      .orderBy(sql`${judgings.publishedDate} is not null`, desc(tasks.endDate), asc(tasks.id)),
    total: db
      .select({ rows: count() })
      .from(judgings)
      .innerJoin(tasks, eq(tasks.id, judgings.taskId))
      .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
      .innerJoin(judgingJudges, eq(judgingJudges.taskId, judgings.taskId))
      .innerJoin(
        competitionRoles,
        and(
          eq(competitionRoles.competitionId, tasks.competitionId),
          eq(competitionRoles.memberId, judgingJudges.judgeId),
        ),
      )
      .where(and(eq(judgingJudges.judgeId, caller.id), isJudge())),
    present: async (rows) => {
      const own: OwnJudging[] = [];
      for (const row of rows) own.push(await toOwnJudging(db, toOwnTask(row)));
      return own;
    },
  });
