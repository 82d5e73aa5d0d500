import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { inheritedWorks, works } from '../tables.ts';

export interface Used {
  total: number;
  today: number;
  /** Works of today that ended in an error of the file, which take nothing from the limits. */
  failedToday: number;
}

export const nothingUsed: Used = { total: 0, today: 0, failedToday: 0 };

const counting = [workStatus.pending, workStatus.reviewed, workStatus.invalidated];

/** Own and inherited works of these teams, each once; as one team's where `as` names it. */
const countedWorks = (
  db: Handle,
  teamIds: readonly string[],
  taskIds: readonly string[],
  as: string | undefined,
) => {
  const fields = (teamId: typeof works.teamId | typeof inheritedWorks.teamId) => ({
    teamId: (as === undefined ? sql<string>`${teamId}` : sql<string>`${as}::text`).as(
      'counted_for',
    ),
    workId: works.id,
    taskId: works.taskId,
    status: works.status,
    stoppedScorer: works.stoppedScorer,
    uploadDate: works.uploadDate,
  });
  const ofTasks = inArray(works.taskId, [...taskIds]);
  return union(
    db
      .select(fields(works.teamId))
      .from(works)
      .where(and(inArray(works.teamId, [...teamIds]), ofTasks)),
    db
      .select(fields(inheritedWorks.teamId))
      .from(inheritedWorks)
      .innerJoin(works, eq(works.id, inheritedWorks.workId))
      .where(and(inArray(inheritedWorks.teamId, [...teamIds]), ofTasks)),
  ).as('counted');
};

/**
 * Answers what these teams have used of these tasks' limits, by team and task, in one statement.
 * With `as`, answers what they have used together, as that team's; what they share counts once.
 */
export const quotaUsage = async (
  db: Handle,
  teamIds: readonly string[],
  taskIds: readonly string[],
  now: Date,
  as?: string,
): Promise<{ teamId: string; taskId: string; used: Used }[]> => {
  if (teamIds.length === 0 || taskIds.length === 0) return [];
  const counted = countedWorks(db, teamIds, taskIds, as);
  const counts = or(inArray(counted.status, counting), counted.stoppedScorer);
  const today = gte(counted.uploadDate, startOfDay(now));
  const failed = and(eq(counted.status, workStatus.fileError), eq(counted.stoppedScorer, false));
  const rows = await db
    .select({
      teamId: counted.teamId,
      taskId: counted.taskId,
      total: sql<number>`(count(*) filter (where ${counts}))::int`,
      today: sql<number>`(count(*) filter (where ${counts} and ${today}))::int`,
      failedToday: sql<number>`(count(*) filter (where ${failed} and ${today}))::int`,
    })
    .from(counted)
    .groupBy(counted.teamId, counted.taskId);
  return rows.map(({ teamId, taskId, ...used }) => ({ teamId, taskId, used }));
};
