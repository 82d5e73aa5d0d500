import { and, asc, eq, inArray } from 'drizzle-orm';
import { MAX_TEAMS, type Standing } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { higherIsBetter } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Handle } from '#database/database.ts';
import type { AnyCaller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { stageOrder } from '../competitions/store/stage-order.ts';
import { type StageRow, tasks } from '../competitions/tables.ts';
import { inOrder } from '../leaderboards/store/boards.ts';
import { type StageBoard, stageBoardReader } from '../leaderboards/store/stages.ts';
import { isTied } from '../submissions/store/order.ts';
import { type Board, teamBests } from '../submissions/tables.ts';
import { teams } from '../teams/tables.ts';
import { managedStage } from './stages.ts';

interface StandingQuery {
  Board: Board;
  Task?: string | undefined;
  Top?: number | undefined;
  MinScore?: number | undefined;
}

type Row = Omit<Standing, 'CanPromote'>;

/** The board of one task of the stage as a whole, and whether its higher score is better. */
export const taskRows = async (
  db: Handle,
  stage: Pick<StageRow, 'id'>,
  taskId: string,
  board: Board,
) => {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.stageId, stage.id)));
  if (!task) throw notFound('任务', 'Task');
  if (task.excludedDate) throw conflict('该任务已移出排行榜', 'Task');
  const bests = await db
    .select()
    .from(teamBests)
    .where(and(eq(teamBests.taskId, taskId), eq(teamBests.board, board)))
    .orderBy(...inOrder.map((column) => asc(column)))
    .limit(MAX_TEAMS);
  // Equal scores share a rank: that of the first of them.
  let first = bests[0];
  let Rank = 1;
  const rows = bests.map((best, index): Row => {
    if (first && !isTied(first, best)) [first, Rank] = [best, index + 1];
    return { Rank, Team: best.teamId, Score: best.score, Entries: best.entries };
  });
  return { rows, higherIsBetter: !task.objective || higherIsBetter(task.objective) };
};

const toRows = ({ rows }: StageBoard): Row[] =>
  rows(0, MAX_TEAMS).map(({ Rank, Team, Score, Entries }) => ({ Rank, Team, Score, Entries }));

/** The board of a stage as a whole. */
export const stageRows = async (db: Handle, stageId: string, board: Board): Promise<Row[]> =>
  toRows(await stageBoardReader(db)(stageId, board));

/** Finds which of the teams are in the stage and aren't banned. */
const promotable = async (db: Handle, stage: StageRow, ids: readonly string[]) => {
  const order = (await stageOrder(db, [stage.competitionId])).get(stage.competitionId) ?? [];
  const at = order.indexOf(stage.id);
  if (at === order.length - 1) return new Set<string>();
  const rows = await db
    .select({ id: teams.id })
    .from(teams)
    .where(
      and(
        inArray(teams.id, [...ids]),
        eq(teams.promotions, at),
        eq(teams.banned, false),
        eq(teams.deleted, false),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** A board for its managers, whether it is open or not. @throws Refusal NOT_FOUND, FORBIDDEN */
export const standingsReader = (services: Services) => {
  const { db } = services.database;
  const stageBoard = stageBoardReader(db);

  return async (caller: AnyCaller, stageId: string, query: StandingQuery): Promise<Standing[]> => {
    const stage = await managedStage(services, caller, stageId);
    const { Board, Task, Top, MinScore } = query;
    const { rows, higherIsBetter } =
      Task === undefined
        ? { rows: toRows(await stageBoard(stage.id, Board)), higherIsBetter: true }
        : await taskRows(db, stage, Task, Board);
    const reaches = (score: number) =>
      MinScore === undefined || (higherIsBetter ? score >= MinScore : score <= MinScore);
    const chosen = rows.filter(
      ({ Rank, Score }) => (Top === undefined || Rank <= Top) && reaches(Score),
    );
    const ids = await promotable(
      db,
      stage,
      chosen.map(({ Team }) => Team),
    );
    return chosen.map((row) => ({ ...row, CanPromote: ids.has(row.Team) }));
  };
};
