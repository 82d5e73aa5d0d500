import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { lookAtSchedule } from '#platform/src/jobs/schedules.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('twenty processes that look at once begin what is due once', async () => {
  const begun: Date[] = [];
  const hourly = {
    kind: 'hourly',
    next: (after: Date) => new Date(after.getTime() + HOUR),
    begin: async () => void begun.push(platform.clock.now),
  };
  const look = () => Promise.all(TWENTY.map(() => lookAtSchedule(platform.services, hourly)));
  await look();
  expect(begun).toHaveLength(0);
  for (const times of [1, 2]) {
    platform.clock.advance(HOUR);
    await look();
    await look();
    expect(begun).toHaveLength(times);
  }
});
