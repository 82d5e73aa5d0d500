import { eq } from 'drizzle-orm';
import type { RescoringMove } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, pageWindow, type PageQuery } from '#http/paging.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { applyStaged, endRescoring } from '../scoring/store/rescorings.ts';
import { movesOfRescoring } from '../scoring/store/shown-rescorings.ts';
import type { Move } from '../scoring/tables.ts';
import { lockTask } from './lock-task.ts';

/** Drops a change of a task's scoring that is under way. @throws Refusal as the contract says */
export const cancelRescoring = (services: Services, caller: Caller, id: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { task, competition } = await lockTask(tx, caller, id);
    const ended = await endRescoring(tx, id, { end: 'cancelled', now: services.now() });
    await record(tx, actedBy(caller, services.now), {
      action: 'managing.cancelRescoring',
      ...ofCompetition(competition, task.name),
      // It may have ended while its organizer was asked.
      after: { ended },
    });
  });

/**
 * Lets a change of scoring whose moves an organizer has seen become effective.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT where it doesn't wait for that (any more)
 */
export const applyRescoring = (
  services: Services,
  caller: Caller,
  { taskId, id }: { taskId: string; id: string },
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { task, competition } = await lockTask(tx, caller, taskId);
    if (!(await applyStaged(tx, services, { taskId, id })))
      throw conflict('这次重新评分不在等待应用，请刷新后查看');
    await record(tx, actedBy(caller, services.now), {
      action: 'managing.applyRescoring',
      ...ofCompetition(competition, task.name),
      after: { rescoring: id },
    });
  });

/** A row of moves as the contract has it. */
export const toMove = ({ board, teamId, before, after }: Move): RescoringMove => ({
  Board: board === 'public' ? 'leaderboard' : 'privateLb',
  Team: teamId,
  Before: before,
  After: after,
});

/**
 * The teams that a change of scoring moves, or would move, the best new places first.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const rescoringMoves = async (
  { database: { db } }: Services,
  caller: Caller,
  { taskId, id, ...query }: { taskId: string; id: string } & PageQuery,
): Promise<Page<RescoringMove>> => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  await managedCompetition(db, caller, task.competitionId);
  const window = pageWindow(query);
  const { moves, total } = await movesOfRescoring(db, { taskId, id, ...window });
  return pageOf(moves.map(toMove), total, window);
};
