import { useApolloClient } from '@apollo/client/react';
import { promptsTasks } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { useEffect, useState } from 'react';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWeakFlags } from '#domains/account/components/WeakFlags/useWeakFlags.ts';
import { receiveMessage } from '#domains/chat/refresh.ts';
import { useNotificationReceivedSubscription } from '#domains/notifications/components/NotificationBell/NotificationBell.generated.ts';
import { markInCache } from '#domains/notifications/components/NotificationBell/mark-in-cache.ts';
import { whenReadElsewhere } from '#domains/notifications/components/NotificationBell/read-elsewhere.ts';
import { noteTask } from '#domains/quests/components/TaskWidget/task-widget-state.ts';
import { useTaskProgressedSubscription } from '#domains/quests/components/TaskWidget/TaskWidget.generated.ts';
import { notify } from '#lib/notify.ts';
import { showOnDesktop } from './desktop-notification.ts';
import { refreshAfterNotification, refreshAfterTask, refreshNotifications } from './refresh.ts';

/**
 * A failing subscription retries by itself in the socket; nothing on the page depends on it. An
 * event that came in part, such as without its work, is an event all the same.
 */
const quiet = { context: { showsErrors: true }, errorPolicy: 'ignore' } as const;

interface LiveEventsProps {
  viewer: Viewer;
  /** True where the page on screen is the list of tasks, which shows their steps itself. */
  showsTasks: boolean;
}

/** Lives as long as the member is signed in: what happens on the server reaches the page. */
const LiveEvents = ({ viewer, showsTasks }: LiveEventsProps) => {
  const client = useApolloClient();
  // From what the page knew at first; the link goes on from what it has seen.
  const [variables] = useState({ after: viewer.lastEventId });
  const { flags } = useWeakFlags(viewer);
  useNotificationReceivedSubscription({
    ...quiet,
    variables,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const {
        chatMessage,
        competition,
        eventName,
        text,
        link,
        work,
        isInBell: inBell,
        isOnDesktop: onDesktop,
      } = data.notificationReceived;
      if (chatMessage) void receiveMessage(client, chatMessage);
      refreshAfterNotification(client, {
        eventName,
        inBell,
        competitionId: competition?.id,
        taskId: work?.task?.id,
        workId: work?.id,
      });
      if (eventName === 'CREATOR_BANNED') notify.informs(text, '封禁创作者权益');
      if (onDesktop) showOnDesktop(text, link);
    },
  });
  useEffect(
    () =>
      whenReadElsewhere((read) => {
        markInCache(client.cache, read);
        void refreshNotifications(client);
      }),
    [client],
  );
  useTaskProgressedSubscription({
    ...quiet,
    variables,
    onData: ({ data: { data } }) => {
      const event = data?.taskProgressed;
      if (!event) return;
      refreshAfterTask(client);
      const { task, type } = event;
      // Daily ones happen all the time, and a claim comes out of the open widget itself.
      // On phones there is no widget beside the page: there it waits in the member's menu.
      const phone = window.matchMedia('(max-width: 576px)').matches;
      const quiets = phone || showsTasks || !promptsTasks(flags);
      if (task && task.type !== 'DAILY' && type !== 'FINISHED' && !quiets) noteTask(task.id);
    },
  });
  return null;
};

export default LiveEvents;
