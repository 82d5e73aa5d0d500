import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { and, count, eq } from 'drizzle-orm';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { EVENT_WORK_REVIEWED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { workScorings, works } from '#platform/src/domains/submissions/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { zipOf } from '#tests/support/zip.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { leaseOnce, openToWorkers } from '#tests/platform/support/scoring-worker.ts';
import { enter, refOf, submit, upload } from '#tests/platform/support/submitting.ts';

const TEAMS = 10;
const TRIES = 100;
const LIMIT = 90;

let one: TestPlatform;
let other: TestPlatform;
let shared: string;
beforeEach(async () => {
  // Files and the secret of sessions are both platforms'.
  shared = mkdtempSync(path.join(os.tmpdir(), 'whaletide-test-'));
  const env = { JOB_POLL_MS: '500', JOB_LEASE_MS: '60000', DATA_DIR: shared };
  one = await startPlatform({ env });
  other = await startPlatform({ env, database: one.database });
});
afterEach(async () => {
  await other.close();
  await one.close();
  rmSync(shared, { recursive: true, force: true });
});

const times = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

it('of a thousand submissions at once on two platforms as many as may are scored, each once', async () => {
  const limited = { ...objective, dailyLimit: LIMIT, totalLimit: null };
  const competition = await makeCompetition(one, { task: { objective: limited } });
  const entered = [];
  for (let team = 0; team < TEAMS; team += 1)
    entered.push(await enter(one, competition, `crowd-${team}`));
  const files = await Promise.all(
    entered.map(async ({ token }) => {
      const results = [];
      for (let at = 0; at < TRIES; at += 1)
        results.push(refOf(await upload(one, token, resultFile(1 + (at % 4)))));
      return results;
    }),
  );

  // Before all of them: a bomb of another task, and a work whose worker is silent.
  const bombed = await makeCompetition(one);
  const { token: bomber } = await enter(one, bombed, 'bomber');
  const bomb = zipOf({ 'bomb.csv': Buffer.alloc(8 * 1024 * 1024) });
  const sentBomb = refOf(await upload(one, bomber, bomb, { name: 'bomb.zip' }));
  await one.call(
    submissionCalls.submit,
    { body: { Task: bombed.taskId, result: sentBomb } },
    { token: bomber },
  );
  const silent = await makeCompetition(one);
  const worker = await openToWorkers(one, silent);
  const { token: patient } = await enter(one, silent, 'patient');
  await submit(one, silent, patient, resultFile(1));
  expect(await leaseOnce(one, worker.token)).not.toBeNull();

  const answers = await Promise.allSettled(
    entered.flatMap(({ token }, team) =>
      (files[team] ?? []).map((result, at) =>
        (at % 2 ? one : other).call(
          submissionCalls.submit,
          { body: { Task: competition.taskId, result } },
          { token },
        ),
      ),
    ),
  );
  const accepted = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(accepted).toBe(TEAMS * LIMIT);

  const { db } = one.database;
  const ofTask = eq(works.taskId, competition.taskId);
  await waitFor(
    'the scores of all',
    async () => {
      const [left] = await db
        .select({ works: count() })
        .from(works)
        .where(and(ofTask, eq(works.status, workStatus.pending)));
      return left?.works === 0 || undefined;
    },
    300_000,
  );
  const byTeam = await db
    .select({ team: works.teamId, status: works.status, works: count() })
    .from(works)
    .where(ofTask)
    .groupBy(works.teamId, works.status);
  expect(byTeam.map(({ status, works: own }) => [status, own])).toEqual(
    times(TEAMS, () => [workStatus.reviewed, LIMIT]),
  );
  const [scorings] = await db
    .select({ works: count() })
    .from(workScorings)
    .innerJoin(works, eq(works.id, workScorings.workId))
    .where(ofTask);
  expect(scorings?.works).toBe(TEAMS * LIMIT);
  // Each was told of once, whichever platform scored it.
  for (const { token } of entered) {
    const query = { page: 1, perPage: 100 };
    const { data } = await other.call(notificationCalls.list, { query }, { token });
    const told = data.filter(({ EventType }) => EventType === EVENT_WORK_REVIEWED);
    expect(new Set(told.map(({ Data }) => (Data as { Work: { _id: string } }).Work._id)).size).toBe(
      told.length,
    );
    expect(told.length).toBe(LIMIT);
  }
  // The silent worker holds its own job alone.
  const left = await db.select({ kind: jobs.kind }).from(jobs);
  expect(left.filter(({ kind }) => /^(review|rescore)/.test(kind))).toEqual([
    { kind: `review-by-worker:${silent.taskId}` },
  ]);
  const query = { page: 1, perPage: 10, Task: bombed.taskId };
  const manager = { token: bombed.organizer.token };
  const { data: bombs } = await one.call(submissionCalls.list, { query }, manager);
  expect(bombs).toMatchObject([{ Status: workStatus.fileError }]);
});
