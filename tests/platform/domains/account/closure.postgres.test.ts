import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls as calls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { sessions } from '#platform/src/domains/account/tables.ts';
import { closeDueAccounts } from '#platform/src/domains/account/closure.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { PASSWORD } from '#tests/platform/support/two-factor.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { SIGN_INS_PER_ACCOUNT: '100', SIGN_INS_PER_ADDRESS: '1000' },
  });
});
afterAll(() => platform.close());

/** Counts how many of twenty at once pass. */
const twenty = async (call: (index: number) => Promise<unknown>) => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, index) => call(index)),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};
const close = (token: string) =>
  platform.call(calls.close, { body: { password: PASSWORD } }, { token });
const signIn = (account: string, more: object = {}) =>
  platform.call(accountCalls.signIn, { body: { account, password: PASSWORD, ...more } });
const rowOf = async (id: string) =>
  (await platform.database.db.select().from(members).where(eq(members.id, id)))[0];

it('of twenty that close one account at once, one does', async () => {
  const { jwt } = await platform.join('一起离开');
  expect(await twenty(() => close(jwt))).toBe(1);
});

it('of twenty administrators who leave at once, one has to stay', async () => {
  const admins = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => administrator(platform, `值守${index}`)),
  );
  expect(await twenty((index) => close(admins[index]?.token ?? ''))).toBe(AT_ONCE - 1);
});

it('no session survives a stop that it begins beside', async () => {
  const { user, jwt } = await platform.join('边走边来');
  await twenty((index) => (index === 10 ? close(jwt) : signIn('边走边来')));
  expect((await rowOf(user._id))?.deactivated).not.toBeNull();
  const left = await platform.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.memberId, user._id));
  expect(left).toEqual([]);
});

it('who comes back as the time ends is either back, whole, or gone, whole', async () => {
  const people = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => platform.join(`临界${index}`)),
  );
  for (const { jwt } of people) await close(jwt);
  const ids = people.map(({ user }) => user._id);
  // Each still could when they asked; the job finds them due.
  const closes = new Date(platform.clock.now.getTime() + 50);
  await platform.database.db.update(members).set({ closes }).where(inArray(members.id, ids));
  const coming = people.map(({ user }) => signIn(user.Name, { restore: true }));
  platform.clock.advance(10);
  const job = async () => {
    platform.clock.advance(DAY);
    await Promise.all(
      [1, 2, 3].map(() => closeDueAccounts(platform.services, allContributions.closure)),
    );
  };
  const [outcomes] = await Promise.all([Promise.allSettled(coming), job()]);
  await closeDueAccounts(platform.services, allContributions.closure);
  for (const [index, { user }] of people.entries()) {
    const row = await rowOf(user._id);
    const back = outcomes[index]?.status === 'fulfilled';
    expect([row?.closed === null, row?.deactivated === null, row?.name === user.Name]).toEqual([
      back,
      back,
      back,
    ]);
  }
});
