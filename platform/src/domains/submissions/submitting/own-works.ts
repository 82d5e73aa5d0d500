import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  PrivateBestWork,
  SubmissionQuota,
  TaskWorks,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { pageOf, pageWindow } from '#http/paging.ts';
import { competitions, tasks } from '#domains/competitions/tables.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import { readableBy } from '../store/readable.ts';
import { privateBestIds } from '../store/bests.ts';
import { nothingUsed, quotaUsage } from '../store/quota.ts';
import { type Reader, toWorks } from '../store/works.ts';
import { works } from '../tables.ts';

/** The member's living team for each of these tasks, and what it may see there. */
export const ownTeams = (db: Handle, memberId: string, taskIds: readonly string[]) =>
  db
    .select({
      taskId: tasks.id,
      teamId: teams.id,
      captainId: teams.captainId,
      objective: tasks.objective,
      open: tasks.showPrivateLeaderboard,
      showsBest: tasks.showPrivateBestWork,
    })
    .from(tasks)
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.competitionId, tasks.competitionId), eq(teamMembers.memberId, memberId)),
    )
    .innerJoin(teams, and(eq(teams.id, teamMembers.teamId), eq(teams.deleted, false)))
    .where(inArray(tasks.id, [...taskIds]));

/** The same page of the works of the member's team for each of these tasks; three statements. */
export const worksOfTasks = async (
  db: Handle,
  reader: Reader,
  taskIds: readonly string[],
  query: { page: number; perPage: number },
): Promise<TaskWorks[]> => {
  const own = await ownTeams(db, reader.caller.id, taskIds);
  if (own.length === 0) return [];
  const window = pageWindow(query);
  const ofTeams = and(
    inArray(works.taskId, [...taskIds]),
    inArray(
      works.teamId,
      own.map(({ teamId }) => teamId),
    ),
  );
  const numbered = db
    .select({
      id: works.id,
      place: sql<number>`(row_number() over (partition by ${works.taskId}
        order by ${works.uploadDate} desc, ${works.id} desc))::int`.as('place'),
      total: sql<number>`(count(*) over (partition by ${works.taskId}))::int`.as('total'),
    })
    .from(works)
    .where(ofTeams)
    .as('numbered');
  const rows = await db
    .select({ work: works, place: numbered.place, total: numbered.total })
    .from(works)
    .innerJoin(numbered, eq(numbered.id, works.id))
    .where(
      sql`(${numbered.place} > ${window.offset} and ${numbered.place} <= ${window.offset + window.limit})
        or ${numbered.place} = 1`,
    )
    .orderBy(desc(works.uploadDate), desc(works.id));
  const shown = await toWorks(
    db,
    reader,
    rows
      .filter(({ place }) => place > window.offset && place <= window.offset + window.limit)
      .map(({ work }) => work),
  );
  return own.map(({ taskId, teamId }) => {
    // The first row is always read, so that a page past the end knows how many there are.
    const total = rows.find(({ work }) => work.taskId === taskId)?.total ?? 0;
    const data = shown.filter(({ Task }) => Task === taskId);
    return { Task: taskId, Team: teamId, ...pageOf(data, total, window) };
  });
};

/**
 * Finds the works that count for a team on the private boards of these tasks, once they may be
 * seen.
 */
export const privateBestWorks = async (
  db: Handle,
  reader: Reader,
  taskIds: readonly string[],
  teamId: string | undefined,
): Promise<PrivateBestWork[]> => {
  const { caller, now } = reader;
  const shown =
    teamId === undefined
      ? await ownTeams(db, caller.id, taskIds)
      : await db
          .select({
            taskId: tasks.id,
            teamId: teams.id,
            open: tasks.showPrivateLeaderboard,
            showsBest: tasks.showPrivateBestWork,
          })
          .from(tasks)
          .innerJoin(teams, eq(teams.competitionId, tasks.competitionId))
          .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
          .where(
            and(
              inArray(tasks.id, [...taskIds]),
              eq(teams.id, teamId),
              readableBy(caller, teams.id),
            ),
          );
  const visible = shown.filter(({ open, showsBest }) => open && showsBest);
  const ids = await privateBestIds(db, { teamIds: visible.map((one) => one.teamId), now });
  const best = ids.length === 0 ? [] : await db.select().from(works).where(inArray(works.id, ids));
  const told = await toWorks(db, reader, best);
  return shown.map(({ taskId, teamId: Team, open, showsBest }) => {
    const work = told.find((one) => one.Task === taskId && one.Team === Team);
    return { Task: taskId, Team, work: work && open && showsBest ? work : null };
  });
};

/** Answers what the member's teams have used of the limits of these tasks; two statements. */
export const quotasOf = async (
  db: Handle,
  memberId: string,
  taskIds: readonly string[],
  now: Date,
): Promise<SubmissionQuota[]> => {
  const own = await ownTeams(db, memberId, taskIds);
  const used = await quotaUsage(
    db,
    own.map(({ teamId }) => teamId),
    taskIds,
    now,
  );
  const resetDate = endOfDay(now).toISOString();
  return own.map(({ taskId, teamId }) => {
    const row = used.find((one) => one.taskId === taskId && one.teamId === teamId);
    const { total, today } = row?.used ?? nothingUsed;
    return {
      Task: taskId,
      Team: teamId,
      totalValidSubmissionCount: total,
      dailyValidSubmissionCount: today,
      resetDate,
    };
  });
};
