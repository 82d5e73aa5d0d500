import type { ApolloClient, ApolloCache } from '@apollo/client';
import {
  EVENT_REAL_NAME_PASSED,
  EVENT_REAL_NAME_REJECTED,
  EVENT_SHARE_REWARDED,
  eventsThatChangeCompetitions,
  isTeamEvent,
} from '@whaletide/schema/rules/notifications.ts';
import { invalidate } from '../../apollo/invalidate.ts';
import { invalidateVerification } from '../../domains/account/components/Verification/refresh.ts';
import { invalidateTeams } from '../../domains/teams/refresh.ts';

const viewerIds = (cache: ApolloCache) =>
  Object.keys(cache.extract() as Record<string, unknown>).filter((key) =>
    key.startsWith('Viewer:'),
  );

/**
 * After a notification: refetches, of the queries on screen, the unread ones and their count, and
 * what a review changes. The work itself came with the event and is in the cache already.
 */
export const refreshAfterNotification = (
  client: ApolloClient,
  about: { eventType: number; competitionId: string | undefined; taskId: string | undefined },
) =>
  client.refetchQueries({
    updateCache: (cache) => {
      invalidate(cache, 'ROOT_QUERY', ['notifications']);
      viewerIds(cache).forEach((id) => invalidate(cache, id, ['unreadNotificationsCount']));
      if (about.eventType === EVENT_SHARE_REWARDED)
        viewerIds(cache).forEach((id) => invalidate(cache, id, ['wallet']));
      if (
        about.eventType === EVENT_REAL_NAME_PASSED ||
        about.eventType === EVENT_REAL_NAME_REJECTED
      )
        invalidateVerification(client, cache);
      if (about.taskId) {
        const task = cache.identify({ __typename: 'CompetitionTask', id: about.taskId });
        invalidate(cache, task, ['quota', 'works']);
        invalidate(cache, 'ROOT_QUERY', ['leaderboard']);
      }
      if (about.competitionId) {
        const competition = cache.identify({
          __typename: 'Competition',
          id: about.competitionId,
        });
        const changes = eventsThatChangeCompetitions.includes(about.eventType);
        // An open competition is asked for anew as a whole (spec 1, section 4).
        invalidate(cache, competition, changes ? undefined : ['viewerState', 'worksCount']);
        if (isTeamEvent(about.eventType)) invalidateTeams(cache, about.competitionId);
        // The team's submissions have become others too.
        if (changes) invalidate(cache, 'ROOT_QUERY', ['leaderboard', 'competitionTask']);
      }
    },
  });

/** After a step of a task: the list of tasks, and what a claimed reward has changed. */
export const refreshAfterTask = (client: ApolloClient) =>
  client.refetchQueries({
    updateCache: (cache) => {
      invalidate(cache, 'ROOT_QUERY', ['tasks']);
      viewerIds(cache).forEach((id) => invalidate(cache, id, ['growthScore', 'wallet', 'level']));
    },
  });
