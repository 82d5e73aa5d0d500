import { sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { workScorings, works } from '../tables.ts';
import { bestFirst, candidates } from './bests.ts';
import { privateScoreAt } from './shown-scores.ts';

/** A work that stands on a private board, with what is known of its rows on both parts. */
export interface ShakenWork {
  teamId: string;
  bestDate: number;
  /** As they are revealed, and as they were computed. */
  publicScore: number;
  privateScore: number;
  publicExact: number;
  privateExact: number;
  publicRows: number;
  privateRows: number;
  publicInfluences: Uint8Array;
  privateInfluences: Uint8Array;
  solutionHash: string;
}

/** The works behind the rows of a task's private board whose rows are known and whose scores are shown. */
export const shakenWorks = async (
  db: Handle,
  { taskId, now }: { taskId: string; now: Date },
): Promise<ShakenWork[]> => {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${candidates({ taskId, now })}, bests as (
      select distinct on (task_id, board, team_id) team_id, id
      from standing where board = 'private' order by ${bestFirst}
    )
    select ${works.teamId} as team_id, ${works.uploadDate} as best_date,
      ${works.publicScore} as public_score, ${privateScoreAt(now)} as private_score,
      (${workScorings.exact} -> 'public' ->> 0)::float8 as public_exact,
      (${workScorings.exact} -> 'private' ->> 0)::float8 as private_exact,
      ${workScorings.publicRows} as public_rows, ${workScorings.privateRows} as private_rows,
      ${workScorings.publicInfluences} as public_influences,
      ${workScorings.privateInfluences} as private_influences,
      ${workScorings.solutionHash} as solution_hash
    from bests inner join ${works} on ${works.id} = bests.id
      inner join ${tasks} on ${tasks.id} = ${works.taskId}
      inner join ${workScorings} on ${workScorings.workId} = bests.id
    where ${works.publicScore} is not null and ${works.privateScore} is not null
      and ${workScorings.publicRows} is not null and ${workScorings.privateRows} is not null
      and ${workScorings.publicInfluences} is not null
      and ${workScorings.privateInfluences} is not null`);
  return rows.map((row) => ({
    teamId: row.team_id as string,
    bestDate: new Date(row.best_date as string | Date).getTime(),
    publicScore: row.public_score as number,
    privateScore: row.private_score as number,
    publicExact: row.public_exact as number,
    privateExact: row.private_exact as number,
    publicRows: row.public_rows as number,
    privateRows: row.private_rows as number,
    publicInfluences: row.public_influences as Uint8Array,
    privateInfluences: row.private_influences as Uint8Array,
    solutionHash: row.solution_hash as string,
  }));
};
