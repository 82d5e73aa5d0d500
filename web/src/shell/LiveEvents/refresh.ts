import type { ApolloClient, ApolloCache } from '@apollo/client';
import {
  EVENT_BADGE_GIVEN,
  EVENT_COLUMN_UPDATED,
  EVENT_MODERATOR_NAMED,
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_REMOVED,
  EVENT_CONTENT_RESTORED,
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_RESTORED,
  EVENT_DATASET_COMMENTED,
  EVENT_EXPORT_READY,
  EVENT_LAB_COMMENTED,
  EVENT_PROMOTED,
  EVENT_RANKING_PUBLISHED,
  EVENT_REAL_NAME_PASSED,
  EVENT_REAL_NAME_REJECTED,
  EVENT_REVIEW_FAILED,
  EVENT_SHARE_REWARDED,
  EVENT_SKILL_EARNED,
  EVENT_STAGE_REWARDED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_RESTORED,
  EVENT_WORK_REVIEWED,
  eventsThatChangeCompetitions,
  isChatEvent,
  isTeamEvent,
  isWorkOrderEvent,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidate } from '../../apollo/invalidate.ts';
import { invalidateVerification } from '../../domains/account/components/Verification/refresh.ts';
import { invalidateChats } from '../../domains/chat/refresh.ts';
import { invalidateTeams } from '../../domains/teams/refresh.ts';

const idsOf = (
  cache: ApolloCache,
  type: 'Viewer' | 'Member' | 'Channel' | 'Competition' | 'CompetitionTask' | 'WorkOrder',
) =>
  Object.keys(cache.extract() as Record<string, unknown>).filter((key) =>
    key.startsWith(`${type}:`),
  );
const viewerIds = (cache: ApolloCache) => idsOf(cache, 'Viewer');

const invalidateNotifications = (cache: ApolloCache) => {
  invalidate(cache, 'ROOT_QUERY', ['notifications']);
  viewerIds(cache).forEach((id) => invalidate(cache, id, ['unreadNotificationsCount']));
};

/** After they were read in another tab: refetches them and their count, as far as on screen. */
export const refreshNotifications = (client: ApolloClient) =>
  client.refetchQueries({ updateCache: invalidateNotifications });

/** The object that an event is about; all of its kind where the event came without saying which. */
const about = (
  cache: ApolloCache,
  type: 'Competition' | 'CompetitionTask',
  id: string | undefined,
  isOfOne: boolean,
) => {
  if (id !== undefined) return [cache.identify({ __typename: type, id })];
  return isOfOne ? idsOf(cache, type) : [];
};

/** A work was reviewed, with a score or without, or taken out or back in. */
const workEvents: readonly number[] = [
  EVENT_WORK_REVIEWED,
  EVENT_REVIEW_FAILED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_RESTORED,
];

/** Something of the member's was folded, put back or deleted by an administrator. */
const moderating: readonly number[] = [
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_RESTORED,
  EVENT_CONTENT_REMOVED,
];

/** Types of events that come with whale coins. */
const paying: readonly number[] = [
  EVENT_SHARE_REWARDED,
  EVENT_STAGE_REWARDED,
  EVENT_PROMOTED,
  EVENT_RANKING_PUBLISHED,
];

interface NotificationEvent {
  eventType: number;
  /** False where the bell doesn't count or list it; what it is about has changed all the same. */
  inBell?: boolean;
  /** Undefined where there is none, and where it couldn't be loaded with the event. */
  competitionId: string | undefined;
  /** Likewise, of the work that was reviewed. */
  taskId: string | undefined;
}

/**
 * After a notification: refetches, of the queries on screen, the unread ones and their count, and
 * what a review changes. A work comes with its event and is in the cache already; one that couldn't
 * be loaded is asked for anew, with all that is on screen of its kind.
 */
export const refreshAfterNotification = (client: ApolloClient, event: NotificationEvent) =>
  client.refetchQueries({
    updateCache: (cache) => {
      const { eventType, competitionId, taskId, inBell = true } = event;
      if (inBell) invalidateNotifications(cache);
      if (isChatEvent(eventType)) invalidateChats(cache);
      if (paying.includes(eventType))
        viewerIds(cache).forEach((id) => invalidate(cache, id, ['wallet']));
      if (eventType === EVENT_SKILL_EARNED)
        [...viewerIds(cache), ...idsOf(cache, 'Member')].forEach((id) =>
          invalidate(cache, id, ['skills']),
        );
      if (eventType === EVENT_BADGE_GIVEN)
        idsOf(cache, 'Member').forEach((id) => invalidate(cache, id, ['badges']));
      // The rights are taken at once, and come back at once.
      if (eventType === EVENT_CREATOR_BANNED || eventType === EVENT_CREATOR_RESTORED)
        viewerIds(cache).forEach((id) => invalidate(cache, id, ['columns']));
      if (eventType === EVENT_REAL_NAME_PASSED || eventType === EVENT_REAL_NAME_REJECTED)
        invalidateVerification(client, cache);
      if (eventType === EVENT_EXPORT_READY)
        viewerIds(cache).forEach((id) => invalidate(cache, id, ['dataExports']));
      if (moderating.includes(eventType))
        invalidate(cache, 'ROOT_QUERY', [
          ...['forumPost', 'forumReplies', 'column', 'project', 'dataset'],
          ...['comments', 'commentReplies'],
        ]);
      if (eventType === EVENT_LAB_COMMENTED)
        invalidate(cache, 'ROOT_QUERY', ['project', 'comments', 'commentReplies']);
      if (eventType === EVENT_DATASET_COMMENTED)
        invalidate(cache, 'ROOT_QUERY', ['dataset', 'comments', 'commentReplies']);
      if (eventType === EVENT_MODERATOR_NAMED)
        idsOf(cache, 'Channel').forEach((id) => invalidate(cache, id, ['viewerModerates']));
      if (eventType === EVENT_COLUMN_UPDATED)
        invalidate(cache, 'ROOT_QUERY', ['column', 'columnProjects']);
      if (isWorkOrderEvent(eventType)) {
        invalidate(cache, 'ROOT_QUERY', ['workOrders', 'supportWorkOrders', 'supportQueue']);
        idsOf(cache, 'WorkOrder').forEach((id) => invalidate(cache, id));
        // An application that was accepted gives the right to write columns.
        viewerIds(cache).forEach((id) => invalidate(cache, id, ['roles', 'columns']));
      }
      const tasks = about(cache, 'CompetitionTask', taskId, workEvents.includes(eventType));
      tasks.forEach((task) => invalidate(cache, task, ['quota', 'works']));
      if (tasks.length > 0) invalidate(cache, 'ROOT_QUERY', ['leaderboard']);
      const changes = eventsThatChangeCompetitions.includes(eventType);
      // An open competition is asked for anew as a whole (spec 1, section 4).
      const competitions = about(cache, 'Competition', competitionId, changes);
      competitions.forEach((competition) =>
        invalidate(cache, competition, changes ? undefined : ['viewerState', 'worksCount']),
      );
      if (competitionId && isTeamEvent(eventType)) invalidateTeams(cache, competitionId);
      // The team's submissions have become others too.
      if (changes) invalidate(cache, 'ROOT_QUERY', ['leaderboard', 'competitionTask']);
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
