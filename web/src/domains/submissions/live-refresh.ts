import { idsOf, invalidate, invalidateQueries } from '#apollo/invalidate.ts';
import type { EventName, LiveRefresh } from '#apollo/live-refresh.ts';

const reviews: readonly EventName[] = [
  'WORK_REVIEWED',
  'REVIEW_FAILED',
  'WORK_INVALIDATED',
  'WORK_RESTORED',
];

export const submissionRefreshes: LiveRefresh[] = [
  {
    // Progress of a worker: nothing else of the work has changed.
    on: ['WORK_PROGRESSED'],
    refresh: (cache, { workId }) => {
      if (workId === undefined) return;
      const id = cache.identify({ __typename: 'Work', id: workId });
      if (id) cache.modify({ id, fields: { hasReport: () => true } });
      invalidate(cache, id, ['report']);
    },
  },
  {
    on: ({ taskId, eventName }) =>
      eventName !== 'WORK_PROGRESSED' && (taskId !== undefined || reviews.includes(eventName)),
    refresh: (cache, { taskId }) => {
      // A review that came without its work may be of any task.
      const tasks =
        taskId === undefined
          ? idsOf(cache, 'CompetitionTask')
          : [cache.identify({ __typename: 'CompetitionTask', id: taskId })];
      for (const task of tasks) invalidate(cache, task, ['quota', 'works']);
      if (tasks.length > 0) invalidateQueries(cache, 'leaderboard');
    },
  },
];
