import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, count, eq } from 'drizzle-orm';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { follows } from '#platform/src/domains/members/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const follow = (who: Person, target: Person) =>
  platform.call(memberCalls.follow, { body: { Target: target.id } }, who);
const unfollow = (who: Person, target: Person) =>
  platform.call(memberCalls.unfollow, { query: { Target: target.id } }, who);
const counted = async ({ id }: Person) =>
  (await platform.call(memberCalls.get, { params: { id } })).followersCount;
const rowsOf = async ({ id }: Person) => {
  const [row] = await platform.database.db
    .select({ rows: count() })
    .from(follows)
    .where(and(eq(follows.kind, 'MEMBER'), eq(follows.targetId, id)));
  return row?.rows;
};

it('twenty clicks at once follow once, are told once, and end once', async () => {
  const star = await writer(platform, '名人');
  const reader = await writer(platform, '点击者');
  await Promise.all(TWENTY.map(() => follow(reader, star)));
  expect(await counted(star)).toBe(1);
  const query = { page: 1, perPage: 20 };
  expect((await platform.call(notificationCalls.list, { query }, star)).totalNum).toBe(1);
  await Promise.all(TWENTY.map(() => unfollow(reader, star)));
  expect(await counted(star)).toBe(0);
});

it('twenty at once are all counted, and two who follow each other don’t wait for ever', async () => {
  const star = await writer(platform, '众望所归');
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `众人${index}`)));
  await Promise.all(readers.flatMap((one) => [follow(one, star), follow(star, one)]));
  expect(await counted(star)).toBe(20);
  expect(await rowsOf(star)).toBe(20);
});

it('the counts are the rows after whatever was done', async () => {
  const people = await Promise.all(
    TWENTY.slice(0, 6).map((index) => writer(platform, `随意${index}`)),
  );
  let seed = 132;
  const next = (most: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % most;
  const pick = () => people[next(people.length)] as Person;
  for (let round = 0; round < 10; round += 1) {
    const steps = TWENTY.map(() => {
      const [who, target] = [pick(), pick()];
      if (who === target) return Promise.resolve();
      return next(3) === 0 ? unfollow(who, target) : follow(who, target);
    });
    await Promise.all(steps);
  }
  for (const one of people) expect(await counted(one)).toBe(await rowsOf(one));
});
