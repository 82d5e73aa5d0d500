import type { ApolloClient } from '@apollo/client';
import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveEvent, LiveRefresh } from '#apollo/live-refresh.ts';
import { accountRefreshes } from '#domains/account/live-refresh.ts';
import { channelRefreshes } from '#domains/channels/live-refresh.ts';
import { chatRefreshes } from '#domains/chat/live-refresh.ts';
import { columnRefreshes } from '#domains/columns/live-refresh.ts';
import { competitionRefreshes } from '#domains/competitions/live-refresh.ts';
import { creatorRefreshes } from '#domains/creators/live-refresh.ts';
import { datasetRefreshes } from '#domains/datasets/live-refresh.ts';
import { forumRefreshes } from '#domains/forum/live-refresh.ts';
import { growthRefreshes } from '#domains/growth/live-refresh.ts';
import { moderationRefreshes } from '#domains/moderation/live-refresh.ts';
import {
  invalidateNotifications,
  notificationRefreshes,
} from '#domains/notifications/live-refresh.ts';
import { projectRefreshes } from '#domains/projects/live-refresh.ts';
import { skillRefreshes } from '#domains/skills/live-refresh.ts';
import { submissionRefreshes } from '#domains/submissions/live-refresh.ts';
import { teamRefreshes } from '#domains/teams/live-refresh.ts';
import { workOrderRefreshes } from '#domains/work-orders/live-refresh.ts';

const refreshes: readonly LiveRefresh[] = [
  ...accountRefreshes,
  ...channelRefreshes,
  ...chatRefreshes,
  ...columnRefreshes,
  ...competitionRefreshes,
  ...creatorRefreshes,
  ...datasetRefreshes,
  ...forumRefreshes,
  ...growthRefreshes,
  ...moderationRefreshes,
  ...notificationRefreshes,
  ...projectRefreshes,
  ...skillRefreshes,
  ...submissionRefreshes,
  ...teamRefreshes,
  ...workOrderRefreshes,
];

const concerns = ({ on }: LiveRefresh, event: LiveEvent) =>
  typeof on === 'function' ? on(event) : on.includes(event.eventName);

/** After they were read in another tab: refetches notifications and their count, where on screen. */
export const refreshNotifications = (client: ApolloClient) =>
  client.refetchQueries({ updateCache: invalidateNotifications });

/**
 * After a notification: refetches, of the queries on screen, the unread ones and their count, and
 * what the event has changed in each domain.
 */
export const refreshAfterNotification = (client: ApolloClient, event: LiveEvent) =>
  client.refetchQueries({
    updateCache: (cache) => {
      for (const one of refreshes) if (concerns(one, event)) one.refresh(cache, event, client);
    },
  });

/** After a step of a task: the list of tasks, and what a claimed reward has changed. */
export const refreshAfterTask = (client: ApolloClient) =>
  client.refetchQueries({
    updateCache: (cache) => {
      invalidateQueries(cache, 'tasks');
      invalidateAll(cache, 'Viewer', 'growthScore', 'wallet', 'level');
    },
  });
