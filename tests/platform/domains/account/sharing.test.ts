import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { EVENT_SHARE_REWARDED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { sql } from 'drizzle-orm';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { coinsOf, joinThrough } from '#tests/platform/support/sharing.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('a sign-up through a share link pays both sides, and tells the inviter', async () => {
  const inviter = await platform.join('inviter');
  const { user, jwt } = await joinThrough(platform, inviter.user._id);
  expect(await coinsOf(platform, jwt)).toBe(4);
  expect(await coinsOf(platform, inviter.jwt)).toBe(4);
  const { data } = await platform.call(
    notificationCalls.list,
    { query: { page: 1, perPage: 10 } },
    { token: inviter.jwt },
  );
  expect(data.map(({ EventType, Data }) => notificationText(EventType, Data))).toEqual([
    `${user.Name}通过你的分享加入了社区，你获得了 4 鲸币`,
  ]);
  expect(data[0]?.EventType).toBe(EVENT_SHARE_REWARDED);
  const [sum] = await platform.database.db
    .select({ coins: sql<number>`sum(${coinEntries.amount})::int` })
    .from(coinEntries);
  expect(sum?.coins).toBe(0);
});

it('an inviter gets 20 coins a month at most, and the new member theirs all the same', async () => {
  const inviter = await platform.join('popular');
  for (const expected of [4, 8, 12, 16, 20, 20]) {
    const { jwt } = await joinThrough(platform, inviter.user._id);
    expect(await coinsOf(platform, jwt)).toBe(4);
    expect(await coinsOf(platform, inviter.jwt)).toBe(expected);
  }
  // From the 21st of November to December.
  platform.clock.advance(10 * DAY);
  await joinThrough(platform, inviter.user._id);
  expect(await coinsOf(platform, inviter.jwt)).toBe(24);
});

it.each(['0'.repeat(24), 'nobody', ''])('nobody is kept out by the link of %j', async (id) => {
  const { jwt } = await joinThrough(platform, id);
  expect(await coinsOf(platform, jwt)).toBe(0);
});
