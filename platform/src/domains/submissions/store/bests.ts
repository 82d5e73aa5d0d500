import { and, type Column, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { withheldFrom } from '#domains/competitions/store/private-boards.ts';
import { stages, tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { firstIsSmaller, smallerIsBetter } from './directions.ts';
import { type BestRow, type MovedRow, movedRows } from './moved-rows.ts';
import { isRankedApart } from './ranked-apart.ts';
import { privateFurtherAt, privateScoreAt } from './shown-scores.ts';
import { type Board, workScorings, works, teamBests } from '../tables.ts';

/** Teams whose boards are meant; a task only where no other can have changed. */
export interface Scope {
  teamIds: readonly string[];
  taskId?: string;
  /** Stage whose tasks are meant. */
  stageId?: string;
  /** True for the boards of agents that are ranked apart, false for all others. */
  isApart?: boolean;
  now: Date;
}

/**
 * The further scores of a work as they break ties: each the smaller the better, by its metric in the
 * task's settings. Element by element, in their order, as arrays are compared.
 */
export const tieKeysOf = (further: Column | SQL): SQL<number[]> => sql`array(
  select own.value * case when ${smallerIsBetter(
    sql`${tasks.objective} -> 'further' -> (own.place - 1)::int ->> 'metric'`,
  )} then 1 else -1 end
  from unnest(${further}) with ordinality as own(value, place) order by own.place)`;

/** The exact first score of a work on a board; null where it wasn't rounded. */
const exactOn = (board: Board): SQL => sql`(${workScorings.exact} -> ${board} ->> 0)::float8`;

/**
 * The reviewed works that stand for each team on each board. The public board takes all whose score
 * is shown; the private one those that the team has chosen, else as many of its best by public score
 * as it could choose, or of its first where a protected board shows none of them, and until the
 * task's end none from after its opening. `sign` makes ascending best first.
 */
export const candidates = ({
  teamIds,
  taskId,
  stageId,
  isApart = false,
  now,
}: Partial<Scope> & Pick<Scope, 'now'>): SQL => sql`
  reviewed as (
    select ${works.taskId} as task_id, ${works.teamId} as team_id, ${works.id} as id,
      ${works.uploadDate} as upload_date, ${works.selected} as selected,
      ${works.authorship} as authorship,
      ${works.publicScore} as public_score, ${privateScoreAt(now)} as private_score,
      ${exactOn('public')} as public_exact, ${exactOn('private')} as private_exact,
      ${works.publicFurther} as public_further, ${privateFurtherAt(now)} as private_further,
      ${tieKeysOf(works.publicFurther)} as public_ties,
      ${tieKeysOf(privateFurtherAt(now))} as private_ties,
      case when ${firstIsSmaller} then 1 else -1 end as sign,
      coalesce((${tasks.objective} ->> 'selectionLimit')::int, ${MAX_SELECTED}) as most,
      coalesce(${works.uploadDate} >= ${withheldFrom(now)}, false) as withheld
    from ${works} inner join ${tasks} on ${tasks.id} = ${works.taskId}
      inner join ${stages} on ${stages.id} = ${tasks.stageId}
      left join ${workScorings} on ${workScorings.workId} = ${works.id}
    where ${teamIds === undefined ? sql`true` : inArray(works.teamId, [...teamIds])}
      ${taskId === undefined ? sql`` : sql`and ${works.taskId} = ${taskId}`}
      ${stageId === undefined ? sql`` : sql`and ${tasks.stageId} = ${stageId}`}
      and ${isApart ? isRankedApart : sql`not ${isRankedApart}`}
      and ${works.status} = ${workStatus.reviewed} and ${works.privateScore} is not null
      and not ${works.late}
  ), boards as (
    select 'public' as board, public_score as score, public_exact as exact,
      public_further as further, public_ties as ties, reviewed.* from reviewed
    union all
    select 'private', private_score, private_exact, private_further, private_ties, reviewed.*
    from reviewed where not withheld
  ), placed as (
    select *, bool_or(selected) over own as chosen, count(*) over own as entries,
      max(upload_date) over own as last_date,
      bool_or(public_score is not null) over own as is_shown,
      row_number() over (partition by board, task_id, team_id
        order by sign * public_score, public_ties, upload_date, id) as place
    from boards window own as (partition by board, task_id, team_id)
  ), standing as (
    select * from placed
    where case when board = 'private' and chosen then selected
      when board = 'private' and place <= most then public_score is not null or not is_shown
      else board = 'public' and public_score is not null end
  )`;

export const bestFirst = sql`task_id, board, team_id, sign * score, ties, upload_date, id`;

/** Rows of boards, with the columns of the table that keeps them in their order. */
export const standings = (scope: Partial<Scope> & Pick<Scope, 'now'>): SQL => sql`
    with ${candidates(scope)}
    select distinct on (task_id, board, team_id)
      task_id, board, team_id, score, exact as exact_score, sign * score as sort_key, further,
      ties as tie_keys, upload_date as best_date, last_date, entries, authorship
    from standing
    where exists (select 1 from ${teams} where ${teams.id} = team_id and not ${teams.banned})
    order by ${bestFirst}`;

/**
 * Recomputes these teams' rows on the boards from their reviewed works: the best score of each
 * task and board as it is shown, then the further scores, then the earlier; a team has none while
 * it is banned. The one way in which boards change; the caller holds the teams' locks, so that
 * neither two works of a team nor a work and a ban can overlook each other.
 * Answers the rows of public boards whose score isn't what it was.
 */
export const recomputeBests = async (tx: Transaction, scope: Scope): Promise<MovedRow[]> => {
  if (scope.teamIds.length === 0) return [];
  const deleted = await tx
    .delete(teamBests)
    .where(
      and(
        inArray(teamBests.teamId, [...scope.teamIds]),
        scope.taskId === undefined ? undefined : eq(teamBests.taskId, scope.taskId),
      ),
    )
    .returning({
      board: teamBests.board,
      taskId: teamBests.taskId,
      teamId: teamBests.teamId,
      score: teamBests.score,
    });
  const { rows } = await tx.execute<BestRow>(sql`
    insert into ${teamBests}
      (task_id, board, team_id, score, exact_score, sort_key, further, tie_keys, best_date,
        last_date, entries, authorship)
    ${standings(scope)}
    returning board, task_id, team_id, score`);
  return movedRows(
    deleted.filter(({ board }) => board === 'public'),
    rows,
  );
};

/** Rows that the boards of a task would have by its reviewed works, without changing them. */
export const expectedBests = async (
  db: Handle,
  scope: { taskId: string; now: Date },
): Promise<
  { board: Board; teamId: string; score: number; further: number[]; entries: number }[]
> => {
  const { rows } = await db.execute<{
    board: Board;
    team_id: string;
    score: number;
    further: number[];
    entries: number | string;
  }>(sql`select * from (${standings(scope)}) as expected`);
  return rows.map(({ board, team_id: teamId, score, further, entries }) => ({
    board,
    teamId,
    score,
    further,
    entries: Number(entries),
  }));
};

/** The works behind these teams' rows on private boards, by id. */
export const privateBestIds = async (db: Handle, scope: Scope): Promise<string[]> => {
  if (scope.teamIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${candidates(scope)}
    select distinct on (task_id, board, team_id) id
    from standing where board = 'private' order by ${bestFirst}`);
  return rows.map(({ id }) => id);
};

/** A row of a board with what is known of the rows of its work's part. */
export interface BoardScore {
  teamId: string;
  bestDate: Date;
  sortKey: number;
  /** As it is revealed, and as it was computed. */
  score: number;
  exact: number;
  rows: number | null;
  influences: Uint8Array | null;
  /** Hash of the solution that it was scored by. */
  solutionHash: string | null;
}

/** The rows of a task's board in their order, with the influences of the works behind them. */
export const boardScores = async (
  db: Handle,
  { taskId, board, now }: { taskId: string; board: Board; now: Date },
): Promise<BoardScore[]> => {
  const { publicRows, privateRows, publicInfluences, privateInfluences } = workScorings;
  const isPublic = board === 'public';
  const { rows } = await db.execute<{
    team_id: string;
    best_date: string | Date;
    sort_key: number;
    score: number;
    exact: number;
    rows: number | null;
    influences: Uint8Array | null;
    solution_hash: string | null;
  }>(sql`
    with ${candidates({ taskId, now })}, bests as (
      select distinct on (task_id, board, team_id) team_id, id
      from standing where board = ${board} order by ${bestFirst}
    )
    select ${teamBests.teamId} as team_id, ${teamBests.bestDate} as best_date,
      ${teamBests.sortKey} as sort_key, ${teamBests.score} as score,
      coalesce(${teamBests.exactScore}, ${teamBests.score}) as exact,
      ${isPublic ? publicRows : privateRows} as rows,
      ${isPublic ? publicInfluences : privateInfluences} as influences,
      ${workScorings.solutionHash} as solution_hash
    from ${teamBests} left join bests on bests.team_id = ${teamBests.teamId}
      left join ${workScorings} on ${workScorings.workId} = bests.id
    where ${teamBests.taskId} = ${taskId} and ${teamBests.board} = ${board}
    order by ${teamBests.sortKey}, ${teamBests.tieKeys}, ${teamBests.bestDate}, ${teamBests.teamId}`);
  return rows.map((row) => ({
    teamId: row.team_id,
    bestDate: new Date(row.best_date),
    sortKey: row.sort_key,
    score: row.score,
    exact: row.exact,
    rows: row.rows,
    influences: row.influences,
    solutionHash: row.solution_hash,
  }));
};

/** Rows of a part: as the solution was read, else as the last work was scored. */
export const partRows = async (
  db: Handle,
  taskId: string,
  board: Board,
): Promise<number | null> => {
  const [kept] = await db
    .select({ rows: sql<number | null>`(${taskSolutions.figures} ->> ${board})::int` })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!kept || kept.rows !== null) return kept?.rows ?? null;
  const rows = board === 'public' ? workScorings.publicRows : workScorings.privateRows;
  const [scored] = await db
    .select({ rows })
    .from(works)
    .innerJoin(workScorings, eq(workScorings.workId, works.id))
    .where(and(eq(works.taskId, taskId), isNotNull(rows)))
    .orderBy(desc(works.id))
    .limit(1);
  return scored?.rows ?? null;
};
