import { and, eq, isNotNull } from 'drizzle-orm';
import type { SubmissionQuota } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, notFound } from '#refusal.ts';
import { tasks } from '../competitions/tables.ts';
import { nothingUsed, quotaUsage } from '../submissions/store/quota.ts';
import { oneOf, readTeams } from './store/facts.ts';

/**
 * Answers what a team has used of each scored task of its competition; with another team, what both
 * would have used as one. For members of either. @throws Refusal NOT_FOUND
 */
export const teamQuotas = async (
  db: Handle,
  caller: Caller,
  teamId: string,
  otherId: string | undefined,
  now: Date,
): Promise<SubmissionQuota[]> => {
  const ids = otherId === undefined ? [teamId] : [teamId, otherId];
  const states = await readTeams(db, ids, now);
  const team = oneOf(states, teamId);
  const involved = ids.map((id) => oneOf(states, id));
  if (!involved.some(({ memberIds }) => memberIds.includes(caller.id))) throw notFound('团队');
  if (involved.some(({ competition }) => competition.id !== team.competition.id))
    throw badInput('两支团队不在同一场比赛', 'With');
  const scored = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.competitionId, team.competition.id), isNotNull(tasks.objective)))
    .orderBy(tasks.stageId, tasks.position, tasks.id);
  const taskIds = scored.map(({ id }) => id);
  const used = await quotaUsage(db, ids, taskIds, now, teamId);
  const resetDate = endOfDay(now).toISOString();
  return taskIds.map((Task) => {
    const { total, today } = used.find(({ taskId }) => taskId === Task)?.used ?? nothingUsed;
    return {
      Task,
      Team: teamId,
      totalValidSubmissionCount: total,
      dailyValidSubmissionCount: today,
      resetDate,
    };
  });
};
