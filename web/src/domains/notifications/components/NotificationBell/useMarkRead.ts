import { useApolloClient } from '@apollo/client/react';
import type { MarkNotificationsReadInput } from '#apollo/schema.generated.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import { markInCache } from './mark-in-cache.ts';
import { tellReading } from './read-elsewhere.ts';
import { useMarkNotificationsReadMutation } from './NotificationBell.generated.ts';

/** Marks notifications as read; the bell and the page, where either is open, show it, in all tabs. */
export const useMarkRead = () => {
  const client = useApolloClient();
  const [send, { loading: marking }] = useMarkNotificationsReadMutation();
  const markRead = async (input: MarkNotificationsReadInput) => {
    const { data } = await send({ variables: { input } });
    if (!data) return;
    tellReading(input);
    await client.refetchQueries({
      updateCache: (cache) => {
        markInCache(cache, input);
        invalidateQueries(cache, 'notifications');
      },
    });
  };
  return { markRead, marking };
};
