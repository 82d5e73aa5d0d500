import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { copyCheckCalls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { randomOf } from '#tests/support/random.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asWatched } from '#tests/platform/support/watched.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const ROWS = 400;
const CLASSES = 4;
const random = randomOf(11);
const truth = Array.from({ length: ROWS }, () => random.below(CLASSES));
const solution = [
  'id,label,part',
  ...truth.map((label, row) => `${row},${label},${row % 2 ? 'public' : 'private'}`),
].join('\n');
const csvOf = (labels: readonly number[]) =>
  ['id,label', ...labels.map((label, row) => `${row},${label}`)].join('\n');
const honest = () => truth.map((label) => (random.next() < 0.75 ? label : random.below(CLASSES)));
const noisy = (labels: readonly number[]) =>
  labels.map((label) => (random.next() < 0.03 ? random.below(CLASSES) : label));

asWatched();

let platform: TestPlatform;
let competition: TestCompetition;
const teams: { id: string; token: string; team: string }[] = [];

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: solution })
    .where(eq(taskSolutions.taskId, competition.taskId));
  const results = Array.from({ length: 6 }, honest);
  results.push(noisy(results[0] ?? []), noisy(results[1] ?? []));
  for (const [at, labels] of results.entries()) {
    const entrant = await enter(platform, competition, `copier${at}`);
    await scored(platform, competition, entrant.token, csvOf(labels));
    teams.push(entrant);
  }
  // The second pair has a published project in common.
  const now = platform.clock.now;
  const [source, copy] = [newId(), newId()];
  const lab = { title: '公开方案', createDate: now, updateDate: now, private: false };
  await platform.database.db.insert(labs).values([
    { ...lab, id: source, memberId: teams[1]?.id ?? '' },
    { ...lab, id: copy, memberId: teams[7]?.id ?? '', parentId: source, private: true },
  ]);
}, 120_000);
afterAll(() => platform.close());

const asked = () => ({ params: { id: competition.taskId } });
const check = () => platform.call(copyCheckCalls.get, asked(), competition.organizer);

describe('the check for shared errors', () => {
  it('is for who manages the task alone', async () => {
    const member = { token: teams[0]?.token ?? '' };
    expect((await platform.refusal(copyCheckCalls.get, asked(), member)).code).toBe('FORBIDDEN');
    const start = { ...asked(), body: {} };
    expect((await platform.refusal(copyCheckCalls.start, start, member)).code).toBe('FORBIDDEN');
    expect(await check()).toMatchObject({ State: 'none', Works: 0, Pairs: [] });
  });

  it('names the copies, those without a common project first, and one check runs at a time', async () => {
    const start = { ...asked(), body: {} };
    const begun = await platform.call(copyCheckCalls.start, start, competition.organizer);
    expect(begun.State).toBe('running');
    const again = await platform.call(copyCheckCalls.start, start, competition.organizer);
    expect(again.StartDate).toBe(begun.StartDate);
    await waitFor('the check', async () => (await check()).State === 'done');
    const done = await check();
    expect(done.Works).toBe(8);
    const pairOf = (one: number, other: number) =>
      [teams[one]?.team, teams[other]?.team].sort() as string[];
    expect(done.Pairs.map(({ Teams }) => Teams)).toEqual([pairOf(0, 6), pairOf(1, 7)]);
    expect(done.Pairs.map(({ Project }) => Project !== null)).toEqual([false, true]);
    for (const { Shared, Expected, Errors } of done.Pairs) {
      expect(Shared).toBeGreaterThan(Expected);
      expect(Shared).toBeLessThanOrEqual(Math.min(...Errors));
    }
  });

  it('is refused for a task that people review', async () => {
    const form = await makeCompetition(platform, {
      task: { taskType: 1, objective: null, subjective: null },
    });
    const input = { params: { id: form.taskId }, body: {} };
    const refusal = await platform.refusal(copyCheckCalls.start, input, form.organizer);
    expect(refusal.code).toBe('CONFLICT');
  });
});
