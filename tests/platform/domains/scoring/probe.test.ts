import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { scoreResult } from '#platform/src/domains/scoring/scorer/score-result.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

const PUBLIC_ROWS = 500;
const MOST_SUBMISSIONS = 300;

/** Deterministic: half of the labels are 1, in no order that the attack could know. */
const labels = Array.from({ length: PUBLIC_ROWS + 100 }, (_, row) => {
  const mixed = Math.imul(row + 1, 0x9e3779b1) ^ (Math.imul(row + 1, 0x9e3779b1) >>> 15);
  return (Math.imul(mixed, 0x85ebca6b) >>> 13) & 1;
});

const solution = [
  'id,label,part',
  ...labels.map((label, row) => `${row},${label},${row < PUBLIC_ROWS ? 'public' : 'private'}`),
].join('\n');
const scoring = { ...objective, metric: 'rmse', dailyLimit: null, totalLimit: null } as const;

let platform: TestPlatform;
let competition: TestCompetition;
let token: string;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform, { task: { objective: scoring } });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: solution })
    .where(eq(taskSolutions.taskId, competition.taskId));
  ({ token } = await enter(platform, competition, 'prober'));
});
afterAll(() => platform.close());

const fileOf = (predictions: readonly number[]) =>
  ['id,label', ...labels.map((_, row) => `${row},${predictions[row] ?? 0}`)].join('\n');

type Ask = (predictions: readonly number[]) => Promise<number>;

/** Tells the public score that a member sees of predictions for the public rows. */
const submitted: Ask = async (predictions) => {
  const { _id } = await submit(platform, competition, token, fileOf(predictions));
  const work = await reviewed(platform, token, _id);
  return work.ObjectiveWorkInfo?.PublicReviewResult.Score ?? NaN;
};

/** Tells the same by the scorer alone, which takes a tenth of the time. */
const scored: Ask = (predictions) => {
  const basis = { csv: solution, secret: new Uint8Array(32).fill(1) };
  const outcome = scoreResult(Buffer.from(fileOf(predictions)), basis, scoring);
  return Promise.resolve(outcome.ok ? outcome.public.revealed : NaN);
};

/**
 * Reads labels out of RMSE scores that are taken to have so many decimals: what each adds to the
 * squared error is a power of two, so that their sum tells them all.
 *
 * @param largest prediction that is tried
 */
const readLabels = async (
  scoreOf: Ask,
  decimals: number,
  largest: number,
): Promise<Map<number, number>> => {
  const step = Math.min(largest, 1.2 * 10 ** -decimals * PUBLIC_ROWS);
  const atOnce = Math.max(1, Math.floor(Math.log2(1 / step)));
  const squares = Math.round(
    PUBLIC_ROWS * (await scoreOf(new Array<number>(PUBLIC_ROWS).fill(0))) ** 2,
  );
  const read = new Map<number, number>();
  for (let at = 0, asked = 1; at < PUBLIC_ROWS && asked < MOST_SUBMISSIONS; asked += 1) {
    const predictions = new Array<number>(PUBLIC_ROWS).fill(0);
    const rows = Array.from({ length: Math.min(atOnce, PUBLIC_ROWS - at) }, (_, own) => at + own);
    for (const [own, row] of rows.entries()) predictions[row] = step * 2 ** own;
    const added = predictions.reduce((sum, value) => sum + value ** 2, 0);
    const score = await scoreOf(predictions);
    let bits = Math.round((squares + added - PUBLIC_ROWS * score ** 2) / (2 * step));
    for (const row of rows) {
      read.set(row, bits & 1);
      bits >>= 1;
    }
    at += rows.length;
  }
  return read;
};

/** Share of labels that are right, where half of those that weren't read are guessed. */
const shareRight = (read: ReadonlyMap<number, number>): number => {
  const right = [...read].filter(([row, label]) => label === labels[row]).length;
  return (right + (PUBLIC_ROWS - read.size) / 2) / PUBLIC_ROWS;
};

describe('scores of RMSE on labels of 0 and 1', () => {
  it.each([
    [9, submitted],
    [5, scored],
    [4, scored],
    [3, scored],
  ])('don’t give the labels away, taken for %d decimals', async (decimals, ask) => {
    expect(shareRight(await readLabels(ask, decimals, Infinity))).toBeLessThanOrEqual(0.55);
  });

  it('don’t give one label after the other away, by the largest prediction that counts', async () => {
    expect(shareRight(await readLabels(scored, 2, 1.5))).toBeLessThanOrEqual(0.55);
  });

  it('are told exactly to managers alone', async () => {
    const query = { page: 1, perPage: 1, Task: competition.taskId };
    const { data } = await platform.call(
      submissionCalls.list,
      { query },
      { token: competition.organizer.token },
    );
    const id = data[0]?._id ?? '';
    const exact = data[0]?.ObjectiveWorkInfo?.PublicReviewResult.Score ?? NaN;
    const work = await platform.call(submissionCalls.get, { params: { id } }, { token });
    const revealed = work.ObjectiveWorkInfo?.PublicReviewResult.Score ?? NaN;
    expect(String(exact).length).toBeGreaterThan(8);
    expect(String(revealed).length).toBeLessThan(5);
    expect(Math.abs(exact - revealed)).toBeLessThan(0.01);
  });
});
