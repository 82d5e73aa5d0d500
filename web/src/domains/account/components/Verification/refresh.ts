import type { ApolloCache, ApolloClient } from '@apollo/client';
import { idsOf, invalidate, invalidateAll } from '#apollo/invalidate.ts';

/** The competitions that a query on screen looks at. */
const competitionsOnScreen = (client: ApolloClient) =>
  new Set(
    [...client.getObservableQueries()].map(
      ({ variables }) => `Competition:${String(variables.id)}`,
    ),
  );

/**
 * Refreshes what depends on a member's verification, including what competitions still ask of them:
 * fetched again in place where it is on screen, dropped from the cache elsewhere.
 */
export const invalidateVerification = (client: ApolloClient, cache: ApolloCache) => {
  const onScreen = competitionsOnScreen(client);
  invalidateAll(cache, 'Viewer', 'verification');
  idsOf(cache, 'Competition').forEach((id) => {
    if (onScreen.has(id)) invalidate(cache, id, ['viewerRegistration']);
    else cache.evict({ id, fieldName: 'viewerRegistration' });
  });
};

/** Asks anew, of the queries on screen, for what depends on it. */
export const refreshVerification = (client: ApolloClient) =>
  client.refetchQueries({ updateCache: (cache) => invalidateVerification(client, cache) });
