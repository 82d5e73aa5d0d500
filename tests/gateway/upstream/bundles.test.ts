import { expect, it } from '@jest/globals';
import { type Bundle, BUNDLE_PATH } from '@whaletide/schema/shared/rest/bundle.ts';
import nock from 'nock';
import { member, memberId, page } from '../support/documents.ts';
import { startGateway, TOKEN, UPSTREAM, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const NAMES = ['a', 'b', 'c'];
const QUERY = `{ ${NAMES.map((name, index) => `${name}: member(id: "${memberId(index)}") { name followers { totalCount } }`).join(' ')} }`;
const gateway = useGateway();
const rest = useRest();

/** Stubs three members, and bundles by a function of their own. */
const stub = (answer: (bundle: Bundle) => [status: number, body: string]) => {
  nock.cleanAll();
  rest()
    .get('/api/users')
    .query(true)
    .reply(200, page([member(), member(1), member(2)]));
  const bundles: { bundle: Bundle; headers: Record<string, string> }[] = [];
  nock(UPSTREAM)
    .persist()
    .post(BUNDLE_PATH)
    .reply(async (request: Request) => {
      const bundle = (await request.json()) as Bundle;
      bundles.push({ bundle, headers: Object.fromEntries(request.headers) });
      return answer(bundle);
    });
  return bundles;
};
const followersOf = (index: number, status = 200) =>
  rest()
    .get(`/api/users/${memberId(index)}/followers`)
    .query(true)
    .reply(status, status === 200 ? page([], index + 5) : { code: 'NOT_FOUND', message: '没有' });
const answerOf = (total: number) => ({ Status: 200, Text: JSON.stringify(page([], total)) });

const ask = async (token?: string, { send } = gateway()) => {
  const { body } = await send(QUERY, token === undefined ? {} : { token });
  const data = body.data as Record<string, { followers: { totalCount: number } | null }>;
  return {
    counts: NAMES.map((name) => data[name]?.followers?.totalCount),
    codes: body.errors?.map(({ path, extensions }) => [path?.[0], extensions?.code]),
  };
};

it('the lists of many are two calls, in the name of who asks', async () => {
  const bundles = stub(({ Targets }) => [200, JSON.stringify(Targets.map((_, i) => answerOf(i)))]);
  followersOf(0);
  expect(await ask(TOKEN)).toEqual({ counts: [5, 0, 1], codes: undefined });
  expect(bundles).toHaveLength(1);
  expect(bundles[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(bundles[0]?.bundle.Operation).toBe('members.followers');
  expect(bundles[0]?.bundle.Targets.map((target) => target.split('?')[0])).toEqual(
    [1, 2].map((index) => `/api/users/${memberId(index)}/followers`),
  );
});

it('a refusal and an answer out of shape are those of their row alone', async () => {
  const refused = {
    Status: 404,
    Text: JSON.stringify({ code: 'NOT_FOUND', message: '不可见' }),
  };
  stub(() => [200, JSON.stringify([refused, { Status: 200, Text: '{"data":1}' }])]);
  followersOf(0);
  expect(await ask(TOKEN)).toEqual({
    counts: [5, undefined, undefined],
    codes: [
      ['b', 'NOT_FOUND'],
      ['c', 'UPSTREAM_UNAVAILABLE'],
    ],
  });
});

it('a backend that knows no bundles gets its calls one by one, and isn’t asked again', async () => {
  const alone = await startGateway();
  const bundles = stub(() => [404, 'Not Found']);
  for (const index of [0, 1, 2]) followersOf(index);
  expect((await ask(undefined, alone)).counts).toEqual([5, 6, 7]);
  rest()
    .get('/api/users')
    .query(true)
    .reply(200, page([member(), member(1), member(2)]));
  for (const index of [0, 1, 2]) followersOf(index);
  expect((await ask(undefined, alone)).counts).toEqual([5, 6, 7]);
  expect(bundles).toHaveLength(1);
  await alone.app.close();
});

// The last: it opens the breaker.
it('a bundle that fails is an outage of all its rows', async () => {
  stub(() => [503, 'at rest']);
  followersOf(0);
  const { counts, codes } = await ask(TOKEN);
  expect(counts).toEqual([5, undefined, undefined]);
  expect(codes).toEqual(NAMES.slice(1).map((name) => [name, 'UPSTREAM_UNAVAILABLE']));
});
