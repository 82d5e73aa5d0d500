import { type SQL, sql } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { hasPeriod } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { containsText } from '../../database/contains-text.ts';
import type { Handle } from '../../database/database.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import { type TaskRow, tasks } from '../competitions/tables.ts';
import { tieKeysOf } from '../submissions/store/bests.ts';
import { works, type Board, teamBests } from '../submissions/tables.ts';
import { teams } from '../teams/tables.ts';
import { noIntervals } from './intervals/telling.ts';
import type { BoardQuery } from './store/boards.ts';
import { type GroupLeaderboardRow, leaderboardTeams } from './tables.ts';

/** A board of a group, and the task that it is a part of. */
export interface GroupBoard {
  leaderboard: GroupLeaderboardRow;
  task: TaskRow;
}

interface RankedRow extends Record<string, unknown> {
  rank: number;
  position: number;
  team_id: string;
  score: number;
  further: number[];
  entries: number;
  best_date: string | Date;
  last_date: string | Date;
}

const chosen = ({ id, allTeams }: GroupLeaderboardRow, teamId: SQL): SQL =>
  allTeams
    ? sql`true`
    : sql`${teamId} in (select ${leaderboardTeams.teamId} from ${leaderboardTeams}
        where ${leaderboardTeams.leaderboardId} = ${id})`;

/** The rows of the task's own board, of these teams. */
const fromBests = ({ leaderboard, task }: GroupBoard, board: Board): SQL => sql`
  select ${teamBests.teamId} as team_id, ${teamBests.score} as score,
    ${teamBests.further} as further, ${teamBests.sortKey} as sort_key, ${teamBests.tieKeys} as tie_keys, ${teamBests.entries} as entries,
    ${teamBests.bestDate} as best_date, ${teamBests.lastDate} as last_date
  from ${teamBests}
  where ${teamBests.taskId} = ${task.id} and ${teamBests.board} = ${board}
    and ${chosen(leaderboard, sql`${teamBests.teamId}`)}`;

const bound = (date: Date | null, compare: SQL): SQL =>
  date === null
    ? sql``
    : sql`and ${works.uploadDate} ${compare} ${date.toISOString()}::timestamptz`;

/**
 * Selects the rows that these teams' works of the period would make on the task's public board;
 * banned teams stay out.
 */
const fromWorks = ({ leaderboard, task }: GroupBoard): SQL => {
  const metric = task.objective?.metric;
  const sign = metric && !metricDefinitions[metric].higherIsBetter ? 1 : -1;
  // Works whose score isn't shown count among the entries, and make no row.
  return sql`
    select * from (
    select distinct on (${works.teamId}) ${works.teamId} as team_id,
      ${works.publicScore} as score, ${sign}::float8 * ${works.publicScore} as sort_key,
      ${works.publicFurther} as further, ${tieKeysOf(works.publicFurther)} as tie_keys,
      count(*) over own as entries, ${works.uploadDate} as best_date,
      max(${works.uploadDate}) over own as last_date
    from ${works} inner join ${tasks} on ${tasks.id} = ${works.taskId}
    where ${works.taskId} = ${task.id} and ${works.status} = ${workStatus.reviewed}
      and ${works.privateScore} is not null
      ${bound(leaderboard.startDate, sql`>=`)} ${bound(leaderboard.endDate, sql`<`)}
      and ${chosen(leaderboard, sql`${works.teamId}`)}
      and exists (select 1 from ${teams}
        where ${teams.id} = ${works.teamId} and not ${teams.banned})
    window own as (partition by ${works.teamId})
    order by ${works.teamId}, sort_key, tie_keys, ${works.uploadDate}, ${works.id}
    ) as own where score is not null`;
};

/** The board with its ranks, in the order of every board: score, earliest time, team id. */
const ranked = (group: GroupBoard, board: Board): SQL => sql`
  with bests as (${hasPeriod(group.leaderboard) ? fromWorks(group) : fromBests(group, board)}),
  ranked as (
    select *, rank() over (order by sort_key, tie_keys)::int as rank,
      row_number() over (order by sort_key, tie_keys, best_date, team_id)::int as position
    from bests
  )`;

const toRow = (row: RankedRow): LeaderboardRow => ({
  Rank: row.rank,
  Position: row.position,
  Team: row.team_id,
  Score: row.score,
  Further: row.further,
  Entries: Number(row.entries),
  LastSubmissionDate: new Date(row.last_date).toISOString(),
  BestSubmissionDate: new Date(row.best_date).toISOString(),
  PublicRank: null,
  ...noIntervals,
});

/** The condition that a row's team bears a name with this text; true without one. */
const named = (name: string | undefined): SQL => {
  const condition = containsText(teams.name, name);
  return condition === undefined
    ? sql`true`
    : sql`team_id in (select ${teams.id} from ${teams} where ${condition})`;
};

/** A page of a group's board; read when asked for, never stored. */
export const groupBoardPage = async (
  db: Handle,
  group: GroupBoard,
  board: Board,
  query: BoardQuery,
): Promise<Page<LeaderboardRow>> => {
  const window = pageWindow(query);
  const counted = await db.execute<{ total: number }>(
    sql`${ranked(group, board)} select count(*)::int as total from bests
      where ${named(query.Name)}`,
  );
  const { rows } = await db.execute<RankedRow>(sql`${ranked(group, board)}
    select * from ranked where ${named(query.Name)}
    order by position limit ${window.limit} offset ${window.offset}`);
  return pageOf(rows.map(toRow), counted.rows[0]?.total ?? 0, window);
};

/** The rows of these teams on a group's board, by team. */
export const groupBoardRows = async (
  db: Handle,
  group: GroupBoard,
  board: Board,
  teamIds: readonly string[],
): Promise<Map<string, LeaderboardRow>> => {
  if (teamIds.length === 0) return new Map();
  const { rows } = await db.execute<RankedRow>(sql`${ranked(group, board)}
    select * from ranked where team_id in ${[...teamIds]}`);
  return new Map(rows.map((row) => [row.team_id, toRow(row)]));
};
