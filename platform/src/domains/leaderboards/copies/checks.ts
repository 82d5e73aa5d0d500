import { asc, eq, sql } from 'drizzle-orm';
import type { CopyCheck } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { type TaskRow, tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { labs } from '#domains/projects/tables.ts';
import { teamMembers } from '#domains/teams/tables.ts';
import { copyChecks, copyPairs } from '../tables.ts';
import { COPIES_JOB } from './job.ts';

/** The task, for who manages it. @throws Refusal NOT_FOUND, FORBIDDEN */
const managedTask = async (db: Handle, caller: Caller, taskId: string) => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  return { task, competition: await managedCompetition(db, caller, task.competitionId) };
};

type Pair = typeof copyPairs.$inferSelect;

/** Published projects that members of both teams of these pairs own or forked, by the teams. */
const commonProjects = async (db: Handle, taskId: string): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ one: string; other: string; project: string }>(sql`
    with involved as (
      select ${copyPairs.oneTeam} as team_id from ${copyPairs} where ${copyPairs.taskId} = ${taskId}
      union select ${copyPairs.otherTeam} from ${copyPairs} where ${copyPairs.taskId} = ${taskId}
    ), known as (
      select distinct involved.team_id, source.id as project
      from involved inner join ${teamMembers} on ${teamMembers.teamId} = involved.team_id
        inner join ${labs} as own on own.member_id = ${teamMembers.memberId} and not own.deleted
        inner join ${labs} as source on source.id in (own.id, own.parent_id)
      where not source.private and not source.deleted and source.collapsed_date is null
    )
    select ${copyPairs.oneTeam} as one, ${copyPairs.otherTeam} as other,
      min(mine.project) as project
    from ${copyPairs} inner join known as mine on mine.team_id = ${copyPairs.oneTeam}
      inner join known as theirs on theirs.team_id = ${copyPairs.otherTeam}
        and theirs.project = mine.project
    where ${copyPairs.taskId} = ${taskId}
    group by 1, 2`);
  return new Map(rows.map(({ one, other, project }) => [`${one}:${other}`, project]));
};

const toCheck = async (db: Handle, { id }: TaskRow): Promise<CopyCheck> => {
  const [check] = await db.select().from(copyChecks).where(eq(copyChecks.taskId, id));
  const none = { Task: id, StartDate: null, DoneDate: null, Works: 0, Pairs: [] };
  if (!check) return { ...none, State: 'none' };
  const pairs = await db
    .select()
    .from(copyPairs)
    .where(eq(copyPairs.taskId, id))
    .orderBy(asc(copyPairs.logChance), asc(copyPairs.oneTeam), asc(copyPairs.otherTeam));
  const projects = await commonProjects(db, id);
  const projectOf = ({ oneTeam, otherTeam }: Pair) =>
    projects.get(`${oneTeam}:${otherTeam}`) ?? null;
  const told = pairs.map((pair) => ({
    Teams: [pair.oneTeam, pair.otherTeam],
    Errors: [pair.oneErrors, pair.otherErrors],
    Shared: pair.shared,
    Expected: pair.expected,
    LogChance: pair.logChance,
    Project: projectOf(pair),
  }));
  return {
    Task: id,
    State: check.state,
    StartDate: check.startDate.toISOString(),
    DoneDate: check.doneDate?.toISOString() ?? null,
    Works: check.works,
    // Pairs that a published project explains come last.
    Pairs: [
      ...told.filter(({ Project }) => Project === null),
      ...told.filter(({ Project }) => Project !== null),
    ],
  };
};

/** The last check of a task. @throws Refusal NOT_FOUND, FORBIDDEN */
export const copyCheckOf = async (
  { database: { db } }: Services,
  caller: Caller,
  taskId: string,
): Promise<CopyCheck> => toCheck(db, (await managedTask(db, caller, taskId)).task);

/** Queues a check, unless one is under way already. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT */
export const startCopyCheck = async (
  { database, jobs, now }: Services,
  caller: Caller,
  taskId: string,
): Promise<CopyCheck> => {
  const { db } = database;
  const { task, competition } = await managedTask(db, caller, taskId);
  if (!task.objective) throw conflict('人工评审的任务没有雷同检查');
  if (task.objective.scorer === 'worker') throw conflict('由评测机评分的任务没有雷同检查');
  const [solution] = await db
    .select({ taskId: taskSolutions.taskId })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!solution) throw conflict('该任务还没有标准答案');
  await database.transaction(async (tx) => {
    const begun = { state: 'running' as const, startDate: now(), doneDate: null };
    const [started] = await tx
      .insert(copyChecks)
      .values({ taskId, ...begun })
      .onConflictDoUpdate({
        target: copyChecks.taskId,
        set: begun,
        setWhere: sql`${copyChecks.state} <> 'running'`,
      })
      .returning();
    // One is under way: what it finds is what was asked for.
    if (!started) return;
    await record(tx, actedBy(caller, now), {
      action: 'leaderboards.task.startCopyCheck',
      ...ofCompetition(competition, task.name),
      after: { task: taskId },
    });
    await jobs.add(tx, COPIES_JOB, { taskId });
  });
  return toCheck(db, task);
};
