import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    env: { JOB_POLL_MS: '50', SCORING_BASE_MS: '6000', SCORING_MS_PER_MB: '0', SCORERS: '2' },
  });
});
afterAll(() => platform.close());

/** Characters of a text whose distance to another of that length takes minutes. */
const LONG = 900_000;
const rowsOf = (first: string, ...more: string[]) =>
  [`1,${first}`, ...[2, 3, 4, 5, 6, 7, 8].map((id) => `${id},a`)].map((row, at) =>
    [row, ...more.slice(at, at + 1)].join(','),
  );

/** A competition of texts in which a long result is compared for ever. */
const slowCompetition = async () => {
  const texts = { ...objective, metric: 'levenshtein' as const, sizeLimit: 4096, dailyLimit: 9 };
  const competition = await makeCompetition(platform, { task: { objective: texts } });
  const parts = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => (id <= 4 ? 'public' : 'private'));
  const csv = ['id,label,part', ...rowsOf('b'.repeat(LONG), ...parts)].join('\n');
  const { taskId } = competition;
  await platform.database.db
    .update(taskSolutions)
    .set({ csv })
    .where(eq(taskSolutions.taskId, taskId));
  return competition;
};
const hangs = ['id,label', ...rowsOf('c'.repeat(LONG))].join('\n');

it('a file that hangs its scorer counts, isn’t tried again, and holds up no other sender', async () => {
  const slow = await slowCompetition();
  const quick = await makeCompetition(platform);
  const attacker = await enter(platform, slow, 'hanging');
  const member = await enter(platform, quick, 'waiting');
  const sent = [];
  for (let at = 0; at < 3; at += 1) sent.push(await submit(platform, slow, attacker.token, hangs));
  const work = await submit(platform, quick, member.token, resultFile(3));
  const scored = await reviewed(platform, member.token, work._id);
  expect(scored.ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.75);
  // One at a time is the attacker's: most of theirs are still to come.
  const waiting = await platform.database.db.select({ tries: jobs.tries }).from(jobs);
  expect(waiting.length).toBeGreaterThan(0);

  for (const { _id } of sent) {
    const stopped = await reviewed(platform, attacker.token, _id);
    expect(stopped.Status).toBe(workStatus.fileError);
    expect(stopped.ObjectiveWorkInfo?.PublicReviewResult.ReviewErrorMessage).toBe(
      '评分这个文件超过了6秒，评分已停止，本次提交计入次数。请检查文件内容后再提交',
    );
  }
  expect(await platform.database.db.select().from(jobs)).toEqual([]);
  const query = { Task: slow.taskId };
  const { data } = await platform.call(submissionCalls.quotas, { query }, attacker);
  expect(data).toMatchObject([{ totalValidSubmissionCount: 3, dailyValidSubmissionCount: 3 }]);
});

/** Ends the processes of this one that score, as the system does where memory runs out. */
const endScorers = (): boolean => {
  const own = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
      const isChild = Number(rest.split(' ')[1]) === process.pid;
      return isChild && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('/scorer/process');
    } catch {
      return false;
    }
  });
  for (const pid of own) process.kill(Number(pid), 'SIGKILL');
  return own.length > 0;
};

it('a scorer that others end costs nothing: its work is tried again', async () => {
  const slow = await slowCompetition();
  const { token } = await enter(platform, slow, 'unlucky');
  const { _id } = await submit(platform, slow, token, hangs);
  await waitFor('the scorer to begin', async () => {
    const [job] = await platform.database.db.select().from(jobs);
    return job?.lease !== null && job?.tries === 1 && endScorers();
  });
  await waitFor('another try', async () => {
    const [job] = await platform.database.db.select().from(jobs);
    platform.clock.advance(1_000);
    return (job?.tries ?? 0) > 1;
  });
  const { Status } = await reviewed(platform, token, _id);
  expect(Status).toBe(workStatus.fileError);
});
