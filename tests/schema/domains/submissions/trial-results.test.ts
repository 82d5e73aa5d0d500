import { describe, expect, it } from '@jest/globals';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import {
  trialBoard,
  trialResult,
} from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import { trialWarnings } from '@whaletide/schema/domains/submissions/rules/trial-warnings.ts';

const form = (changes: Partial<SolutionForm>): SolutionForm => ({
  idColumn: 'id',
  targetColumn: 'y',
  metric: 'accuracy',
  ...changes,
});
const truth = (...values: string[]) => ({
  ids: values.map((_, row) => String(row + 1)),
  columns: new Map([['y', values]]),
});
const linesOf = (csv: string) => csv.trimEnd().split('\n');

describe('a result made from labels', () => {
  const labels = truth('a', 'b', 'a', 'c, d');

  it('is the solution itself, cells quoted where they have to be', () => {
    expect(linesOf(trialResult('perfect', form({}), labels))).toEqual([
      'id,y',
      '1,a',
      '2,b',
      '3,a',
      '4,"c, d"',
    ]);
  });

  it('says the most frequent label in every row', () => {
    expect(linesOf(trialResult('constant', form({}), labels))).toEqual([
      'id,y',
      '1,a',
      '2,a',
      '3,a',
      '4,a',
    ]);
  });

  it('by chance has the same labels in another order, the same one every time', () => {
    const many = truth(...Array.from({ length: 200 }, (_, row) => String(row % 7)));
    const made = trialResult('random', form({}), many);
    expect(made).toBe(trialResult('random', form({}), many));
    const values = linesOf(made)
      .slice(1)
      .map((line) => line.split(',')[1]);
    const right = many.columns.get('y') ?? [];
    expect(values.toSorted()).toEqual([...right].toSorted());
    const hits = values.filter((value, row) => value === right[row]).length;
    expect(hits).toBeGreaterThan(5);
    expect(hits).toBeLessThan(60);
  });
});

it('a constant of numbers is their mean', () => {
  const made = trialResult('constant', form({ metric: 'rmse' }), truth('1', '2', '6'));
  expect(linesOf(made)).toEqual(['id,y', '1,3', '2,3', '3,3']);
});

it('a constant of whole numbers on a scale is the nearest to their mean', () => {
  const made = trialResult('constant', form({ metric: 'quadraticKappa' }), truth('1', '2', '2'));
  expect(linesOf(made)).toEqual(['id,y', '1,2', '2,2', '3,2']);
});

it('graded items are handed in by their gains, without them', () => {
  const graded = truth('a:1 b:3 c:0', 'd', '');
  expect(linesOf(trialResult('perfect', form({ metric: 'ndcgAtK' }), graded))).toEqual([
    'id,y',
    '1,b a',
    '2,d',
    '3,',
  ]);
});

it('flags and named classes are handed in as chances, times as risks', () => {
  const named = form({ metric: 'auc', metricParameters: { positive: 'sick' } });
  expect(linesOf(trialResult('perfect', named, truth('sick', 'well')))).toEqual([
    'id,y',
    '1,1',
    '2,0',
  ]);
  expect(linesOf(trialResult('perfect', form({ metric: 'auc' }), truth('True', 'False')))).toEqual([
    'id,y',
    '1,1',
    '2,0',
  ]);
  const times = form({ metric: 'concordanceIndex' });
  expect(linesOf(trialResult('perfect', times, truth('5', '0.5')))).toEqual([
    'id,y',
    '1,-5',
    '2,-0.5',
  ]);
});

it('probabilities of labels are one and none, and their shares as a constant', () => {
  const labels = { metricParameters: { labels: ['a', 'b'] } };
  const asked = form({ metric: 'multiclassLogLoss', ...labels });
  const rows = truth('a', 'b', 'a', 'a');
  expect(linesOf(trialResult('perfect', asked, rows))).toEqual([
    'id,a,b',
    '1,1,0',
    '2,0,1',
    '3,1,0',
    '4,1,0',
  ]);
  expect(linesOf(trialResult('constant', asked, rows))[1]).toBe('1,0.75,0.25');
});

describe('a warning of a trial run', () => {
  const results = (...scores: [perfect: number, constant: number, random: number][]) =>
    (['perfect', 'constant', 'random'] as const).map((Kind, at) => ({
      Kind,
      PublicScores: scores.map((score) => score[at] ?? 0),
      PrivateScores: scores.map((score) => score[0]),
    }));

  it('says where solution, constant and chance score alike, why and what to do', () => {
    expect(trialWarnings(results([1, 0.5, 0.5]), form({}))).toEqual([
      '标准答案、常数与随机的得分相同（Private 1），榜单分不出预测的好坏：多半是这部分的 y 列几乎只有一个值，或指标、参数与数据不符。请检查 y 列、part 的划分与指标的参数，或换一个指标，再试运行一次',
    ]);
    const further = [{ name: '误差', metric: 'mse' as const, targetColumns: ['z'] }];
    const [, second] = trialWarnings(results([1, 0.5, 0.5], [1.2e-5, 1.2e-5, 1.2e-5]), {
      ...form({}),
      further,
    });
    expect(second).toMatch(
      /^「误差」标准答案、常数与随机的得分相同（Public 1.2e-5，Private 1.2e-5）/,
    );
  });

  it('isn’t there where they differ, or one couldn’t be scored', () => {
    const apart = results([1, 0.5, 0.5]).map((one) => ({
      ...one,
      PrivateScores: one.PublicScores,
    }));
    expect(trialWarnings(apart, form({}))).toEqual([]);
    const [perfect, constant] = results([1, 1, 1]);
    const failed = { Kind: 'random' as const, PublicScores: [], PrivateScores: [] };
    expect(
      trialWarnings(
        [perfect, constant, failed].flatMap((one) => one ?? []),
        form({}),
      ),
    ).toEqual([]);
  });
});

describe('the board of a trial run', () => {
  const scores = {
    sample: [0.5, 3],
    perfect: [1, 0],
    constant: [0.5, 2],
    random: null,
  } as const;
  const results = (Object.keys(scores) as (keyof typeof scores)[]).map((result) => ({
    result,
    scores: scores[result],
  }));

  it('goes by the first score, then by the further ones, and leaves out what has none', () => {
    expect(trialBoard(results, [true, false])).toEqual([
      { result: 'perfect', rank: 1 },
      { result: 'constant', rank: 2 },
      { result: 'sample', rank: 3 },
    ]);
  });

  it('gives equal scores one place', () => {
    const equal = results.map(({ result }) => ({ result, scores: [0] }));
    expect(trialBoard(equal, [false]).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });
});
