import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type BundleAnswers, BUNDLE_PATH } from '@whaletide/schema/shared/rest/bundle.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let tokens: Record<'hidden' | 'other', string>;
let ids: Record<'hidden' | 'other', string>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const [hidden, other] = [await platform.join('hidden'), await platform.join('other')];
  tokens = { hidden: hidden.jwt, other: other.jwt };
  ids = { hidden: hidden.user._id, other: other.user._id };
});
afterAll(() => platform.close());

const headersOf = (token: string | undefined) =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const bundle = async (payload: object, token?: string) => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: BUNDLE_PATH,
    payload,
    headers: headersOf(token),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};

it('each call gets what it would have got alone, whoever asks', async () => {
  const targets = [
    `/api/users/${ids.hidden}/followers?page=1`,
    `/api/users/${ids.other}/followers?page=1&perPage=2`,
    `/api/users/${'0'.repeat(24)}/followers`,
    `/api/users/${ids.other}/followers?page=none`,
  ];
  for (const token of [undefined, tokens.hidden, tokens.other, 'wt_unknown']) {
    const alone = await Promise.all(
      targets.map(async (url) => {
        const answer = await platform.app.inject({ url, headers: headersOf(token) });
        return { Status: answer.statusCode, Text: answer.payload };
      }),
    );
    const { status, body } = await bundle(
      { Operation: 'members.followers', Targets: targets },
      token,
    );
    expect(status).toBe(200);
    expect(body).toEqual(alone);
  }
});

it('a hundred calls are answered in their order', async () => {
  const Targets = Array.from(
    { length: 100 },
    (_, index) => `/api/users/${index % 2 ? ids.other : ids.hidden}/followers?perPage=${index + 1}`,
  );
  const { body } = await bundle({ Operation: 'members.followers', Targets });
  const pages = (body as BundleAnswers).map(
    ({ Text }) => (JSON.parse(Text) as { perPage: number }).perPage,
  );
  expect(pages).toEqual(Targets.map((_, index) => index + 1));
});

it.each([
  ['an operation that changes something', 'account.signOut', '/api/auth'],
  ['an unknown operation', 'members.everything', '/api/users'],
  ['an address of another operation', 'members.followers', '/api/configs/site'],
  ['an address outside', 'members.followers', 'http://elsewhere.example/api/users/a/followers'],
  ['an address above', 'members.followers', '/api/users/../configs/site?/followers'],
])('%s is refused', async (_, Operation, target) => {
  const { status, body } = await bundle({ Operation, Targets: [target] });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it.each([0, 101])('%i calls are refused', async (count) => {
  const Targets = Array.from({ length: count }, () => `/api/users/${ids.other}/followers`);
  const { status } = await bundle({ Operation: 'members.followers', Targets });
  expect(status).toBe(400);
});
