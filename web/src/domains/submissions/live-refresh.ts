import {
  EVENT_REVIEW_FAILED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_PROGRESSED,
  EVENT_WORK_RESTORED,
  EVENT_WORK_REVIEWED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { idsOf, invalidate, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

const reviews: readonly number[] = [
  EVENT_WORK_REVIEWED,
  EVENT_REVIEW_FAILED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_RESTORED,
];

export const submissionRefreshes: LiveRefresh[] = [
  {
    // Progress of a worker: nothing else of the work has changed.
    on: [EVENT_WORK_PROGRESSED],
    refresh: (cache, { workId }) => {
      if (workId === undefined) return;
      const id = cache.identify({ __typename: 'Work', id: workId });
      if (id) cache.modify({ id, fields: { hasReport: () => true } });
      invalidate(cache, id, ['report']);
    },
  },
  {
    on: ({ taskId, eventType }) =>
      eventType !== EVENT_WORK_PROGRESSED && (taskId !== undefined || reviews.includes(eventType)),
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
