import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { sql } from 'drizzle-orm';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { coinsOf } from '#tests/platform/support/sharing.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('twenty clicks at once take the weekly bonus once, and the ledger adds up to zero', async () => {
  const { jwt: token } = await platform.join('eager-clicker');
  const taken = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(growthCalls.receiveWeeklyBonus, {}, { token }),
    ),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of taken)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 });
  expect(await coinsOf(platform, token)).toBe(5);
  const [sum] = await platform.database.db
    .select({ coins: sql<number>`coalesce(sum(${coinEntries.amount}), 0)::int` })
    .from(coinEntries);
  expect(sum?.coins).toBe(0);
});
