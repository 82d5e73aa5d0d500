import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  brier,
  logLoss,
  multiclassLogLoss,
} from '@whaletide/schema/domains/submissions/rules/metrics/probability.ts';
import { scoreOf, total } from './support.ts';

const SURE_MISTAKE = -Math.log(1e-15);
/** Loss by what the bound leaves of 1 − p, as scikit-learn computes it. */
const SURE_BUT_FALSE = -Math.log(1 - (1 - 1e-15));

describe('log loss', () => {
  it.each([
    // scikit-learn's documentation: spam and ham.
    [[1, 0, 0, 1], [0.9, 0.1, 0.2, 0.65], 0.2161618747],
    [[1], [0.5], Math.LN2],
    [[1, 0], [1, 0], 0],
    [[1], [0], SURE_MISTAKE],
    [[0], [1], SURE_BUT_FALSE],
    [[1, 1, 0], [0.8, 0.6, 0.3], 0.3635480396],
  ])('of %j with %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(logLoss, truth, prediction)).toBeCloseTo(expected, 2 + 7);
  });

  it('is least for the share that is true', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (truth, other) => {
          const of = (probability: number) =>
            scoreOf(
              logLoss,
              truth,
              truth.map(() => probability),
            );
          expect(of(total(truth) / truth.length)).toBeLessThanOrEqual(of(other) + 1e-12);
        },
      ),
    );
  });
});

describe('log loss of several classes', () => {
  const labels = ['ham', 'spam', 'news'];
  const columns = (rows: number[][]) => labels.map((_, at) => rows.map((row) => row[at] ?? 0));

  it.each([
    [
      ['spam', 'ham', 'ham', 'spam'],
      [
        [0.1, 0.9, 0],
        [0.9, 0.1, 0],
        [0.8, 0.2, 0],
        [0.35, 0.65, 0],
      ],
      0.2161618747,
    ],
    [['ham'], [[1, 0, 0]], 0],
    [['ham'], [[0, 1, 0]], SURE_MISTAKE],
    [
      ['news', 'ham'],
      [
        [1, 1, 1],
        [1, 1, 1],
      ],
      Math.log(3),
    ],
    // Divided by their sum: 2 of 4.
    [['ham'], [[0.5, 0.25, 0.25]], Math.LN2],
    [['ham'], [[0.2, 0.1, 0.1]], Math.LN2],
    // A row of zeros says nothing.
    [['ham'], [[0, 0, 0]], Math.log(3)],
  ])('of %j with %j is %d', (truth, rows, expected) => {
    expect(scoreOf(multiclassLogLoss, truth, columns(rows), { labels })).toBeCloseTo(expected, 9);
  });

  it('of two classes is the log loss', () => {
    const row = fc.tuple(
      fc.constantFrom('0', '1'),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        const truth = rows.map(([label]) => label);
        const sure = rows.map(([, probability]) => probability);
        const both = [sure.map((probability) => 1 - probability), sure];
        expect(scoreOf(multiclassLogLoss, truth, both, { labels: ['0', '1'] })).toBeCloseTo(
          scoreOf(logLoss, truth, sure),
          9,
        );
      }),
    );
  });
});

describe('the Brier score', () => {
  it.each([
    // scikit-learn's documentation.
    [[0, 1, 1, 0], [0.1, 0.9, 0.8, 0.3], {}, 0.0375],
    [['ham', 'spam', 'spam', 'ham'], [0.1, 0.9, 0.8, 0.3], { positive: 'spam' }, 0.0375],
    [['ham', 'spam', 'spam', 'ham'], [0.9, 0.1, 0.2, 0.7], { positive: 'ham' }, 0.0375],
    [[0, 1], [0, 1], {}, 0],
    [[0, 1], [1, 0], {}, 1],
    [[0, 1], [0.5, 0.5], {}, 0.25],
  ])('of %j with %j and %j is %d', (truth, prediction, parameters, expected) => {
    expect(scoreOf(brier, truth, prediction, parameters)).toBeCloseTo(expected, 9);
  });
});
