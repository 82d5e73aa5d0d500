import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { createCache } from './cache.ts';
import { createErrorLink, type ErrorNotices } from './error-link.ts';
import { createLiveLink } from './live-link.ts';
import { createSharingLink } from './sharing-link.ts';
import { createSocket } from './socket.ts';

export interface Gateway {
  client: ApolloClient;
  /**
   * After signing in or out: forgets everything that the member before could see, and gives the
   * next subscriptions a new socket with the new session.
   */
  changeMember: () => Promise<void>;
}

/** Everything between the components and the gateway. */
export const createGateway = (notices: ErrorNotices): Gateway => {
  let socket: Client | null = null;
  const live = createLiveLink(() => (socket ??= createSocket()));
  const link = ApolloLink.from([
    createSharingLink(),
    createErrorLink(notices),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      live.link,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ),
  ]);
  const client = new ApolloClient({
    link,
    cache: createCache(),
    dataMasking: true,
    queryDeduplication: false,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return {
    client,
    changeMember: async () => {
      live.forget();
      const old = socket;
      socket = null;
      void old?.dispose();
      await client.clearStore();
      await client.refetchQueries({ include: 'active' });
    },
  };
};
