import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { createHash } from 'node:crypto';
import { type Gateway, startGateway, TOKEN } from '../support/gateway.ts';
import { LivePlatform } from '../support/live-platform.ts';

const platform = new LivePlatform({ [TOKEN]: '1'.repeat(24) });
let gateway: Gateway;
let url: string;
beforeAll(async () => {
  gateway = await startGateway({ UPSTREAM_URL: await platform.start() });
  url = `${await gateway.app.listen({ port: 0 })}/graphql`;
});
afterAll(async () => {
  await gateway.app.close();
  await platform.stop();
});

/** Counts the requests that a client sends, and the texts in them. */
const counting = () => {
  const sent = { requests: 0, texts: 0 };
  const send = (...[to, options]: Parameters<typeof fetch>) => {
    const asked = `${decodeURIComponent(String(to))} ${String(options?.body ?? '')}`;
    sent.requests += 1;
    if (asked.includes('__typename')) sent.texts += 1;
    return fetch(to, options);
  };
  return { sent, send };
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each([false, true])('urql with persistedExchange, by GET: %s', (byGet) => {
  it('sends each text once, and three queries then are three requests', async () => {
    const { sent, send } = counting();
    const client = new Client({
      url,
      fetch: send,
      requestPolicy: 'network-only',
      preferGetMethod: byGet,
      exchanges: [persistedExchange({ preferGetForPersistedQueries: byGet }), fetchExchange],
    });
    const queries = ['A', 'B', 'C'].map(
      (name) => `query ${name}${byGet ? 'G' : 'P'} { __typename }`,
    );
    const round = async () => {
      for (const query of queries)
        expect((await client.query(query, {}).toPromise()).data).toEqual({ __typename: 'Query' });
    };
    await round();
    expect(sent).toEqual({ requests: 6, texts: 3 });
    await round();
    expect(sent).toEqual({ requests: 9, texts: 3 });
  });
});

describe.each([false, true])('Apollo Client with PersistedQueryLink, by GET: %s', (byGet) => {
  it('sends each text once, and three queries then are three requests', async () => {
    const { sent, send } = counting();
    const link = new PersistedQueryLink({
      sha256: hash,
      useGETForHashedQueries: byGet,
    }).concat(new HttpLink({ uri: url, fetch: send }));
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const queries = ['D', 'E', 'F'].map((name) =>
      gql(`query ${name}${byGet ? 'G' : 'P'} { __typename }`),
    );
    const round = async () => {
      for (const query of queries)
        expect((await client.query({ query, fetchPolicy: 'network-only' })).data).toEqual({
          __typename: 'Query',
        });
    };
    await round();
    expect(sent).toEqual({ requests: 6, texts: 3 });
    await round();
    expect(sent).toEqual({ requests: 9, texts: 3 });
  });
});

describe('an operation by its hash', () => {
  const ask = (own: Gateway, given: object, headers: Record<string, string> = {}) =>
    own.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(given),
    });
  const extensionsOf = (text: string) => ({
    persistedQuery: { version: 1, sha256Hash: hash(text) },
  });
  const leftOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.ratelimit);

  it('is counted once, also where it wasn’t known', async () => {
    const text = 'query Once { __typename }';
    const extensions = extensionsOf(text);
    const own = await startGateway({ RATE_ADDRESS: '10' });
    const missed = await ask(own, { extensions });
    expect(missed.json()).toEqual({
      errors: [
        {
          message: 'PersistedQueryNotFound',
          extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
        },
      ],
    });
    expect(leftOf(await ask(own, { query: text, extensions }))).toMatch(/^"address";r=9;/);
    expect(leftOf(await ask(own, { extensions }))).toMatch(/^"address";r=8;/);
    await own.app.close();
  });

  it('isn’t kept where it can’t run', async () => {
    const text = '{ nothing }';
    const extensions = extensionsOf(text);
    await ask(gateway, { query: text, extensions });
    const { errors } = (await ask(gateway, { extensions })).json();
    expect(errors[0].message).toBe('PersistedQueryNotFound');
  });

  it('of a member isn’t pushed out by what visitors send', async () => {
    const text = 'query OfMember { viewer { id } }';
    const extensions = extensionsOf(text);
    const authorization = `Bearer ${TOKEN}`;
    await ask(gateway, { query: text, extensions }, { authorization });
    for (let count = 0; count < 60; count += 1) {
      const long = `query V${count} { __typename } #${'x'.repeat(100_000)}`;
      await ask(gateway, { query: long, extensions: extensionsOf(long) });
    }
    const answer = await ask(gateway, { extensions }, { authorization });
    expect(answer.json().data.viewer).not.toBeNull();
  });
});
