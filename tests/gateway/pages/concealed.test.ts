import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '#tests/support/wait-for.ts';
import { competition, page } from '../support/documents.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
const LIST = '/home/competition';
const FEED = '/home/competition/rss.xml';
const [hidden, shown] = ['c'.repeat(24), 'd'.repeat(24)];

let gateway: Gateway | undefined;
afterEach(() => gateway?.app.close());

const get = async (url: string) => {
  if (!gateway) throw new Error('The gateway has not started');
  return (await gateway.app.inject({ url })).body;
};

/** Platform's answers to who asks what has been concealed, each when it is told. */
const concealing = () => {
  const answers: ((answer: [number, object]) => void)[] = [];
  rest()
    .get('/api/concealed')
    .query(true)
    .times(10)
    .reply(() => new Promise((resolve) => answers.push(resolve as never)));
  return async (newest: number, ...Ids: string[]) => {
    const answer = await waitFor('a question', () => Promise.resolve(answers.shift()));
    answer([200, { Newest: newest, Ids, Missed: false }]);
    // It asks on once it has done what it was told.
    await waitFor('the next question', () => Promise.resolve(answers.length > 0));
  };
};

/** Platform lists one competition, whose name stands on pages and in feeds. */
const lists = (name: string) =>
  rest()
    .get('/v2/api/competitionsCommunity')
    .query(true)
    .times(3)
    .reply(200, page([{ ...competition(), Name: name }]));

it('what is hidden leaves every kept page, feed and answer at once, and nothing else does', async () => {
  gateway = await startGateway(
    {
      PAGES_PATIENCE_MS: '5000',
      PAGES_FRESH_MS: '60000',
      SHARED_CACHE_FRESH_MS: '60000',
      FEED_FRESH_MS: '60000',
      PUBLIC_ORIGINS: 'https://tide.example',
    },
    new URL('../support/rendered-web/', import.meta.url),
  );
  rest().get('/healthz').times(100).reply(503);
  const conceal = concealing();
  lists(hidden);
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  await conceal(1);
  expect(await get(LIST)).toContain(hidden);
  expect(await get(FEED)).toContain(hidden);
  await conceal(2, 'e'.repeat(24));
  // Concealing another object leaves the page as it is.
  expect(await get(LIST)).toContain(hidden);
  lists(shown);
  await conceal(3, hidden);
  for (const address of [LIST, FEED]) {
    const body = await get(address);
    expect(body).not.toContain(hidden);
    expect(body).toContain(shown);
  }
});
