import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { TopBoard } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { competitions, tasks } from '#domains/competitions/tables.ts';
import { boardRevisions } from '#domains/submissions/tables.ts';
import { readTaskBoard } from './task-boards.ts';

/** Boards on show, and rows of each. */
const BOARDS = 3;
const ROWS = 3;

/** Tasks that are looked at for boards of different competitions. */
const CANDIDATES = 50;

/** The heads of the open public boards on which most teams stand, one of each running competition. */
export const topBoards = async (db: Handle, now: Date): Promise<TopBoard[]> => {
  const candidates = await db
    .select({ task: tasks, competitionId: tasks.competitionId })
    .from(boardRevisions)
    .innerJoin(tasks, eq(tasks.id, boardRevisions.taskId))
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(
      and(
        tasks.showLeaderboard,
        isNull(tasks.excludedDate),
        competitions.published,
        lte(competitions.startDate, now),
        or(isNull(competitions.endDate), gt(competitions.endDate, now)),
        gt(boardRevisions.publicRows, 0),
      ),
    )
    .orderBy(desc(boardRevisions.publicRows), tasks.id)
    .limit(CANDIDATES);
  const first = new Map(
    candidates.toReversed().map((candidate) => [candidate.competitionId, candidate]),
  );
  const chosen = candidates
    .filter((candidate) => first.get(candidate.competitionId) === candidate)
    .slice(0, BOARDS);
  const found: TopBoard[] = [];
  for (const { task, competitionId } of chosen) {
    const board = { task, board: 'public', late: false, now } as const;
    const page = await readTaskBoard(db, board, { page: 1, perPage: ROWS });
    if (page.totalNum === 0) continue;
    found.push({
      Competition: competitionId,
      Task: task.id,
      TaskName: task.name,
      Rows: page.data,
      TeamsNumber: page.totalNum,
    });
  }
  return found;
};
