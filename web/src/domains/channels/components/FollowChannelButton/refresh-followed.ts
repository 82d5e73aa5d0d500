import type { ApolloClient } from '@apollo/client';
import { invalidate } from '#apollo/invalidate.ts';
import { ViewerDocument } from '#domains/account/components/Viewer/Viewer.generated.ts';

/** Refetches the channels that the viewer follows, where they are on screen. */
export const refreshFollowed = (client: ApolloClient) =>
  client.refetchQueries({
    updateCache: (cache) => {
      const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
      if (viewer)
        invalidate(cache, cache.identify({ __typename: 'Viewer', id: viewer.id }), ['channels']);
    },
  });
