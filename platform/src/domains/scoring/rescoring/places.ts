import { sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { teamBests } from '#domains/submissions/tables.ts';
import type { Move } from '../tables.ts';

/** Moves that are kept to be shown: those of 10,000 teams on both boards. */
const MOST_MOVES = 20_000;

type Places = Map<string, Omit<Move, 'before' | 'after'> & { place: number }>;

/** Places of the teams on both boards of a task; equal scores share one. */
export const placesOf = async (tx: Transaction, taskId: string): Promise<Places> => {
  const { rows } = await tx.execute<{ board: Move['board']; team_id: string; place: number }>(sql`
    select ${teamBests.board} as board, ${teamBests.teamId} as team_id,
      rank() over (partition by ${teamBests.board}
        order by ${teamBests.sortKey}, ${teamBests.tieKeys})::int as place
    from ${teamBests} where ${teamBests.taskId} = ${taskId}`);
  return new Map(
    rows.map(({ board, team_id: teamId, place }) => [
      `${board} ${teamId}`,
      { board, teamId, place },
    ]),
  );
};

/** The teams whose places differ, the public board first and the best new places first. */
export const movesOf = (before: Places, after: Places): { moves: Move[]; moved: number } => {
  const all = [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Move[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const known = is ?? was;
    if (!known || was?.place === is?.place) return [];
    const { board, teamId } = known;
    return [{ board, teamId, before: was?.place ?? null, after: is?.place ?? null }];
  });
  const sorted = all.sort(
    (a, b) =>
      Number(a.board === 'private') - Number(b.board === 'private') ||
      (a.after ?? Infinity) - (b.after ?? Infinity),
  );
  return { moves: sorted.slice(0, MOST_MOVES), moved: all.length };
};
