import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  blockInfluences,
  jackknifeInfluences,
} from '@whaletide/schema/domains/submissions/rules/metrics/block-influences.ts';
import * as classification from '@whaletide/schema/domains/submissions/rules/metrics/classification.ts';
import type { MetricDefinition } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import * as fScores from '@whaletide/schema/domains/submissions/rules/metrics/f-scores.ts';
import { brier } from '@whaletide/schema/domains/submissions/rules/metrics/probability.ts';
import {
  auc,
  averagePrecision,
} from '@whaletide/schema/domains/submissions/rules/metrics/ranking.ts';
import * as regression from '@whaletide/schema/domains/submissions/rules/metrics/regression.ts';
import { takeRows } from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import { concordanceIndex } from '@whaletide/schema/domains/submissions/rules/metrics/survival.ts';
import { rowsOf, scoreOf, total, weighedInfluences } from './support.ts';

const influencesOf = (
  metric: MetricDefinition,
  ...columns: Parameters<typeof rowsOf> extends [unknown, ...infer Rest] ? Rest : never
) => [...(metric.influences?.(rowsOf(metric, ...columns), columns[2]) ?? [])];

const labels = [
  ['a', 'a', 'b', 'b', 'c', 'a'],
  ['a', 'b', 'b', 'b', 'a', 'a'],
] as const;
const ratings = [
  [1, 2, 3, 3, 5],
  [1, 3, 3, 2, 4],
] as const;
const numbers = [
  [1, 2, 3, 5],
  [1.5, 2, 2, 9],
] as const;
const scores = [
  [1, 0, 1, 0, 0],
  [0.9, 0.4, 0.4, 0.2, 0.6],
] as const;

describe('influences', () => {
  it.each<[string, MetricDefinition, readonly (readonly (string | number)[])[], object]>([
    ['accuracy', classification.accuracy, labels, {}],
    ['balanced accuracy', classification.balancedAccuracy, labels, {}],
    ['Cohen’s kappa', classification.cohenKappa, labels, {}],
    ['Matthews correlation', classification.matthewsCorrelation, labels, {}],
    ['quadratic kappa', classification.quadraticKappa, ratings, {}],
    ['macro F1', fScores.macroF1, labels, {}],
    ['micro F1 of some labels', fScores.microF1, labels, { labels: ['a', 'c'] }],
    ['weighted F1', fScores.weightedF1, labels, {}],
    ['F2 of a label', fScores.fBeta, labels, { beta: 2, average: 'binary', positive: 'b' }],
    ['weighted precision', fScores.precision, labels, { average: 'weighted' }],
    ['RMSE', regression.rmse, numbers, {}],
    ['R²', regression.r2, numbers, {}],
    ['RMSLE', regression.rmsle, numbers, {}],
    ['MAPE', regression.mape, numbers, {}],
    ['Brier', brier, scores, {}],
    ['AUC', auc, scores, {}],
    ['average precision', averagePrecision, scores, {}],
  ])(
    'of %s are what one more copy of a row changes',
    (_, metric, [truth = [], prediction = []], parameters) => {
      const found = influencesOf(metric, truth, prediction, parameters);
      weighedInfluences(metric, truth, prediction, parameters).forEach((expected, row) => {
        expect(found[row]).toBeCloseTo(expected, 2);
      });
      expect(total(found)).toBeCloseTo(0, 9);
    },
  );

  it('of the concordance index are what one more copy of a row changes', () => {
    const [time, event, risk] = [
      [1, 2, 3, 4, 5],
      [1, 1, 0, 1, 0],
      [5, 1, 4, 2, 2],
    ];
    const found = influencesOf(concordanceIndex, [time, event], risk);
    const COPIES = 2_000;
    const many = (values: number[], more?: number) => [
      ...values.flatMap((value) => Array<number>(COPIES).fill(value)),
      ...(more === undefined ? [] : [more]),
    ];
    const base = scoreOf(concordanceIndex, [many(time), many(event)], many(risk));
    time.forEach((own, row) => {
      const more = scoreOf(
        concordanceIndex,
        [many(time, own), many(event, event[row])],
        many(risk, risk[row]),
      );
      expect(found[row]).toBeCloseTo((more - base) * (COPIES * time.length + 1), 2);
    });
    expect(total(found)).toBeCloseTo(0, 9);
  });

  it('give the standard error that repeated draws show', () => {
    // Deterministic draws: R² of 400 rows with noise of the same spread each time.
    let state = 7;
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648 - 0.5;
    };
    const draw = () => {
      const truth = Array.from({ length: 400 }, () => next() + next() + next());
      return [truth, truth.map((value) => value + next())] as const;
    };
    const runs = Array.from({ length: 400 }, draw);
    for (const metric of [regression.r2, regression.medianAbsoluteError]) {
      const scored = runs.map((columns) => scoreOf(metric, ...columns));
      const mean = total(scored) / scored.length;
      const spread = Math.sqrt(total(scored.map((value) => (value - mean) ** 2)) / scored.length);
      const errors = runs.map(
        (columns) =>
          Math.sqrt(total(influencesOf(metric, ...columns).map((value) => value ** 2))) / 400,
      );
      const estimated = total(errors) / errors.length;
      expect(estimated / spread).toBeGreaterThan(0.85);
      expect(estimated / spread).toBeLessThan(1.15);
    }
  });
});

