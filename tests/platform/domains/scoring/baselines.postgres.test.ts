import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { copyCheckCalls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { COPIES_JOB } from '#platform/src/domains/leaderboards/copies/job.ts';
import { copyChecks } from '#platform/src/domains/leaderboards/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

it('takes no more baselines than a task may have, however many come at once', async () => {
  const { taskId, organizer } = await makeCompetition(platform);
  const { token } = organizer;
  const sent = await upload(platform, token, resultFile(2, 2), { purpose: 'asset' });
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, at) =>
      platform.call(
        baselineCalls.create,
        { params: { id: taskId }, body: { Name: `基线${at}`, Result: sent.body.key } },
        organizer,
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const { data } = await platform.call(baselineCalls.list, { params: { id: taskId } }, organizer);
  expect(data).toHaveLength(10);
});

it('makes one check for shared errors at a time, however many ask at once', async () => {
  const { taskId, organizer } = await makeCompetition(platform);
  const input = { params: { id: taskId }, body: {} };
  const checks = await Promise.all(
    Array.from({ length: AT_ONCE }, () => platform.call(copyCheckCalls.start, input, organizer)),
  );
  expect(checks).toHaveLength(AT_ONCE);
  // Others begin only once the one before is done: none is left over.
  const { db } = platform.database;
  await waitFor('the check', async () => {
    const [check] = await db.select().from(copyChecks).where(eq(copyChecks.taskId, taskId));
    return check?.state === 'done';
  });
  const queued = await db.select().from(jobs).where(eq(jobs.kind, COPIES_JOB));
  expect(queued).toHaveLength(0);
});
