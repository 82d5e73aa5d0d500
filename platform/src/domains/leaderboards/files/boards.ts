import type { Static } from 'typebox';
import type { BoardFileQuery } from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Table } from '#http/csv.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { stagesBy, tasksBy } from '#domains/competitions/store/reading.ts';
import { rowsOfGroup } from '../group-boards.ts';
import { closedBoard, openBoard, tellsPublicRank } from '../open.ts';
import { frozenSinceOf } from '../store/frozen.ts';
import { authorsOf } from '../store/authors.ts';
import { bestsBy, bestsOf } from '../store/best-rows.ts';
import { openGroupBoard } from '../store/groups.ts';
import { type ReadStageBoard, stageBoardPage } from '../store/stages.ts';
import { worksOf } from '../store/task-boards.ts';
import { rowsOfWorksBy } from '../store/work-boards.ts';
import { boardTable, scoreTitles } from './board-table.ts';
import { rankedRows } from './ranked-rows.ts';

export type FileQuery = Static<typeof BoardFileQuery> & { viewer?: string | undefined };

/** A board as a file: its name, and how its table is read in a transaction. */
export interface BoardFile {
  name: string;
  table: (tx: Handle) => Promise<Table>;
}

/** @throws Refusal UNAUTHENTICATED, FORBIDDEN for who doesn't manage the competition */
const mayManage = async (db: Handle, caller: Caller | null, competitionId: string) => {
  if (!caller) throw new Refusal('UNAUTHENTICATED', '请先登录');
  await managedCompetition(db, caller, competitionId);
};

const sideText = { public: 'Public 榜', private: 'Private 榜' } as const;

const nameOf = (name: string, { Board, Late }: FileQuery): string =>
  [name, sideText[Board], Late ? '赛后' : ''].filter(Boolean).join(' ');

/** A task's board as its pages show it. @throws Refusal NOT_FOUND for one that isn't open */
export const taskFile = async (
  { database: { db }, now }: Services,
  caller: Caller | null,
  id: string,
  query: FileQuery,
): Promise<BoardFile> => {
  const { Board: board, Managed: managed = false, Late: late = false } = query;
  const [found] = await tasksBy(db, { ids: [id] }, caller);
  if (managed && !found) throw notFound('任务');
  if (managed && found) await mayManage(db, caller, found.competitionId);
  const task = managed && found ? found : openBoard(found, board);
  const at = { task, board, late, now: now() };
  const ofLate = { task, board, now: at.now, late: true, startDate: null, endDate: null };
  const made = managed ? (late ? ofLate : null) : worksOf(at);
  const isPublicTold =
    !made &&
    authorsOf(query) === null &&
    board === 'private' &&
    (managed || (tellsPublicRank(task, board) && !frozenSinceOf(task, at.now)));
  const source = {
    rows: made
      ? rowsOfWorksBy(made, query)
      : bestsBy({ ...at, taskId: id }, query, { telling: managed ? 'exact' : 'revealed' }),
    publicRows: isPublicTold ? bestsOf(id, 'public') : null,
  };
  return {
    name: nameOf(task.name, query),
    table: (tx) =>
      boardTable(tx, {
        rows: rankedRows(tx, source, query),
        titles: scoreTitles(task.objective),
        tellsPublicRank: isPublicTold,
        intervals: made || authorsOf(query) ? null : { taskId: id, board },
      }),
  };
};

/** The board of a group. @throws Refusal NOT_FOUND for one that isn't open */
export const groupFile = async (
  { database: { db }, now }: Services,
  id: string,
  query: FileQuery,
): Promise<BoardFile> => {
  if (query.Late || query.Managed) throw closedBoard();
  const { Board: board } = query;
  const group = await openGroupBoard(db, id, board);
  const isPublicTold = authorsOf(query) === null && tellsPublicRank(group.task, board);
  const source = {
    rows: rowsOfGroup(group, { board, now: now() }, query),
    publicRows: isPublicTold ? rowsOfGroup(group, { board: 'public', now: now() }) : null,
  };
  return {
    name: nameOf(`${group.task.name} ${group.leaderboard.name}`, query),
    table: (tx) =>
      boardTable(tx, {
        rows: rankedRows(tx, source, query),
        titles: scoreTitles(group.task.objective),
        tellsPublicRank: isPublicTold,
        intervals: null,
      }),
  };
};

/** Rows of a stage's board that are made at once. */
const STAGE_ROWS = 1_000;

/** A stage's board, which is kept in memory as a whole. @throws Refusal NOT_FOUND, as above */
export const stageFile = async (
  { database: { db }, now }: Services,
  stageBoard: ReadStageBoard,
  caller: Caller | null,
  { id, query }: { id: string; query: FileQuery },
): Promise<BoardFile> => {
  if (query.Late) throw closedBoard();
  const { Board: board, Managed: managed = false } = query;
  const [found] = await stagesBy(db, { ids: [id] }, caller);
  if (managed && !found) throw notFound('阶段');
  if (managed && found) await mayManage(db, caller, found.competitionId);
  const stage = managed && found ? found : openBoard(found, board);
  const at = managed ? undefined : now();
  const authors = authorsOf(query);
  const whole = await stageBoard(id, board, at, authors);
  const isPublicTold = !managed && authors === null && tellsPublicRank(stage, board);
  const shown = isPublicTold ? await stageBoard(id, 'public', at) : null;
  const ranked = (rows: LeaderboardRow[]): LeaderboardRow[] =>
    rows.map((row) => ({ ...row, PublicRank: shown?.rowOf(row.Team)?.Rank ?? null }));
  async function* rows(tx: Handle) {
    for (let page = 1; ; page += 1) {
      const part = { ...query, page, perPage: STAGE_ROWS };
      const { data } = await stageBoardPage(tx, stage.competitionId, whole, part);
      yield ranked(data);
      if (data.length < STAGE_ROWS) return;
    }
  }
  return {
    name: nameOf(stage.name, query),
    table: (tx) =>
      boardTable(tx, {
        rows: rows(tx),
        titles: ['得分'],
        tellsPublicRank: isPublicTold,
        intervals: null,
      }),
  };
};
