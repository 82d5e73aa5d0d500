import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { coinsOf, joinThrough } from '../support/sharing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('twelve sign-ups at once through one link pay the inviter a month’s limit, and everyone else', async () => {
  const inviter = await platform.join('inviter-of-many');
  const joined = await Promise.all(
    Array.from({ length: 12 }, () => joinThrough(platform, inviter.user._id)),
  );
  expect(await coinsOf(platform, inviter.jwt)).toBe(20);
  const coins = await Promise.all(joined.map(({ jwt }) => coinsOf(platform, jwt)));
  expect(coins).toEqual(joined.map(() => 4));
});
