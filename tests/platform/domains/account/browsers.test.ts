import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { pruneBrowsers } from '#platform/src/domains/account/browsers.ts';
import { memberBrowsers } from '#platform/src/domains/account/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const signIn = (account: string, device?: string) =>
  platform.call(accountCalls.signIn, {
    body: { account, password: 'a-long-password', ...(device !== undefined && { device }) },
  });

it('accounts that sign in or up on one browser are known to, and others are not', async () => {
  const first = await platform.join('first-account');
  const second = await platform.call(accountCalls.signUp, {
    body: {
      Name: 'second-account',
      Email: 'second@test.example',
      Password: 'a-long-password',
      device: first.device,
    },
  });
  const elsewhere = await platform.join('third-account');
  const forged = await platform.join('fourth-account');
  await signIn('first-account', second.device);
  await signIn('fourth-account', `${first.device}x`);
  const ids = [first, second, elsewhere, forged].map(({ user }) => user._id);
  const rows = await platform.database.db
    .select()
    .from(memberBrowsers)
    .where(inArray(memberBrowsers.memberId, ids));
  const of = (id: string | undefined) =>
    rows.filter(({ memberId }) => memberId === id).map(({ browser }) => browser);
  expect(of(ids[0])).toHaveLength(1);
  expect(of(ids[1])).toEqual(of(ids[0]));
  expect(of(ids[2])).not.toEqual(of(ids[0]));
  expect(new Set(of(ids[3])).size).toBe(2);
  expect(of(ids[3])).not.toEqual(expect.arrayContaining(of(ids[0])));
});

it('browsers are forgotten when their marks are over', async () => {
  const { db } = platform.database;
  await pruneBrowsers(db, new Date(platform.clock.now.getTime() + 179 * DAY));
  expect((await db.select().from(memberBrowsers)).length).toBeGreaterThan(0);
  await pruneBrowsers(db, new Date(platform.clock.now.getTime() + 181 * DAY));
  expect(await db.select().from(memberBrowsers)).toEqual([]);
});
