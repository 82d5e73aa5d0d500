import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { RECOMMEND_JOB } from '#platform/src/domains/recommendations/store.ts';
import { recommendationViews } from '#platform/src/domains/recommendations/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { recommending } from '#tests/platform/support/recommending.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('twenty pages at once have seen it once, and ask for one job', async () => {
  const { person, ask } = recommending(platform);
  const { database, clock } = platform;
  const other = await person('校友', { university: '听潮大学' });
  const me = await person('新生', { university: '听潮大学' });
  const at = async () => {
    const all = await Promise.all(TWENTY.map(() => ask(me)));
    for (const { data } of all) expect(data.map(({ _id }) => _id)).toEqual([other.id]);
    const [row] = await database.db
      .select()
      .from(recommendationViews)
      .where(
        and(eq(recommendationViews.memberId, me.id), eq(recommendationViews.targetId, other.id)),
      );
    const left = await database.db.select().from(jobs).where(eq(jobs.kind, RECOMMEND_JOB));
    return [row?.times, left.length];
  };
  expect(await at()).toEqual([1, 0]);
  clock.advance(25 * HOUR);
  expect(await at()).toEqual([2, 1]);
});
