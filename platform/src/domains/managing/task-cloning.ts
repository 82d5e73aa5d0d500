import { eq, max } from 'drizzle-orm';
import { copiedTaskName } from '@whaletide/schema/domains/managing/rules/cloning.ts';
import { frozenProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { CompetitionPart } from '../competitions/store/carried.ts';
import { insertTask } from '../competitions/store/changes.ts';
import { type Objective, type TaskRow, taskSolutions, tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { rankingState } from './deadlines.ts';
import { scheduleOpening } from './private-board.ts';
import { scheduleSettling } from './settle-private-board.ts';
import { lockTask } from './lock-task.ts';

/** Place of a copy, and how its times move. */
export interface CopyPlace {
  competitionId: string;
  stageId: string;
  shifted: <T extends Date | null>(time: T) => T;
}

const copiedObjective = (
  objective: Objective | null,
  shifted: CopyPlace['shifted'],
): Objective | null => {
  if (objective?.selectionEndDate == null) return objective;
  const selectionEndDate = shifted(new Date(objective.selectionEndDate)).toISOString();
  return { ...objective, selectionEndDate };
};

/**
 * Copies a task with its solution into a stage: it counts, its private board is closed, and its
 * solution is of the first revision. The secret by which its rows are put into blocks is its own.
 * @param changes what else is different of the copy
 */
export const copyTask = async (
  tx: Transaction,
  services: Services,
  row: TaskRow,
  { competitionId, stageId, shifted }: CopyPlace,
  changes: Partial<Pick<TaskRow, 'name' | 'position'>> = {},
): Promise<TaskRow> => {
  const [solution] = await tx.select().from(taskSolutions).where(eq(taskSolutions.taskId, row.id));
  const copy = {
    ...row,
    id: newId(services.now().getTime()),
    competitionId,
    stageId,
    startDate: shifted(row.startDate),
    endDate: shifted(row.endDate),
    showPrivateLeaderboard: false,
    privateOpenedDate: null,
    privateOpenDate: shifted(row.privateOpenDate),
    excludedDate: null,
    excludeReason: null,
    rescoredDate: null,
    rescoreReason: null,
    objective: copiedObjective(row.objective, shifted),
    ...changes,
  };
  const task = await insertTask(tx, copy, solution);
  await scheduleOpening(tx, services, task, null);
  await scheduleSettling(tx, services, [task], { before: null, after: task });
  return task;
};

/**
 * Adds a copy of a task at the end of its stage, with what other domains keep of it.
 * @throws Refusal as the contract says
 */
export const cloneTask = (
  services: Services,
  caller: Caller,
  parts: readonly CompetitionPart[],
  id: string,
): Promise<TaskRow> =>
  services.database.transaction(async (tx) => {
    const { task, competition } = await lockTask(tx, caller, id);
    refuseIf(frozenProblem(rankingState(competition)));
    const { competitionId, stageId } = task;
    const [last] = await tx
      .select({ position: max(tasks.position) })
      .from(tasks)
      .where(eq(tasks.stageId, stageId));
    const shifted: CopyPlace['shifted'] = (time) => time;
    const place = { competitionId, stageId, shifted };
    const copy = await copyTask(tx, services, task, place, {
      name: copiedTaskName(task.name),
      position: (last?.position ?? -1) + 1,
    });
    const taskIds = new Map([[id, copy.id]]);
    const ends = { from: competitionId, to: competitionId };
    for (const part of parts)
      if (part.ofTasks)
        await part.copy?.(tx, services, { ...ends, shifted, stageIds: new Map(), taskIds });
    await record(tx, actedBy(caller, services.now), {
      action: 'cloning.task',
      ...ofCompetition(competition, copy.name),
      after: { from: id, task: copy.id },
    });
    return copy;
  });
