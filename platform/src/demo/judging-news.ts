import { assignmentNews } from '../domains/judging/messages.ts';
import type { events } from '../events/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import type { DemoJudging } from './judging.ts';
import { demoId } from './random.ts';

/**
 * Makes what each judge hears of the pairs that are theirs.
 * @param lastEvents the newest event number of each member so far
 */
export const demoJudgingNews = (
  { judges, judgings }: DemoJudging,
  made: readonly DemoCompetition[],
  lastEvents: ReadonlyMap<string, number>,
) => {
  const numbers = new Map(lastEvents);
  const modes = new Map(judgings.map(({ taskId, mode }) => [taskId, mode]));
  const rows = judges.flatMap(
    ({ taskId, judgeId, comparisons, createDate }, index): (typeof events.$inferInsert)[] => {
      const of = made.find(({ tasks }) => tasks.some(({ id }) => id === taskId));
      const task = of?.tasks.find(({ id }) => id === taskId);
      if (!of || !task) return [];
      const number = (numbers.get(judgeId) ?? 0) + 1;
      numbers.set(judgeId, number);
      return [
        {
          ...assignmentNews(of.row, task, modes.get(taskId), comparisons ?? 0),
          id: demoId('judgingEvent', index),
          memberId: judgeId,
          number,
          date: createDate ?? new Date(),
          readDate: null,
        },
      ];
    },
  );
  return { events: rows, lastEvents: numbers };
};
