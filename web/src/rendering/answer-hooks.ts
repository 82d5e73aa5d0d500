import { CombinedGraphQLErrors, NetworkStatus, type OperationVariables } from '@apollo/client';
import type { useQuery, useSuspenseFragment } from '@apollo/client/react';
import type { HookWrappers } from '@apollo/client/react/internal';
import type { DocumentNode } from 'graphql';
import type { Answer, PageClient } from './page-client.ts';

type Options = Pick<useQuery.Options, 'skip' | 'ssr' | 'fetchPolicy' | 'variables'>;

const notOnServer = () => {
  throw new Error('A page that is rendered fetches nothing anew');
};
/** Functions of a query, which no part calls while it is rendered. */
const actions = {
  previousData: undefined,
  refetch: notOnServer,
  fetchMore: notOnServer,
  subscribeToMore: notOnServer,
  updateQuery: notOnServer,
  startPolling: notOnServer,
  stopPolling: notOnServer,
};

const empty = { data: undefined, dataState: 'empty', error: undefined } as const;
const skipped = { ...empty, loading: false, networkStatus: NetworkStatus.ready };
const loading = { ...empty, loading: true, networkStatus: NetworkStatus.loading };

const answered = ({ data, errors }: Answer) => ({
  data: data ?? undefined,
  dataState: data ? 'complete' : 'empty',
  error: errors ? new CombinedGraphQLErrors({ data, errors }) : undefined,
  loading: false,
  networkStatus: errors ? NetworkStatus.error : NetworkStatus.ready,
});

const stateOf = (page: PageClient, document: DocumentNode, options: Options) => {
  const { skip, ssr, fetchPolicy, variables } = options;
  if (skip || fetchPolicy === 'standby') return skipped;
  // These wait for the browser.
  if (ssr === false || fetchPolicy === 'no-cache') return loading;
  const answer = page.answerTo(document, variables as OperationVariables | undefined);
  return answer ? answered(answer) : loading;
};

/**
 * Hooks of Apollo Client for a page that is rendered once: queries give the answers as they came,
 * and fragments the objects that they are read from, with fields of other parts that types hide.
 */
export const answerHooks = (page: PageClient): HookWrappers => ({
  useQuery: () =>
    ((document: DocumentNode, options: Options = {}) => ({
      ...stateOf(page, document, options),
      ...actions,
      client: page.apollo,
      variables: options.variables,
    })) as unknown as typeof useQuery,
  useSuspenseFragment: () =>
    (({ from }: { from: unknown }) => ({ data: from })) as unknown as typeof useSuspenseFragment,
});
