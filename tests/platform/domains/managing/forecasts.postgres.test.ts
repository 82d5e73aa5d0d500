import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { forecastCalls } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import { FORECAST_JOB } from '#platform/src/domains/managing/before-start/job.ts';
import { taskForecasts } from '#platform/src/domains/managing/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

it('computes one forecast, however many look at once', async () => {
  const { taskId, organizer } = await makeCompetition(platform);
  const input = { query: { Task: taskId } };
  const looks = await Promise.all(
    Array.from({ length: AT_ONCE }, () => platform.call(forecastCalls.list, input, organizer)),
  );
  expect(looks.map(({ data }) => data.length)).toEqual(Array(AT_ONCE).fill(1));
  const { db } = platform.database;
  await waitFor('the forecast', async () => {
    const [kept] = await db.select().from(taskForecasts).where(eq(taskForecasts.taskId, taskId));
    return kept && kept.state !== 'running';
  });
  expect(await db.select().from(jobs).where(eq(jobs.kind, FORECAST_JOB))).toHaveLength(0);
});
