import { OPEN_PRIVATE_BOARD_JOB } from '../domains/managing/private-board.ts';
import { newId } from '../ids.ts';
import type { jobs } from '../jobs/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/**
 * Competition whose teams choose until the day after its end, and whose private board opens a day
 * later.
 */
const CHOOSING = '珊瑚健康状态识别';

type DemoTask = DemoCompetition['tasks'][number];

const choosing = (task: DemoTask): DemoTask => {
  const daysAfter = (days: number) => new Date(task.endDate.getTime() + days * DAY);
  if (!task.objective) return task;
  const objective = { ...task.objective, selectionEndDate: daysAfter(1).toISOString() };
  return { ...task, objective, privateOpenDate: daysAfter(2) };
};

/** Gives a competition the times that its plan can't say: of the choice and of the private board. */
export const shapePrivateBoard = (made: readonly DemoCompetition[]): DemoCompetition[] =>
  made.map((one) =>
    one.plan.name === CHOOSING ? { ...one, tasks: one.tasks.map(choosing) } : one,
  );

/** Makes the jobs that open the private boards at their time. */
export const demoOpenings = (made: readonly DemoCompetition[]): (typeof jobs.$inferInsert)[] =>
  made.flatMap(({ tasks }) =>
    tasks.flatMap(({ id, privateOpenDate: due }) =>
      due
        ? {
            id: newId(),
            kind: OPEN_PRIVATE_BOARD_JOB,
            data: { taskId: id, date: due.toISOString() },
            due,
          }
        : [],
    ),
  );
