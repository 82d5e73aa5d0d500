import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { createCache } from './cache.ts';
import { clientHeaders } from './client-headers.ts';
import { createErrorLink, type ErrorNotices } from './error-link.ts';
import { createHealingLink } from './healing-link.ts';
import { createKeepingLink } from './keeping-link.ts';
import { createKnownOperationsLink, printWhole } from './known-operations-link.ts';
import { isMember, isVisitor } from './is-visitor.ts';
import { createLateLink } from './late-link.ts';
import type { LiveLink } from './live-link.ts';
import { createSessionLink } from './session-link.ts';
import { createSharingLink } from './sharing-link.ts';
import type { TabClient } from './tabs/tab-client.ts';

export interface Gateway {
  client: ApolloClient;
  /**
   * After signing in or out: forgets everything that the member before could see, here and in the
   * browser's other tabs, and gives the next subscriptions a new socket with the new session.
   */
  changeMember: () => Promise<void>;
  /**
   * Prefers the cache, where it has the data, for everything shown from now on: for a page that
   * came with its data while the browser takes it over, and for one that the reader goes back to.
   */
  holdStill: () => void;
  /**
   * Lets requests for fresh data reach the server again; a change or an event calls this by itself.
   */
  goOn: () => void;
}

const COUNTS_VIEW = /^Record\w+View$/;

/**
 * Everything between the components and the gateway.
 * @param came what the page brought along in its document
 */
export const createGateway = (notices: ErrorNotices, came?: NormalizedCacheObject): Gateway => {
  let tab: TabClient | null = null;
  let live: LiveLink | null = null;
  // Subscriptions of members stay out of a visitor's first load.
  const loadLive = async () => {
    const [{ createLiveLink }, { openTab }] = await Promise.all([
      import('./live-link.ts'),
      import('./tabs/open-tab.ts'),
    ]);
    live ??= createLiveLink(() => (tab ??= openTab(() => void forgetMember())));
    return live.link;
  };
  const holdStill = () => {
    client.prioritizeCacheValues = true;
  };
  const goOn = () => {
    client.prioritizeCacheValues = false;
  };
  /** Link that has data fetched again after a change or an event; a counted view is none. */
  const changes = new ApolloLink((operation, forward) => {
    const { operationType, operationName = '' } = operation;
    if (operationType === OperationTypeNode.QUERY || COUNTS_VIEW.test(operationName))
      return forward(operation);
    if (operationType === OperationTypeNode.MUTATION) goOn();
    return forward(operation).pipe(tap(goOn));
  });
  const isSignedIn = () => isMember(client.cache);
  const link = ApolloLink.from([
    changes,
    createHealingLink(() => client),
    createSharingLink(),
    createKeepingLink(),
    createErrorLink(notices),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createLateLink(loadLive),
      ApolloLink.from([
        createSessionLink(isSignedIn, (failure) => {
          // A reader who came with an old cookie sees the site as a visitor.
          if (isSignedIn()) notices.signedOut(failure);
        }),
        createKnownOperationsLink(() => isVisitor(client.cache)),
        new BaseHttpLink({
          uri: '/graphql',
          credentials: 'same-origin',
          headers: clientHeaders,
          print: printWhole,
        }),
      ]),
    ),
  ]);
  const client = new ApolloClient({
    link,
    cache: came ? createCache().restore(came) : createCache(),
    dataMasking: true,
    queryDeduplication: false,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  if (came) holdStill();
  const forgetMember = async () => {
    goOn();
    live?.forget();
    await client.clearStore();
    await client.refetchQueries({ include: 'active' });
  };
  return {
    client,
    holdStill,
    goOn,
    changeMember: async () => {
      tab?.renew();
      await forgetMember();
    },
  };
};
