import type { ApolloCache } from '@apollo/client';
import type { MarkNotificationsReadInput } from '#apollo/schema.generated.ts';
import { idsOf } from '#apollo/invalidate.ts';

/**
 * Marks notifications in the cache as read, also those that are further down than what is fetched
 * again. Lists of read ones start over, as rows come in anywhere in them.
 */
export const markInCache = (cache: ApolloCache, { ids, all }: MarkNotificationsReadInput): void => {
  const marked = all
    ? idsOf(cache, 'Notification')
    : (ids ?? []).map((id) => cache.identify({ __typename: 'Notification', id }));
  for (const id of marked) if (id) cache.modify({ id, fields: { isRead: () => true } });
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      notifications: (list: unknown, { storeFieldName, DELETE }) =>
        storeFieldName.includes('"read":true') ? DELETE : list,
    },
  });
};
