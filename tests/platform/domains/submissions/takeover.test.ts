import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { readConfig } from '#platform/src/config.ts';
import { jobQueue } from '#platform/src/jobs/queue.ts';
import { startBackground } from '#platform/src/background.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

it('a job whose worker died is done by another once its lease has run out, and once only', async () => {
  const competition = await makeCompetition(platform);
  const { token } = await enter(platform, competition, 'patient');
  const { _id } = await submit(platform, competition, token, resultFile(2));
  const { database, app, clock, dataDir } = platform;
  const { limits } = readConfig({ DATA_DIR: dataDir });
  const dead = jobQueue({ database, limits, log: app.log, now: () => clock.now });
  const job = await dead.lease(['review']);
  if (!job) throw new Error('the submission queued no job');

  const endJobs = await startBackground(platform.services);
  expect(await dead.lease(['review'])).toBeUndefined();
  clock.advance(limits.jobLeaseMs);
  const work = await reviewed(platform, token, _id);
  expect(work.Status).toBe(workStatus.reviewed);
  // Should the first one have been only slow: its lease is gone, and its transaction with it.
  await expect(database.transaction((tx) => dead.finish(tx, job))).rejects.toThrow(
    'another worker',
  );
  await endJobs();
});
