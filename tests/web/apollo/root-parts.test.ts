import { ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { createCache } from '#web/src/apollo/cache.ts';
import type { EventName, LiveRefresh } from '#web/src/apollo/live-refresh.ts';
import { creatorRefreshes } from '#web/src/domains/creators/live-refresh.ts';
import { AdministeredExchangesDocument } from '#web/src/domains/creators/pages/CreatorAdminPage/CreatorAdmin.generated.ts';
import { DatasetFiltersDocument } from '#web/src/domains/datasets/components/DatasetFilters/DatasetFilters.generated.ts';
import { ProjectTagsDocument } from '#web/src/domains/projects/components/TagChoices/TagChoices.generated.ts';
import { AdministrationDocument } from '#web/src/routes/AdministrationPage/Administration.generated.ts';
import { SupportQueueDocument } from '#web/src/domains/work-orders/pages/SupportDeskPage/SupportQueue.generated.ts';
import { workOrderRefreshes } from '#web/src/domains/work-orders/live-refresh.ts';

it('catalogues of the site stay beside each other', () => {
  const cache = createCache();
  const filters = { site: { __typename: 'Site' as const, datasetLicenses: [], datasetTags: [] } };
  const tags = { site: { __typename: 'Site' as const, projectTags: [] } };
  cache.writeQuery({ query: DatasetFiltersDocument, data: filters });
  cache.writeQuery({ query: ProjectTagsDocument, data: tags });
  expect(cache.readQuery({ query: DatasetFiltersDocument })).toEqual(filters);
  expect(cache.readQuery({ query: ProjectTagsDocument })).toEqual(tags);
});

const administration = { __typename: 'Administration' };
const answers: Record<string, object> = {
  AdministeredExchanges: {
    administration: {
      ...administration,
      exchanges: {
        __typename: 'ExchangePage',
        items: [],
        totalCount: 0,
        page: 1,
        perPage: 20,
      },
    },
  },
  Administration: {
    administration: {
      ...administration,
      counts: {
        __typename: 'AdministrationCounts',
        workOrders: 0,
        realNames: 0,
        hostApplications: 0,
        sourceApplications: 0,
        exchanges: 0,
        parkedMails: 0,
        parkedJobs: 0,
      },
    },
  },
  SupportQueue: {
    support: {
      __typename: 'Support',
      queue: {
        __typename: 'SupportQueue',
        waitingCount: 0,
        longestWaitStartedAt: null,
        longestWaitingId: null,
        overdueCount: 0,
        dueCount: 0,
        inTimeCount: 0,
      },
    },
  },
};

/** Names of the queries that are asked again after an event, of those on screen. */
const askedAfter = async (
  refreshes: LiveRefresh[],
  eventName: EventName,
  ...shown: DocumentNode[]
): Promise<string[]> => {
  const asked: string[] = [];
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationName = '' }) => {
      asked.push(operationName);
      return of({ data: answers[operationName] });
    }),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  for (const query of shown) {
    await client.query({ query });
    client.watchQuery({ query }).subscribe(() => undefined);
  }
  asked.length = 0;
  const event = { eventName, competitionId: undefined, taskId: undefined };
  await client.refetchQueries({
    updateCache: (cache) => {
      for (const { on, refresh } of refreshes)
        if (typeof on === 'function' ? on(event) : on.includes(eventName))
          refresh(cache, event, client);
    },
  });
  return asked.toSorted();
};

it('what an administrator has is asked for again once a creator wants a gift card', async () => {
  expect(
    await askedAfter(
      creatorRefreshes,
      'EXCHANGE_REQUESTED',
      AdministeredExchangesDocument,
      AdministrationDocument,
      SupportQueueDocument,
    ),
  ).toEqual(['AdministeredExchanges', 'Administration']);
});

it('the queue of the support is asked for again once a work order has changed', async () => {
  const asked = await askedAfter(workOrderRefreshes, 'WORK_ORDER_FILED', SupportQueueDocument);
  expect(asked).toEqual(['SupportQueue']);
});
