import { inArray, sql } from 'drizzle-orm';
import { frozenSince } from '@whaletide/schema/domains/leaderboards/rules/frozen-board.ts';
import type { Handle } from '#database/database.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { teamBests, workScorings, works } from '../tables.ts';
import type { ScoredTask } from './ladder/protection.ts';
import { byRank } from './order.ts';

/** First rows of a board whose steps are looked at: that of a nearly perfect score alone is too fine. */
const LEADERS = 20;

const tells = ({ task, showsExact }: ScoredTask, now: Date): boolean =>
  task.showLeaderboard &&
  task.excludedDate === null &&
  !showsExact &&
  frozenSince({ endDate: task.endDate.toISOString(), frozenHours: task.frozenHours }, now) === null;

/**
 * The median steps to which the scores of these tasks' leaders are rounded, by task: of open public
 * boards that round scores and don't stand still. Others have none, so that no more is told than
 * they show.
 */
export const leaderSteps = async (
  db: Handle,
  found: readonly ScoredTask[],
  now: Date,
): Promise<Map<string, number>> => {
  const ids = found.flatMap((one) => (tells(one, now) ? [one.task.id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ task_id: string; step: number }>(sql`
    select leader.task_id, percentile_disc(0.5) within group (
      order by (${workScorings.rounded} ->> 'step')::float8) as step
    from ${tasks} cross join lateral (
      select ${teamBests.taskId} as task_id, ${teamBests.teamId} as team_id,
        ${teamBests.bestDate} as best_date
      from ${teamBests} where ${teamBests.taskId} = ${tasks.id} and ${teamBests.board} = 'public'
      order by ${byRank} limit ${LEADERS}
    ) as leader inner join ${works} on ${works.taskId} = leader.task_id
      and ${works.teamId} = leader.team_id and ${works.uploadDate} = leader.best_date
      inner join ${workScorings} on ${workScorings.workId} = ${works.id}
    where ${inArray(tasks.id, ids)} and ${workScorings.rounded} ->> 'step' is not null
    group by leader.task_id`);
  return new Map(rows.map(({ task_id: taskId, step }) => [taskId, step]));
};
