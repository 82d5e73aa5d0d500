import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { participationCalls } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, submit } from '#tests/platform/support/submitting.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('counts registrations and submissions by the day of Shanghai, for managers alone', async () => {
  const competition = await makeCompetition(platform);
  const ask = { params: { id: competition.id } };
  const by = { token: competition.organizer.token };
  const course = () => platform.call(participationCalls.get, ask, by);
  expect(await course()).toEqual({ Unit: 'day', Points: [] });

  const first = await enter(platform, competition, 'early');
  // 17:00 UTC is the next day there.
  platform.clock.advance(13 * HOUR);
  await enter(platform, competition, 'late');
  await submit(platform, competition, first.token, resultFile(4));
  platform.clock.advance(DAY);
  const { Points } = await course();
  expect(Points.map(({ Date, ...counts }) => Object.values(counts))).toEqual([
    [1, 1, 0],
    [1, 2, 1],
    [0, 2, 0],
  ]);
  const dates = Points.map(({ Date: day }) => day);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  expect((await platform.refusal(participationCalls.get, ask, first)).code).toBe('FORBIDDEN');
});
