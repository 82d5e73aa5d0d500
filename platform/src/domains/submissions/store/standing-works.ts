import { sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { works } from '../tables.ts';
import { bestFirst, candidates } from './bests.ts';

/** A work with a file that stands for its team on a board. */
export interface StandingWork {
  workId: string;
  teamId: string;
  fileKey: string;
}

/** The works that stand for teams on either board of a task, each once, those of the private one first. */
export const standingWorks = async (
  db: Handle,
  { taskId, now, most }: { taskId: string; now: Date; most: number },
): Promise<StandingWork[]> => {
  const { rows } = await db.execute<{ id: string; team_id: string; file_key: string }>(sql`
    with ${candidates({ taskId, now })}, bests as (
      select distinct on (task_id, board, team_id) id, board
      from standing order by ${bestFirst}
    )
    select ${works.id} as id, ${works.teamId} as team_id, ${works.fileKey} as file_key
    from ${works} inner join (select id, min(board) as board from bests group by id) as own
      on own.id = ${works.id}
    where ${works.fileKey} is not null
    order by own.board, ${works.id} limit ${most}`);
  return rows.map(({ id, team_id: teamId, file_key: fileKey }) => ({
    workId: id,
    teamId,
    fileKey,
  }));
};
