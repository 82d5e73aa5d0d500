import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rewardSharing } from '#platform/src/domains/growth/store/sharing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { coinsOf, joinThrough } from '#tests/platform/support/sharing.ts';

const AT_ONCE = 12;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('twelve sign-ups at once through one link pay the inviter a month’s limit, and everyone else', async () => {
  const inviter = await platform.join('inviter-of-many');
  const joined = await Promise.all(
    Array.from({ length: AT_ONCE }, () => joinThrough(platform, inviter.user._id)),
  );
  expect(await coinsOf(platform, inviter.jwt)).toBe(20);
  const coins = await Promise.all(joined.map(({ jwt }) => coinsOf(platform, jwt)));
  expect(coins).toEqual(joined.map(() => 4));
});

// Passwords are hashed a few at a time: what follows meets in the database without them.
it('rewards that meet in the database wait for each other, and each member has one', async () => {
  const { database, services, clock } = platform;
  const inviter = await platform.join('inviter-of-crowd');
  const crowd = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => platform.join(`crowd${index}`)),
  );
  const reward = ({ user }: (typeof crowd)[number]) =>
    database.transaction((tx) =>
      rewardSharing(tx, services.events, {
        inviterId: inviter.user._id,
        member: { id: user._id, name: user.Name },
        now: clock.now,
      }),
    );
  await Promise.all([...crowd, ...crowd].map(reward));
  expect(await coinsOf(platform, inviter.jwt)).toBe(20);
  const coins = await Promise.all(crowd.map(({ jwt }) => coinsOf(platform, jwt)));
  expect(coins).toEqual(crowd.map(() => 4));
});
