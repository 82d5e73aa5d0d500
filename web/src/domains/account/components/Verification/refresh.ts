import type { ApolloCache, ApolloClient } from '@apollo/client';
import { idsOf, invalidate, invalidateAll } from '#apollo/invalidate.ts';

/** Cache ids of the competitions that queries on screen show. */
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

/** Refetches the queries on screen that depend on the viewer's verification. */
export const refreshVerification = (client: ApolloClient) =>
  client.refetchQueries({ updateCache: (cache) => invalidateVerification(client, cache) });
