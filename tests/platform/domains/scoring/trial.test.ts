import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { trialCalls } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { fixture } from '#tests/support/fixtures.ts';
import { makeCompetition, objective } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const SOLUTION = [
  'id,label,part',
  ...Array.from({ length: 40 }, (_, row) => {
    const part = row % 2 ? 'private' : 'public';
    return `${row},${row % 4 === 3 ? 'b' : 'a'},${part}`;
  }),
].join('\n');
const SAMPLE = ['id,label', ...Array.from({ length: 40 }, (_, row) => `${row},b`)].join('\n');

const made = async (changes: Partial<typeof objective> = {}) => {
  const task = { objective: { ...objective, ...changes } };
  const competition = await makeCompetition(platform, { task });
  const { taskId } = competition;
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: SOLUTION })
    .where(eq(taskSolutions.taskId, taskId));
  return { ...competition, ask: { params: { id: taskId } } };
};

it('scores the sample and three results of the solution, and stores nothing', async () => {
  const { ask, organizer, taskId } = await made();
  const file = { name: 'sample.csv', purpose: 'asset' as const };
  const sampleKey = refOf(await upload(platform, organizer.token, SAMPLE, file)).key;
  await platform.database.db
    .update(tasks)
    .set({ objective: { ...objective, sampleKey } })
    .where(eq(tasks.id, taskId));
  const { Results } = await platform.call(trialCalls.run, ask, organizer);
  expect(Results.map(({ Kind, PrivateRank }) => [Kind, PrivateRank])).toEqual([
    ['sample', expect.any(Number)],
    ['perfect', 1],
    ['constant', expect.any(Number)],
    ['random', expect.any(Number)],
  ]);
  const [sample, perfect, constant] = Results;
  expect(perfect).toMatchObject({ PublicScores: [1], PrivateScores: [1], Problem: null });
  // All public rows are `a`, half of the private ones.
  expect(constant?.PublicScores).toEqual([1]);
  expect(constant?.PrivateScores[0]).toBeCloseTo(0.5);
  expect(sample?.PublicScores).toEqual([0]);
  for (const { Ms } of Results) expect(Ms).toBeGreaterThanOrEqual(0);
  const [stored] = await platform.database.db
    .select({ rows: count() })
    .from(works)
    .where(eq(works.taskId, taskId));
  expect(stored?.rows).toBe(0);
});

/** The trial of a task with another metric and this solution. */
const triedWith = async (changes: Partial<typeof objective>, csv: string) => {
  const { ask, organizer, taskId } = await made(changes);
  await platform.database.db
    .update(taskSolutions)
    .set({ csv })
    .where(eq(taskSolutions.taskId, taskId));
  return platform.call(trialCalls.run, ask, organizer);
};

it('is perfect with the graded items of a solution, in their order', async () => {
  const csv = String(fixture('scoring/ndcg-graded-solution.csv'));
  const { Results, Warnings } = await triedWith({ targetColumn: 'y', metric: 'ndcgAtK' }, csv);
  expect(
    Results.map(({ Kind, PublicScores, Problem }) => [Kind, PublicScores[0], Problem]),
  ).toEqual([
    ['perfect', 1, null],
    ['constant', expect.any(Number), null],
    ['random', expect.any(Number), null],
  ]);
  expect(Warnings).toEqual([]);
});

it('is perfect with several masks of one picture, and with empty ones as they are written', async () => {
  const csv = String(fixture('scoring/masks-solution.csv'));
  const [header = '', ...rows] = csv.trim().split('\n');
  const apart = rows.flatMap((row) => {
    const [id, mask = '', part] = row.split(',');
    if (mask === '') return [`${id},-1,${part}`];
    return mask.match(/\d+ \d+/g)?.map((run) => `${id},${run},${part}`) ?? [];
  });
  const form = { targetColumn: 'rle_mask', metric: 'dice' } as const;
  const { Results } = await triedWith(form, [header, ...apart].join('\n'));
  expect(apart.length).toBeGreaterThan(1_000);
  expect(Results[0]).toMatchObject({ Kind: 'perfect', PublicScores: [1], PrivateScores: [1] });
  expect(Results[1]?.Problem).toBeNull();
});

it('warns where solution, constant and chance are worth the same', async () => {
  const csv = SOLUTION.replaceAll(',b,', ',a,');
  const { Warnings } = await triedWith({}, csv);
  expect(Warnings).toEqual([
    expect.stringContaining('标准答案、常数与随机的得分相同（Public 1，Private 1）'),
  ]);
});

it('says what is wrong with the sample, and scores the rest', async () => {
  const { ask, organizer, taskId } = await made();
  const file = { name: 'sample.csv', purpose: 'asset' as const };
  const wrong = 'nummer,label\n1,a\n';
  const sampleKey = refOf(await upload(platform, organizer.token, wrong, file)).key;
  await platform.database.db
    .update(tasks)
    .set({ objective: { ...objective, sampleKey } })
    .where(eq(tasks.id, taskId));
  const { Results } = await platform.call(trialCalls.run, ask, organizer);
  const [sample, perfect] = Results;
  expect(sample).toMatchObject({ PublicScores: [], PrivateRank: null });
  expect(sample?.Problem).toContain('缺少列 id');
  expect(perfect).toMatchObject({ PrivateRank: 1 });
});

it('is for the managers, and for what platform scores', async () => {
  const competition = await made();
  const member = await enter(platform, competition, 'curious');
  expect((await platform.refusal(trialCalls.run, competition.ask, member)).code).toBe('FORBIDDEN');
  const { db } = platform.database;
  const worker = await made({ scorer: 'worker' });
  expect(await platform.refusal(trialCalls.run, worker.ask, worker.organizer)).toMatchObject({
    code: 'CONFLICT',
    message: '由评测机评分的任务不能在这里试运行',
  });
  await db.delete(taskSolutions).where(eq(taskSolutions.taskId, competition.taskId));
  expect(
    (await platform.refusal(trialCalls.run, competition.ask, competition.organizer)).message,
  ).toBe('该任务还没有标准答案');
});
