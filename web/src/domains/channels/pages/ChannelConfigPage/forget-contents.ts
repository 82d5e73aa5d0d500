import type { ApolloCache } from '@apollo/client';

/** Forgets what pages keep of a channel's contents and tree, so that they ask for it the next time. */
export const forgetContents = (cache: ApolloCache, channelId: string): void => {
  cache.modify({
    id: cache.identify({ __typename: 'Channel', id: channelId }),
    fields: {
      // The tree with hidden sections has just been answered.
      sections: (value: unknown, { storeFieldName, DELETE }) =>
        storeFieldName.includes('includeHidden') ? value : DELETE,
      competitions: (_: unknown, { DELETE }) => DELETE,
    },
  });
  for (const fieldName of ['projects', 'datasets', 'channelHotList'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
};
