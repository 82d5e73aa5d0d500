import { asc, eq } from 'drizzle-orm';
import type { EventWord } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import {
  type Period,
  periodProblems,
  withinProblems,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { movedAlong } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import type { Transaction } from '#database/database.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeStage, changeTask } from '../competitions/store/changes.ts';
import { periodOf } from '../competitions/store/dates.ts';
import { stages, type TaskRow, tasks } from '../competitions/tables.ts';
import { scheduleOpening } from './private-board.ts';
import { scheduleSettling } from './settle-private-board.ts';

export interface Move {
  before: Period;
  after: Period;
}

const toDates = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  startDate: new Date(startDate),
  endDate: new Date(endDate),
});

/** The times of a part that goes along when what it lies in moves. */
export const along = (part: { startDate: Date; endDate: Date }, { before, after }: Move) =>
  toDates(
    movedAlong(
      { startDate: part.startDate.toISOString(), endDate: part.endDate.toISOString() },
      before,
      after,
    ),
  );

/** Moves the other times of a task by as much as its end moves. */
const momentsOf = (task: TaskRow, endDate: Date) => {
  const shift = (date: Date) =>
    new Date(date.getTime() + endDate.getTime() - task.endDate.getTime());
  const { privateOpenDate, objective } = task;
  return {
    privateOpenDate: privateOpenDate && shift(privateOpenDate),
    objective: objective?.selectionEndDate
      ? {
          ...objective,
          selectionEndDate: shift(new Date(objective.selectionEndDate)).toISOString(),
        }
      : objective,
  };
};

/** Moves a task, and what happens at its end along with it. */
export const moveTask = async (
  tx: Transaction,
  services: Services,
  task: TaskRow,
  times: { startDate: Date; endDate: Date },
): Promise<void> => {
  const values = { ...times, ...momentsOf(task, times.endDate) };
  await changeTask(tx, task.id, values);
  const after = { ...task, ...values };
  await scheduleOpening(tx, services, after, task.privateOpenDate);
  await scheduleSettling(tx, services, [after], { before: task, after });
};

/** Moves the stages and tasks of a competition along with it, whose lock the caller holds. */
export const moveParts = async (
  tx: Transaction,
  services: Services,
  id: string,
  move: Move,
): Promise<void> => {
  const ownStages = await tx.select().from(stages).where(eq(stages.competitionId, id));
  for (const stage of ownStages) await changeStage(tx, stage.id, along(stage, move));
  const ownTasks = await tx.select().from(tasks).where(eq(tasks.competitionId, id));
  for (const task of ownTasks) await moveTask(tx, services, task, along(task, move));
};

/**
 * Stages stay within the competition when its time changes.
 *
 * @param word that a refusal calls the competition by
 * @throws Refusal BAD_USER_INPUT
 */
export const checkStages = async (
  tx: Transaction,
  id: string,
  whole: Period,
  word: EventWord,
): Promise<void> => {
  const own = await tx
    .select()
    .from(stages)
    .where(eq(stages.competitionId, id))
    .orderBy(asc(stages.startDate), asc(stages.id));
  for (const row of own) {
    const stage = periodOf(row);
    const name = `阶段「${row.name}」`;
    const problems = [...periodProblems(stage), ...withinProblems(stage, whole, [name, word])];
    refuseIf(problems[0] ?? null);
  }
};
