import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache.ts';
import { createErrorLink, type ErrorNotices } from './error-link.ts';
import { createKeepingLink } from './keeping-link.ts';
import { createLiveLink } from './live-link.ts';
import { createSharingLink } from './sharing-link.ts';
import { openTab } from './tabs/open-tab.ts';
import type { TabClient } from './tabs/tab-client.ts';

export interface Gateway {
  client: ApolloClient;
  /**
   * After signing in or out: forgets everything that the member before could see, here and in the
   * browser's other tabs, and gives the next subscriptions a new socket with the new session.
   */
  changeMember: () => Promise<void>;
}

/** Everything between the components and the gateway. */
export const createGateway = (notices: ErrorNotices): Gateway => {
  let tab: TabClient | null = null;
  const live = createLiveLink(() => (tab ??= openTab(() => void forgetMember())));
  const link = ApolloLink.from([
    createSharingLink(),
    createKeepingLink(),
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
  const forgetMember = async () => {
    live.forget();
    await client.clearStore();
    await client.refetchQueries({ include: 'active' });
  };
  return {
    client,
    changeMember: async () => {
      tab?.renew();
      await forgetMember();
    },
  };
};
