import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '@whaletide/schema/rest/submissions.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { Handle } from '../../database/database.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import type { Viewer } from '../../http/viewer.ts';
import { notFound } from '../../refusal.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { managedCompetition } from '../organisations/access.ts';
import { teams } from '../teams/tables.ts';
import { readableBy } from './access.ts';
import { toWork } from './documents.ts';
import { usage } from './quota.ts';
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
