import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  submissionCalls,
  type Work,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { ScoringJob } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { leased, openToWorkers, report } from '#tests/platform/support/scoring-worker.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20', JOB_LEASE_MS: '60000' } });
});
afterAll(() => platform.close());

const ROWS = 200;
const csvOf = (right: number, part = false) =>
  [
    part ? 'id,label,part' : 'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) =>
      part
        ? `${row},a,${row < ROWS ? 'public' : 'private'}`
        : `${row},${row < right || row >= ROWS ? 'a' : 'b'}`,
    ),
  ].join('\n');
const made = async () => {
  const competition = await makeCompetition(platform, {
    task: {
      objective: { ...objective, dailyLimit: null, totalLimit: null },
      protectsBoard: true,
    },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: csvOf(0, true) })
    .where(eq(taskSolutions.taskId, competition.taskId));
  return competition;
};

/** A second after another; each a better one than the last but one. */
const rights = Array.from({ length: AT_ONCE }, (_, at) => 80 + 5 * at - (at % 2) * 12);
const sendAll = async (competition: TestCompetition, token: string) => {
  const sent: Work[] = [];
  for (const right of rights) {
    platform.clock.advance(1_000);
    sent.push(await submit(platform, competition, token, csvOf(right)));
  }
  return sent;
};
const scoresOf = async (token: string, sent: readonly Work[]) => {
  const works = await Promise.all(sent.map(({ _id }) => reviewed(platform, token, _id)));
  return works.map(({ ObjectiveWorkInfo: info }) => info?.PublicReviewResult.Score ?? null);
};
const meter = async ({ taskId, organizer }: TestCompetition) => {
  const query = { query: { Task: taskId } };
  const { data } = await platform.call(boardProtectionCalls.managed, query, {
    token: organizer.token,
  });
  return data[0];
};

it('twenty works of a team that are scored at once are decided in the order of their submission', async () => {
  const first = await made();
  const one = await enter(platform, first, 'oneafter');
  const inTurn: (number | null)[] = [];
  for (const right of rights) {
    platform.clock.advance(1_000);
    const work = await submit(platform, first, one.token, csvOf(right));
    inTurn.push(...(await scoresOf(one.token, [work])));
  }

  const second = await made();
  const { token } = await enter(platform, second, 'atonce');
  expect(await scoresOf(token, await sendAll(second, token))).toEqual(inTurn);
  expect((await meter(second))?.Bits).toBe((await meter(first))?.Bits);

  // Workers answer all at once, the last work first.
  const third = await made();
  const worker = await openToWorkers(platform, third);
  const other = await enter(platform, third, 'byworkers');
  const sent = await sendAll(third, other.token);
  const jobs: ScoringJob[] = [];
  while (jobs.length < sent.length) jobs.push(await leased(platform, worker.token));
  const losses = (right: number) => ({
    Ids: Array.from({ length: ROWS }, (_, row) => String(row)),
    Losses: Array.from({ length: ROWS }, (_, row) => Number(row < right)),
  });
  const ends = jobs.toReversed().map((job) => {
    const right = rights[sent.findIndex(({ _id }) => _id === job.Work)] ?? 0;
    return report(platform, worker.token, job, {
      Scores: { Public: right / ROWS },
      Rows: { Public: losses(right) },
    });
  });
  await Promise.all(ends);
  const byWorkers = await scoresOf(other.token, sent);
  expect(byWorkers.map((score) => score !== null)).toEqual(inTurn.map((score) => score !== null));
  expect(inTurn.filter((score) => score !== null).length).toBeGreaterThan(3);
  const query = { page: 1, perPage: 100, Task: third.taskId };
  const { data } = await platform.call(submissionCalls.ofTasks, { query }, { token: other.token });
  expect(data[0]?.data.map(({ Status }) => Status)).toEqual(rights.map(() => 1));
  expect((await meter(third))?.Answers).toBe(AT_ONCE);
});
