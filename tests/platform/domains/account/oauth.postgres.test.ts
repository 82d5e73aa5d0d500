import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { oauthCalls as calls } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { oauthIdentities } from '#platform/src/domains/account/tables.ts';
import { oauthSite, type OAuthSite } from '#tests/support/oauth-site.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { PASSWORD } from '#tests/platform/support/two-factor.ts';

let site: OAuthSite;
let platform: TestPlatform;
beforeAll(async () => {
  site = await oauthSite();
  platform = await startPlatform({
    worker: false,
    env: {
      ...site.env,
      PUBLIC_ORIGINS: 'https://whale.example',
      SIGN_INS_PER_ADDRESS: '1000',
    },
  });
});
afterAll(async () => {
  await platform.close();
  await site.close();
});

const params = { provider: 'github' } as const;
const begin = (token: string) =>
  platform.call(calls.beginBinding, { params, body: { password: PASSWORD } }, { token });
const passed = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

it('of twenty members that bind one identity at once, one gets it', async () => {
  const members = await Promise.all(
    Array.from({ length: 20 }, (_, index) => platform.join(`争抢${index}`)),
  );
  const starts = [];
  for (const { jwt } of members) starts.push(await begin(jwt));
  const outcomes = await Promise.allSettled(
    starts.map(({ Url }, index) => {
      const { code, state } = site.consent(Url, { id: 7, name: 'octocat' });
      const body = { Code: code, State: state };
      return platform.call(calls.finish, { params, body }, { token: members[index]?.jwt });
    }),
  );
  expect(passed(outcomes)).toBe(1);
  expect(await platform.database.db.select().from(oauthIdentities)).toHaveLength(1);
});

it('of twenty that come back with one state at once, one goes on', async () => {
  const { jwt: token } = await platform.join('二十次');
  const { Url } = await begin(token);
  const { code, state } = site.consent(Url, { id: 8, name: 'octocat' });
  const body = { Code: code, State: state };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => platform.call(calls.finish, { params, body }, { token })),
  );
  expect(passed(outcomes)).toBe(1);
});
