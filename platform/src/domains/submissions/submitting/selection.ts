import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  selectionClosed,
  selectionProblem,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import { recomputeBests } from '../store/bests.ts';
import { toWorks } from '../store/works.ts';
import { works } from '../tables.ts';
import { lockOwnTeam } from '../store/team-lock.ts';

/**
 * Chooses the works that stand for the caller's team on the private board; any member may, and
 * the last choice counts.
 * @throws Refusal as submissions/rules/submissions.ts says; NOT_FOUND for another team's or task's work
 */
export const selectWorks = async (
  { database, now }: Services,
  caller: Caller,
  input: { taskId: string; workIds: readonly string[] },
): Promise<Work[]> => {
  const [task] = await tasksBy(database.db, { ids: [input.taskId] }, caller);
  if (!task) throw notFound('任务', 'id');
  const ids = [...new Set(input.workIds)];
  return database.transaction(async (tx) => {
    const team = await lockOwnTeam(tx, task.competitionId, caller.id);
    const { objective, showPrivateLeaderboard } = task;
    const situation = {
      task: {
        endDate: task.endDate.toISOString(),
        selectionEndDate: objective?.selectionEndDate ?? null,
        privateBoardOpen: showPrivateLeaderboard,
      },
      hasPrivateBoard: objective !== null && (objective.privateLeaderboard ?? true),
      teamBanned: team.banned,
    };
    refuseIf(selectionClosed(situation, now()));
    const own = and(eq(works.teamId, team.id), eq(works.taskId, task.id));
    const chosen = await tx
      .select()
      .from(works)
      .where(and(own, inArray(works.id, ids)));
    if (chosen.length < ids.length) throw notFound('提交记录', 'works');
    refuseIf(selectionProblem(chosen, objective?.selectionLimit));
    await tx
      .update(works)
      .set({ selected: false })
      .where(and(own, eq(works.selected, true)));
    const rows = await tx
      .update(works)
      .set({ selected: true })
      .where(and(own, inArray(works.id, ids)))
      .returning();
    await recomputeBests(tx, { teamIds: [team.id], taskId: task.id, now: now() });
    return toWorks(tx, { caller, now: now() }, rows);
  });
};
