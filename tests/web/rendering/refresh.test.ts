import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { afterEach, expect, it, jest } from '@jest/globals';
import { of } from 'rxjs';
import { refreshPage } from '../../../web/src/rendering/refresh.ts';

const url = 'http://localhost/home/competition';

/** A page that shows a number, which is another one each time that it is asked for. */
const openPage = async () => {
  let asked = 0;
  const link = new ApolloLink(() => of({ data: { number: (asked += 1) } }));
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const query = gql`
    query Number {
      number
    }
  `;
  await new Promise<void>((shown) => {
    client.watchQuery({ query }).subscribe(({ data }) => data && shown());
  });
  return { client, asked: () => asked };
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

it('an old page whose data has changed asks for it again', async () => {
  const fetch = siteHas('age;dur=20, data;desc="new"');
  const { client, asked } = await openPage();
  await refreshPage(client, { url, age: 20_000, data: 'old' });
  expect(asked()).toBe(2);
  expect(fetch).toHaveBeenCalledWith(url, { method: 'HEAD' });
});

it.each([
  ['whose data is the same', 'age;dur=20, data;desc="old"'],
  ['that the site can’t send now', undefined],
])('an old page %s stays', async (_, timing) => {
  siteHas(timing);
  const { client, asked } = await openPage();
  await refreshPage(client, { url, age: 20_000, data: 'old' });
  expect(asked()).toBe(1);
});

it('a fresh page, or a member’s own, asks nothing', async () => {
  const fetch = siteHas('age;dur=20, data;desc="new"');
  const { client, asked } = await openPage();
  await refreshPage(client, { url, age: 900, data: 'old' });
  await refreshPage(client, { url, age: 0, data: '' });
  expect([asked(), fetch.mock.calls.length]).toEqual([1, 0]);
});
