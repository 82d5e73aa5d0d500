import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filter, firstValueFrom } from 'rxjs';
import { createCache } from '#web/src/apollo/cache.ts';
import { shippedOperations } from '#tests/gateway/support/operations.ts';
import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';
import { useProduct } from '../support/product.ts';

/** Far more pages than a list of the demo community has. */
const MAX_PAGES = 500;

const product = useProduct({ gatewayEnv: { RATE_MEMBER: '100000', RATE_ADDRESS: '100000' } });

interface Rows {
  items: readonly { id: string }[];
  totalCount?: number;
  page?: number;
  endCursor?: string | null;
  hasNextPage?: boolean;
}

interface EndlessList {
  /** Name of the site's query. */
  query: string;
  variables?: Record<string, unknown>;
}

const sdl = readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8');
const shipped = shippedOperations(buildSchema(sdl));

const documentOf = (query: string) => {
  const found = shipped.find(({ file, name }) => file.startsWith('web/') && name === query);
  if (!found) throw new Error(`The site has no query ${query}`);
  return parse(found.source);
};

/** Finds the list of an answer: a field of the query, or of `viewer`. */
const rowsOf = (data: unknown): Rows | undefined => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  if ('items' in data) return data as unknown as Rows;
  return Object.values(data).map(rowsOf).find(Boolean);
};

/** The site's own client as it is in a browser, and what it has sent. */
const clientOf = (session: GraphqlClient) => {
  const sent: string[] = [];
  const count = new ApolloLink((operation, forward) => {
    sent.push(JSON.stringify(operation.variables));
    return forward(operation);
  });
  const http = new HttpLink({ uri: `${session.url}/graphql`, headers: session.headers });
  const client = new ApolloClient({
    link: ApolloLink.from([count, http]),
    cache: createCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return { client, sent };
};

/** Variables of the page that follows, of a list by number or by cursor. */
const nextOf = ({ page, endCursor }: Rows) =>
  page === undefined ? { after: endCursor } : { page: page + 1 };

/** Scrolls a list to its end, as its page does, and says what it then shows. */
const scroll = async (session: GraphqlClient, { query: name, variables = {} }: EndlessList) => {
  const { client, sent } = clientOf(session);
  const document = documentOf(name);
  const query = client.watchQuery<Record<string, unknown>>({ query: document, variables });
  const first = firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
  const subscription = query.subscribe({});
  const { error } = await first;
  if (error) throw error;
  const shown = (): Rows => {
    const rows = rowsOf(client.readQuery({ query: document, variables }));
    if (!rows) throw new Error(`${name} is incomplete after ${sent.at(-1)}`);
    return rows;
  };
  const lengths = [shown().items.length];
  while (shown().hasNextPage !== false && sent.length < MAX_PAGES) {
    await query.fetchMore({ variables: nextOf(shown()) });
    lengths.push(shown().items.length);
  }
  const rows = shown();
  subscription.unsubscribe();
  client.stop();
  return { rows, lengths, sent };
};

/** Kind, order and rows a page, as the site searches. */
const SEARCHES = [
  ['PROJECT', 'RELEVANCE', 12],
  ['PROJECT', 'VIEWED', 12],
  ['DATASET', 'UPDATED', 12],
  ['DATASET', 'CONTENTS', 12],
  ['COMPETITION', 'RELEVANCE', 12],
  ['COLUMN', 'POPULAR', 20],
  ['MEMBER', 'RELEVANCE', 12],
] as const;

/** Every list that goes on while one scrolls, and what it is a list of. */
const listsFor = async (session: GraphqlClient): Promise<EndlessList[]> => {
  const found = await session.ask<{
    viewer: { id: string } | null;
    competitions: Rows;
    columns: Rows;
    datasets: Rows;
  }>(`{
    viewer { id }
    competitions(status: RUNNING, perPage: 1) { items { id } }
    columns(sort: PROJECTS, perPage: 1) { items { id } }
    datasets(sort: PROJECTS, perPage: 1) { items { id } }
  }`);
  const [competitionId, columnId, datasetId] = [
    found.competitions,
    found.columns,
    found.datasets,
  ].map(({ items }) => items[0]?.id);
  const page = 1;
  const everyone: EndlessList[] = [
    { query: 'ProjectList', variables: { sort: 'RECOMMENDED', page } },
    { query: 'DatasetList', variables: { sort: 'UPDATED', page } },
    {
      query: 'DatasetProjects',
      variables: { id: datasetId, page },
    },
    { query: 'ColumnList', variables: { sort: 'SUBSCRIBERS', page } },
    {
      query: 'ColumnProjects',
      variables: { columnId, sort: 'NEWEST', page },
    },
    { query: 'CompetitionList', variables: { page } },
    { query: 'TeamList', variables: { competitionId, page } },
    { query: 'Works', variables: { page } },
    { query: 'ActivityList', variables: { page } },
    ...SEARCHES.map(([kind, sort, perPage]) => ({
      query: 'SearchResults',
      variables: { text: '数据', kind, sort, perPage, page },
    })),
  ];
  if (!found.viewer) return everyone;
  return [
    ...everyone,
    { query: 'Feed' },
    { query: 'MemberFeed', variables: { memberId: found.viewer.id } },
    { query: 'Star', variables: { page } },
    { query: 'StarredDatasets', variables: { page } },
    { query: 'Notifications', variables: { filter: {} } },
    { query: 'ChatSessions', variables: { kind: 'DIRECT', page } },
  ];
};

describe.each(['a visitor', ...Object.values(accounts)])('every endless list, to %s', (account) => {
  it('grows to its end, holds each thing once and never begins over', async () => {
    const session = new GraphqlClient(product().gateways[0].url);
    if (account !== 'a visitor') await session.signIn(account, PASSWORD);
    for (const list of await listsFor(session)) {
      const { rows, lengths, sent } = await scroll(session, list);
      const ids = rows.items.map(({ id }) => id);
      expect({
        ...list,
        ends: rows.hasNextPage === false,
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        begunOver: sent.filter((variables, index) => sent.indexOf(variables) !== index),
        shrunk: lengths.filter((length, index) => length < (lengths[index - 1] ?? 0)),
        length: ids.length,
      }).toEqual({
        ...list,
        ends: true,
        twice: [],
        begunOver: [],
        shrunk: [],
        length: rows.totalCount ?? ids.length,
      });
    }
  });
});
