import type { ApolloCache } from '@apollo/client';
import { ViewerDocument } from '../../../account/components/Viewer/Viewer.generated.ts';
import { invalidate } from '../../../../apollo/invalidate.ts';

/** Marks the list of channels that the viewer follows as out of date, once the answer is there. */
export const forgetFollowed = (cache: ApolloCache) => {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  if (viewer)
    invalidate(cache, cache.identify({ __typename: 'Viewer', id: viewer.id }), ['channels']);
};
