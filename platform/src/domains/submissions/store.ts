import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  PrivateBestWork,
  SubmissionQuota,
  TaskWorks,
  Work,
} from '@whaletide/schema/rest/submissions.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import { endOfDay } from '@whaletide/schema/rules/time.ts';
import type { Handle } from '../../database/database.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import type { Viewer } from '../../http/viewer.ts';
import { notFound } from '../../refusal.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { privateBestIds } from '../leaderboards/recompute.ts';
import { members } from '../members/tables.ts';
import { managedCompetition } from '../organisations/access.ts';
import { teamMembers, teams } from '../teams/tables.ts';
import { readableBy } from './access.ts';
import { toWork } from './documents.ts';
import { nothingUsed, usage } from './quota.ts';
import { workReviews, type WorkRow, works } from './tables.ts';

/** What the reviewers said of these works, by work, oldest first. */
const reviewsOf = async (
  db: Handle,
  rows: readonly WorkRow[],
): Promise<Map<string, Work['reviewResults']>> => {
  const ids = rows.filter(({ answers }) => answers !== null).map(({ id }) => id);
  const byWork = new Map<string, Work['reviewResults']>();
  if (ids.length === 0) return byWork;
  const found = await db
    .select({ review: workReviews, name: members.name })
    .from(workReviews)
    .innerJoin(members, eq(members.id, workReviews.reviewerId))
    .where(inArray(workReviews.workId, ids))
    .orderBy(asc(workReviews.reviewDate), asc(workReviews.reviewerId));
  for (const { review, name } of found) {
    const told = {
      Reviewer: { _id: review.reviewerId, Name: name },
      Score: review.score,
      Comment: review.comment,
      Date: review.reviewDate.toISOString(),
    };
    byWork.set(review.workId, [...(byWork.get(review.workId) ?? []), told]);
  }
  return byWork;
};

/** Works as their readers see them, with their reviews; one statement more for those. */
export const toWorks = async (
  db: Handle,
  rows: readonly { work: WorkRow; open: boolean }[],
): Promise<Work[]> => {
  const reviews = await reviewsOf(
    db,
    rows.map(({ work }) => work),
  );
  return rows.map(({ work, open }) => toWork(work, open, reviews.get(work.id)));
};

/** Those of the works that the viewer may read. */
export const worksByIds = async (
  db: Handle,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Work[]> => {
  const rows = await db
    .select({ work: works, open: tasks.showPrivateLeaderboard })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(inArray(works.id, [...ids]), readableBy(viewer, works.teamId)));
  return toWorks(db, rows);
};

interface ListQuery {
  page: number;
  perPage: number;
  Team?: string | undefined;
  Task: string;
  Status?: number | undefined;
}

/** The task, for who may read what is asked for. @throws Refusal NOT_FOUND, FORBIDDEN */
const scopeOf = async (db: Handle, viewer: Viewer, query: ListQuery) => {
  const chosen = { open: tasks.showPrivateLeaderboard, competitionId: tasks.competitionId };
  if (query.Team === undefined) {
    const [task] = await db.select(chosen).from(tasks).where(eq(tasks.id, query.Task));
    if (!task) throw notFound('任务');
    await managedCompetition(db, viewer, task.competitionId);
    return task;
  }
  const [task] = await db
    .select(chosen)
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .innerJoin(tasks, eq(tasks.competitionId, competitions.id))
    .where(and(eq(teams.id, query.Team), eq(tasks.id, query.Task), readableBy(viewer, teams.id)));
  if (!task) throw notFound('团队');
  return task;
};

/** A team's works for a task, or all teams', newest first, with what counts. @throws Refusal NOT_FOUND, FORBIDDEN */
export const listWorks = async (
  db: Handle,
  viewer: Viewer,
  query: ListQuery,
  now: Date,
): Promise<
  Page<Work> & { totalValidSubmissionCount: number; dailyValidSubmissionCount: number }
> => {
  const scope = await scopeOf(db, viewer, query);
  const window = pageWindow(query);
  const chosen = and(
    eq(works.taskId, query.Task),
    query.Team === undefined ? undefined : eq(works.teamId, query.Team),
    query.Status === undefined ? undefined : eq(works.status, query.Status),
  );
  const rows = await db
    .select()
    .from(works)
    .where(chosen)
    .orderBy(desc(works.uploadDate), desc(works.id))
    .limit(window.limit)
    .offset(window.offset);
  const [total] = await db.select({ rows: count() }).from(works).where(chosen);
  const [used] = query.Team === undefined ? [] : await usage(db, [query.Team], [query.Task], now);
  const data = await toWorks(
    db,
    rows.map((work) => ({ work, open: scope.open })),
  );
  return {
    ...pageOf(data, total?.rows ?? 0, window),
    totalValidSubmissionCount: used?.used.total ?? 0,
    dailyValidSubmissionCount: used?.used.today ?? 0,
  };
};

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
  memberId: string,
  taskIds: readonly string[],
  query: { page: number; perPage: number },
): Promise<TaskWorks[]> => {
  const own = await ownTeams(db, memberId, taskIds);
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
    rows
      .filter(({ place }) => place > window.offset && place <= window.offset + window.limit)
      .map(({ work }) => ({
        work,
        open: own.find(({ taskId }) => taskId === work.taskId)?.open ?? false,
      })),
  );
  return own.map(({ taskId, teamId }) => {
    // The first row is always read, so that a page past the end knows how many there are.
    const total = rows.find(({ work }) => work.taskId === taskId)?.total ?? 0;
    const data = shown.filter(({ Task }) => Task === taskId);
    return { Task: taskId, Team: teamId, ...pageOf(data, total, window) };
  });
};

/** What stands for a team on the private boards of these tasks, once it may be seen. */
export const privateBestWorks = async (
  db: Handle,
  viewer: Viewer,
  taskIds: readonly string[],
  teamId: string | undefined,
): Promise<PrivateBestWork[]> => {
  const shown =
    teamId === undefined
      ? await ownTeams(db, viewer.id, taskIds)
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
              readableBy(viewer, teams.id),
            ),
          );
  const visible = shown.filter(({ open, showsBest }) => open && showsBest);
  const ids = await privateBestIds(db, { teamIds: visible.map((one) => one.teamId) });
  const best = ids.length === 0 ? [] : await db.select().from(works).where(inArray(works.id, ids));
  return shown.map(({ taskId, teamId: Team, open, showsBest }) => {
    const work = best.find((one) => one.taskId === taskId && one.teamId === Team);
    return { Task: taskId, Team, work: work && open && showsBest ? toWork(work, true) : null };
  });
};

/** What the member's teams have used of the limits of these tasks; two statements. */
export const quotasOf = async (
  db: Handle,
  memberId: string,
  taskIds: readonly string[],
  now: Date,
): Promise<SubmissionQuota[]> => {
  const own = await ownTeams(db, memberId, taskIds);
  const used = await usage(
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