describe('influences by block', () => {
  const rows = rowsOf(regression.mae, [1, 2, 3, 4, 5, 6], [2, 2, 5, 4, 4, 9]);
  const blocks = [0, 1, 0, 2, 1, 2];

  it('are sums of the rows’ own', () => {
    const own = regression.mae.influences?.(rows) ?? [];
    const sums = blockInfluences(regression.mae, rows, {}, blocks, 4);
    expect([...sums]).toEqual([
      (own[0] ?? 0) + (own[2] ?? 0),
      (own[1] ?? 0) + (own[4] ?? 0),
      (own[3] ?? 0) + (own[5] ?? 0),
      0,
    ]);
  });

  it('by leaving blocks out are the same for a mean', () => {
    const direct = blockInfluences(regression.mae, rows, {}, blocks, 3);
    const left = blockInfluences({ ...regression.mae, influences: null }, rows, {}, blocks, 3);
    left.forEach((value, block) => expect(value).toBeCloseTo(direct[block] ?? 0, 9));
  });

  it('are near those of a smooth score, and 0 where it isn’t defined without the block', () => {
    const truth = Array.from({ length: 600 }, (_, row) => row % 3);
    const prediction = truth.map((value, row) => (row % 7 === 0 ? (value + 1) % 3 : value));
    const some = rowsOf(fScores.macroF1, truth, prediction);
    const of = truth.map((_, row) => row % 20);
    const direct = blockInfluences(fScores.macroF1, some, {}, of, 20);
    const left = jackknifeInfluences(some, (taken) => fScores.macroF1.score(taken), of, 20);
    left.forEach((value, block) => expect(value).toBeCloseTo(direct[block] ?? 0, 0));
    const oneClass = jackknifeInfluences(
      rowsOf(auc, [1, 0, 0], [3, 2, 1]),
      (taken) => auc.score(taken),
      [0, 1, 1],
      2,
    );
    expect([...oneClass]).toEqual([0, 0]);
  });

  it('take rows of every kind', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3]), (at) => {
        const taken = (
          metric: MetricDefinition,
          truth: readonly (string | number)[],
          prediction: readonly (string | number)[],
        ) => ({
          found: takeRows(rowsOf(metric, truth, prediction), Uint32Array.from(at)),
          expected: rowsOf(
            metric,
            at.map((row) => truth[row] ?? ''),
            at.map((row) => prediction[row] ?? ''),
          ),
        });
        const { found, expected } = taken(regression.mae, [1, 2, 3, 4], [4, 3, 2, 1]);
        expect(found).toEqual(expected);
      }),
    );
  });
});
