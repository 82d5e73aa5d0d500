import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serviceAccountCalls as calls } from '@whaletide/schema/domains/service-accounts/rest.ts';
import { MAX_SERVICE_ACCOUNTS } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { newAccount, protect, serviceAccount } from '#tests/platform/support/service-accounts.ts';
import { makeOrganization } from '../managing/support.ts';

let platform: TestPlatform;
let tide: { token: string };
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  tide = await makeOrganization(platform, 'tide');
  admin = await writer(platform, '同时新建', { roles: ['admin'] });
  await protect(platform, tide);
  await protect(platform, admin);
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const madeOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const make = (by: { token: string }, wanted: object) =>
  platform.call(calls.create, { body: newAccount(platform, wanted) }, by);

it('of twenty at once with one name one is made, of an organization and of the site', async () => {
  for (const [by, owner] of [
    [tide, { Organization: 'tide' }],
    [admin, {}],
  ] as const) {
    const outcomes = await Promise.allSettled(TWENTY.map(() => make(by, owner)));
    expect(madeOf(outcomes)).toBe(1);
  }
});

it('twenty at once don’t become more than there may be', async () => {
  const outcomes = await Promise.allSettled(TWENTY.map((of) => make(admin, { Name: `第${of}` })));
  expect(madeOf(outcomes)).toBe(MAX_SERVICE_ACCOUNTS - 1);
});

it('of twenty renewals at once one token is good', async () => {
  const { ServiceAccount } = await serviceAccount(platform, tide, {
    Organization: 'tide',
    Name: '更换',
  });
  const input = {
    params: { id: ServiceAccount._id },
    body: { Expires: newAccount(platform).Expires },
  };
  const renewed = await Promise.all(TWENTY.map(() => platform.call(calls.renew, input, tide)));
  const good = await Promise.allSettled(
    renewed.map(({ Token }) => platform.call(calls.current, {}, { token: Token })),
  );
  expect(madeOf(good)).toBe(1);
});
