import { and, eq, sql } from 'drizzle-orm';
import type { GhostRow } from '@whaletide/schema/domains/practice/rest.ts';
import { virtualMoment } from '@whaletide/schema/domains/practice/rules.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { tieKeysOf } from '../submissions/store/bests.ts';
import { firstIsSmaller } from '../submissions/store/directions.ts';
import { byRank } from '../submissions/store/order.ts';
import { teamBests, works } from '../submissions/tables.ts';
import { type PracticeRow, practices, teams } from '../teams/tables.ts';
import { practiceWorks } from './tables.ts';

/** The moment of its competition at which a virtual participation stands, while all may see the board. */
const momentOf = async (db: Handle, { id }: PracticeRow, taskId: string, now: Date) => {
  const [found] = await db
    .select({
      mode: practices.mode,
      begun: practices.startDate,
      ends: practices.endDate,
      competition: competitions,
    })
    .from(practices)
    .innerJoin(competitions, eq(competitions.id, practices.competitionId))
    .innerJoin(tasks, and(eq(tasks.competitionId, competitions.id), eq(tasks.id, taskId)))
    .where(
      and(eq(practices.id, id), eq(competitions.published, true), eq(tasks.showLeaderboard, true)),
    );
  const endDate = found?.competition.endDate;
  if (!endDate || found.mode !== 'virtual') throw notFound('虚拟参赛');
  // One that was ended before its time shows how it went on.
  if (found.ends && found.ends <= now) return endDate;
  const { startDate } = found.competition;
  return virtualMoment({ startDate, endDate }, found.begun, now);
};

/** The best work of each team until a moment, the best first score smallest; as boards order them. */
const bestsUntil = (taskId: string, moment: Date) => sql`
  select distinct on (team_id) team_id, score, sort_key, ties, upload_date from (
    select ${works.teamId} as team_id, ${works.publicScore} as score,
      case when ${firstIsSmaller} then 1 else -1 end * ${works.publicScore} as sort_key,
      ${tieKeysOf(works.publicFurther)} as ties, ${works.uploadDate} as upload_date,
      ${works.id} as id
    from ${works} inner join ${tasks} on ${tasks.id} = ${works.taskId}
      inner join ${teams} on ${teams.id} = ${works.teamId}
    where ${works.taskId} = ${taskId} and ${works.uploadDate} <= ${moment.toISOString()}::timestamptz
      and ${works.status} = ${workStatus.reviewed} and ${works.publicScore} is not null
      and not ${works.late} and not ${teams.banned}
  ) as scored order by team_id, sort_key, ties, upload_date, id`;

/** The best result of a practice in a task, before all that equal it. */
const ownBest = (practiceId: string, taskId: string) => sql`
  select null::text as team_id, ${practiceWorks.publicScore} as score,
    case when ${firstIsSmaller} then 1 else -1 end * ${practiceWorks.publicScore} as sort_key,
    array[]::float8[] as ties, '-infinity'::timestamptz as upload_date
  from ${practiceWorks} inner join ${tasks} on ${tasks.id} = ${practiceWorks.taskId}
  where ${practiceWorks.practiceId} = ${practiceId} and ${practiceWorks.taskId} = ${taskId}
    and ${practiceWorks.publicScore} is not null
  order by sort_key limit 1`;

interface RawRow extends Record<string, unknown> {
  team_id: string | null;
  score: number;
  rank: number;
  final_rank: number | null;
  rows: number;
}

/**
 * A page of a task's public board as it stood at the moment of a virtual participation, with the best
 * result of who takes part among the teams.
 * @throws Refusal NOT_FOUND for a practice without a clock, a task that isn't its competition's, and a
 *   board that isn't shown
 */
export const ghostsOf = async (
  db: Handle,
  practice: PracticeRow,
  { Task: taskId, ...query }: PageQuery & { Task: string },
  now: Date,
): Promise<Page<GhostRow>> => {
  const moment = await momentOf(db, practice, taskId, now);
  const window = pageWindow(query);
  const { rows } = await db.execute<RawRow>(sql`
    with standing as (
      (${bestsUntil(taskId, moment)}) union all (${ownBest(practice.id, taskId)})
    ), final as (
      select ${teamBests.teamId} as team_id, rank() over (order by ${byRank}) as final_rank
      from ${teamBests} inner join ${tasks} on ${tasks.id} = ${teamBests.taskId}
      where ${teamBests.taskId} = ${taskId} and ${teamBests.board} = 'private'
        and ${tasks.showPrivateLeaderboard}
    ), ranked as (
      select *, rank() over (order by sort_key, ties) as rank, count(*) over () as rows
      from standing
    )
    select ranked.team_id, score, rank::int, final_rank::int, rows::int
    from ranked left join final on final.team_id = ranked.team_id
    order by sort_key, ties, upload_date, ranked.team_id
    limit ${window.limit} offset ${window.offset}`);
  const data = rows.map((row) => ({
    Team: row.team_id,
    Rank: row.rank,
    Score: row.score,
    FinalRank: row.final_rank,
  }));
  return pageOf(data, rows[0]?.rows ?? 0, window);
};
