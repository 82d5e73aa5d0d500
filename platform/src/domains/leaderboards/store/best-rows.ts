import { type SQL, sql } from 'drizzle-orm';
import { standings } from '#domains/submissions/store/bests.ts';
import { type Board, teamBests } from '#domains/submissions/tables.ts';
import { type AuthorsQuery, withApart } from './authors.ts';

/** Way in which scores are told: as they are revealed, or exactly, for managers. */
export type Telling = 'revealed' | 'exact';

interface BestsOptions {
  telling?: Telling;
  among?: SQL;
}

/**
 * Selects the teams' bests on a task's board, of those that meet a condition on `team_bests`; ranks
 * are made of the revealed scores, however they are told.
 */
export const bestsOf = (
  taskId: string,
  board: Board,
  { telling = 'revealed', among = sql`true` }: BestsOptions = {},
  source: SQL = sql`${teamBests}`,
): SQL => {
  const { score, exactScore } = teamBests;
  const told = telling === 'exact' ? sql`coalesce(${exactScore}, ${score})` : sql`${score}`;
  return sql`
    select ${teamBests.teamId} as team_id, ${told} as score, ${teamBests.further} as further,
      ${teamBests.sortKey} as sort_key, ${teamBests.tieKeys} as tie_keys,
      ${teamBests.entries} as entries, ${teamBests.bestDate} as best_date,
      ${teamBests.lastDate} as last_date, ${teamBests.authorship} as authorship
    from ${source}
    where ${teamBests.taskId} = ${taskId} and ${teamBests.board} = ${board} and ${among}`;
};

/** Selects the same by the authors that are asked for, of agents as they are ranked apart too. */
export const bestsBy = (
  { taskId, board, now }: { taskId: string; board: Board; now: Date },
  query: AuthorsQuery,
  options: BestsOptions = {},
): SQL =>
  withApart(
    bestsOf(taskId, board, options),
    () =>
      bestsOf(
        taskId,
        board,
        options,
        sql`(${standings({ taskId, now, isApart: true })}) as ${teamBests}`,
      ),
    query,
  );
