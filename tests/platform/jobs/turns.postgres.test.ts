import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { jobs } from '#platform/src/jobs/tables.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const KIND = 'test';
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('of twenty workers that ask at once each gets another turn, and none of them twice', async () => {
  const { database, services } = platform;
  await database.transaction(async (tx) => {
    for (const index of TWENTY)
      await services.jobs.add(tx, KIND, {}, { turn: `turn ${index % 4}` });
  });
  const leased = await Promise.all(TWENTY.map(() => services.jobs.lease([KIND])));
  const ids = leased.flatMap((job) => job?.id ?? []);
  const rows = await database.db.select().from(jobs).where(inArray(jobs.id, ids));
  expect(rows.map(({ turn }) => turn).toSorted()).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3']);
});
