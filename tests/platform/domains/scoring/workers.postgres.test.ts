import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { leaseOnce, openToWorkers, report } from '#tests/platform/support/scoring-worker.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20', JOB_LEASE_MS: '60000' } });
});
afterAll(() => platform.close());

it('twenty workers at once lease each work once, and those of the dead go to the living', async () => {
  const competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  const worker = await openToWorkers(platform, competition);
  const { token, team } = await enter(platform, competition, 'manyworks');
  const sent = [];
  for (let at = 0; at < AT_ONCE; at += 1) {
    const result = refOf(await upload(platform, token, resultFile(1 + (at % 4))));
    const body = { Task: competition.taskId, result };
    sent.push(await platform.call(submissionCalls.submit, { body }, { token }));
  }
  const leaseAll = async () => {
    const all = Array.from({ length: AT_ONCE }, () => leaseOnce(platform, worker.token));
    return (await Promise.all(all)).filter((job) => job !== null);
  };
  const first = await leaseAll();
  expect(new Set(first.map(({ Work }) => Work)).size).toBe(AT_ONCE);
  expect(await leaseAll()).toEqual([]);

  // Half of them answer, the others die; all that is left is leased once more, once each.
  const [living, dead] = [first.slice(0, AT_ONCE / 2), first.slice(AT_ONCE / 2)];
  const end = { Scores: { Public: 0.5 } };
  await Promise.all(living.map((job) => report(platform, worker.token, job, end)));
  platform.clock.advance(61_000);
  const second = await leaseAll();
  expect(second.map(({ Work }) => Work).toSorted()).toEqual(
    dead.map(({ Work }) => Work).toSorted(),
  );

  // The dead come back and answer beside the living, twice each: one answer counts.
  const answers = await Promise.allSettled(
    [...dead, ...second, ...dead, ...second].map((job) => report(platform, worker.token, job, end)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(dead.length);
  const query = { page: 1, perPage: 100, Team: team, Task: competition.taskId };
  const list = await platform.call(submissionCalls.list, { query }, { token });
  expect(list.data.map(({ Status }) => Status)).toEqual(sent.map(() => workStatus.reviewed));
  expect(list.totalValidSubmissionCount).toBe(AT_ONCE);
});
