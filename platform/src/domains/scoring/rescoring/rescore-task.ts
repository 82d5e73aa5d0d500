import { eq } from 'drizzle-orm';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { hasRescoring, startRescoring } from '../store/rescorings.ts';

/** Reason of a rescoring by what counts already, as its managers read it. */
const AGAIN_REASON = '按当前的标准重新评分';

/**
 * Has every settled work of a task scored again by its present settings, and answers how many;
 * scores and boards change at once when all are scored. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const rescoreTask = async (
  services: Services,
  caller: Caller,
  taskId: string,
): Promise<number> => {
  const { database, now } = services;
  const [found] = await database.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!found) throw notFound('任务');
  return database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, found.competitionId);
    // Submissions wait, as while a task is changed.
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
    if (!task?.objective) throw conflict('该任务由专家评审，不能重新评分');
    if (await hasRescoring(tx, taskId)) throw conflict('正在重新评分，请等它完成或取消后再试');
    const queued = await startRescoring(tx, services, {
      task,
      objective: task.objective,
      csv: null,
      source: null,
      startedBy: caller.id,
      reason: AGAIN_REASON,
      publishesReason: false,
    });
    await record(tx, actedBy(caller, now), {
      action: 'reviewing.rescore',
      ...ofCompetition(competition, task.name),
      after: { queued },
    });
    return queued;
  });
};
