import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { afterEach, expect, it, jest } from '@jest/globals';
import { of } from 'rxjs';
import { refreshPage } from '#web/src/rendering/refresh.ts';

const url = 'http://localhost/home/competition';

/** A page that shows two numbers, one of them twice, which are others each time that one asks. */
const openPage = async () => {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) =>
    of({ data: { number: asked.push(operationName) } }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const queries = [
    gql`
      query Views {
        number
      }
    `,
    gql`
      query Title {
        number
      }
    `,
  ];
  for (const query of [...queries, ...queries])
    await new Promise<void>((shown) => {
      client.watchQuery({ query }).subscribe(({ data }) => data && shown());
    });
  asked.length = 0;
  return { client, asked };
};

const siteHas = (timing: string | undefined) => {
  const headers = new Headers(timing === undefined ? {} : { 'server-timing': timing });
  const fetch = jest.fn((_url: string, _init: RequestInit) =>
    Promise.resolve({ headers } as Response),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('an old page asks again for what has changed of it, once', async () => {
  const fetch = siteHas('age;dur=20, data;desc="Title:1 Views:2"');
  const { client, asked } = await openPage();
  await refreshPage(client, { url, age: 20_000, data: 'Title:1 Views:1' });
  expect(asked).toEqual(['Views']);
  expect(fetch).toHaveBeenCalledWith(url, { method: 'HEAD' });
});

it.each([
  ['whose data is the same', 'age;dur=20, data;desc="Title:1 Views:1"'],
  ['that the site can’t send now', undefined],
])('an old page %s stays', async (_, timing) => {
  siteHas(timing);
  const { client, asked } = await openPage();
  await refreshPage(client, { url, age: 20_000, data: 'Title:1 Views:1' });
  expect(asked).toEqual([]);
});

it('a fresh page, or a member’s own, asks nothing', async () => {
  const fetch = siteHas('age;dur=20, data;desc="Title:1 Views:2"');
  const { client, asked } = await openPage();
  await refreshPage(client, { url, age: 900, data: 'Title:1 Views:1' });
  await refreshPage(client, { url, age: 0, data: '' });
  expect([asked, fetch.mock.calls.length]).toEqual([[], 0]);
});
