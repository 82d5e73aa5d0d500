import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  accuracy,
  balancedAccuracy,
  cohenKappa,
  matthewsCorrelation,
  quadraticKappa,
} from '@whaletide/schema/domains/submissions/rules/metrics/classification.ts';
import {
  fBeta,
  macroF1,
  microF1,
  precision,
  recall,
  weightedF1,
} from '@whaletide/schema/domains/submissions/rules/metrics/f-scores.ts';
import type {
  Average,
  MetricParameters,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { pairsOf, scoreOf, someLabel, total, unzip } from './support.ts';

/** The matrix of how often each truth came with each prediction, as textbooks have it. */
const confusion = <T>(truth: readonly T[], prediction: readonly T[]) => {
  const labels = [...new Set([...truth, ...prediction])];
  const cells = labels.map((own) =>
    labels.map(
      (other) => truth.filter((value, row) => value === own && prediction[row] === other).length,
    ),
  );
  const n = truth.length;
  const truths = cells.map(total);
  const predictions = labels.map((_, at) => total(cells.map((row) => row[at] ?? 0)));
  const hits = cells.map((row, at) => row[at] ?? 0);
  return { labels, cells, n, truths, predictions, hits };
};

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** F-beta by tp, fp and fn of each label (scikit-learn's precision_recall_fscore_support). */
const naiveF = (
  truth: string[],
  prediction: string[],
  { average = 'macro', beta = 1, labels, positive }: MetricParameters,
) => {
  const counted =
    average === 'binary' ? [positive ?? '1'] : (labels ?? [...new Set([...truth, ...prediction])]);
  const counts = counted.map((label) => ({
    tp: truth.filter((value, row) => value === label && prediction[row] === label).length,
    fp: truth.filter((value, row) => value !== label && prediction[row] === label).length,
    fn: truth.filter((value, row) => value === label && prediction[row] !== label).length,
  }));
  const f = ({ tp, fp, fn }: { tp: number; fp: number; fn: number }) =>
    share((1 + beta ** 2) * tp, (1 + beta ** 2) * tp + fp + beta ** 2 * fn);
  if (average === 'micro')
    return f({
      tp: total(counts.map(({ tp }) => tp)),
      fp: total(counts.map(({ fp }) => fp)),
      fn: total(counts.map(({ fn }) => fn)),
    });
  if (average === 'weighted')
    return share(
      total(counts.map((count) => f(count) * (count.tp + count.fn))),
      total(counts.map(({ tp, fn }) => tp + fn)),
    );
  return total(counts.map(f)) / counts.length;
};

describe('accuracy and macro F1', () => {
  it.each([
    ['AABBCC', 1, 1],
    ['AABBCA', 0.8333333333, 0.8222222222],
    ['ABABAB', 0.3333333333, 0.2666666667],
    ['CCCCCC', 0.3333333333, 0.1666666667],
    ['AADDCC', 0.6666666667, 0.5],
    ['DDDDDD', 0, 0],
  ])('of %s for AABBCC are %d and %d', (prediction, right, f1) => {
    expect(scoreOf(accuracy, [...'AABBCC'], [...prediction])).toBeCloseTo(right, 9);
    expect(scoreOf(macroF1, [...'AABBCC'], [...prediction])).toBeCloseTo(f1, 9);
  });
});

// scikit-learn's documentation has these two columns at each of its F-scores.
const documented = [
  [0, 1, 2, 0, 1, 2],
  [0, 2, 1, 0, 0, 1],
] as const;

describe('F-scores as scikit-learn documents them', () => {
  it.each([
    ['macro F1', macroF1, {}, 0.2666666667],
    ['micro F1', microF1, {}, 0.3333333333],
    ['weighted F1', weightedF1, {}, 0.2666666667],
    ['macro F0.5', fBeta, { beta: 0.5, average: 'macro' }, 0.2380952381],
    ['micro F0.5', fBeta, { beta: 0.5, average: 'micro' }, 0.3333333333],
    ['weighted F0.5', fBeta, { beta: 0.5, average: 'weighted' }, 0.2380952381],
    ['macro precision', precision, { average: 'macro' }, 0.2222222222],
    ['micro precision', precision, { average: 'micro' }, 0.3333333333],
    ['weighted precision', precision, { average: 'weighted' }, 0.2222222222],
    ['macro recall', recall, { average: 'macro' }, 0.3333333333],
    ['micro recall', recall, { average: 'micro' }, 0.3333333333],
    ['weighted recall', recall, { average: 'weighted' }, 0.3333333333],
  ] as const)('%s', (_, metric, parameters, expected) => {
    expect(scoreOf(metric, ...documented, parameters)).toBeCloseTo(expected, 9);
  });

  it.each([
    [
      'the positive label alone',
      ['1', '0', '1', '1'],
      ['1', '1', '0', '1'],
      {},
      [2 / 3, 2 / 3, 2 / 3],
    ],
    [
      'another positive label',
      ['是', '否', '是'],
      ['是', '是', '是'],
      { positive: '是' },
      [2 / 3, 1, 10 / 11],
    ],
    ['a label that is never predicted', ['1', '0'], ['0', '0'], {}, [0, 0, 0]],
    ['a label that is never true', ['0', '0'], ['1', '0'], {}, [0, 0, 0]],
    ['a label that nobody has', ['a', 'b'], ['a', 'b'], { positive: 'c' }, [0, 0, 0]],
    ['a constant prediction', ['1', '1', '0', '0'], ['1', '1', '1', '1'], {}, [1 / 2, 1, 5 / 6]],
  ])('of %s', (_, truth, prediction, named, [p, r, f2]) => {
    const parameters = { average: 'binary', beta: 2, ...named } as const;
    expect(scoreOf(precision, truth, prediction, parameters)).toBeCloseTo(p ?? 0, 9);
    expect(scoreOf(recall, truth, prediction, parameters)).toBeCloseTo(r ?? 0, 9);
    expect(scoreOf(fBeta, truth, prediction, parameters)).toBeCloseTo(f2 ?? 0, 9);
  });

  it('count the labels that the task names, absent ones as 0', () => {
    const labels = ['A', 'D'];
    expect(scoreOf(macroF1, [...'AABB'], [...'AABB'], { labels })).toBe(0.5);
    expect(scoreOf(microF1, [...'AABB'], [...'ABBB'], { labels: ['A'] })).toBeCloseTo(2 / 3, 9);
    expect(scoreOf(weightedF1, [...'AABB'], [...'ABBB'], { labels })).toBeCloseTo(2 / 3, 9);
    expect(scoreOf(weightedF1, [...'BB'], [...'BB'], { labels })).toBe(0);
  });

  it('are those of the plain counts', () => {
    fc.assert(
      fc.property(
        pairsOf(someLabel),
        fc.constantFrom<Average>('binary', 'macro', 'micro', 'weighted'),
        fc.constantFrom(0.5, 1, 2, 3),
        fc.constantFrom<string[] | undefined>(undefined, ['猫', 'a'], ['狗', '鸟', 'zzz']),
        (pairs, average, beta, labels) => {
          const [truth, prediction] = unzip(pairs);
          const parameters = { average, beta, labels, positive: '猫' };
          const found = scoreOf(fBeta, truth, prediction, parameters);
          expect(found).toBeCloseTo(naiveF(truth, prediction, parameters), 9);
          expect(scoreOf(precision, truth, prediction, parameters)).toBeCloseTo(
            naiveF(truth, prediction, { ...parameters, beta: 1e-9 }),
            6,
          );
          expect(scoreOf(recall, truth, prediction, parameters)).toBeCloseTo(
            naiveF(truth, prediction, { ...parameters, beta: 1e9 }),
            6,
          );
        },
      ),
    );
  });

  it('of sums over all labels is the accuracy', () => {
    fc.assert(
      fc.property(pairsOf(someLabel), (pairs) => {
        const columns = unzip(pairs);
        expect(scoreOf(microF1, ...columns)).toBeCloseTo(scoreOf(accuracy, ...columns), 9);
      }),
    );
  });
});

describe('balanced accuracy', () => {
  it.each([
    // scikit-learn's documentation.
    [[0, 1, 0, 0, 1, 0], [0, 1, 0, 0, 0, 1], 0.625],
    [['a', 'a', 'a', 'b'], ['a', 'a', 'a', 'a'], 0.5],
    [['a', 'a', 'a', 'b'], ['b', 'b', 'b', 'a'], 0],
    [['a', 'b', 'c'], ['a', 'b', 'd'], 2 / 3],
    [['a', 'a'], ['a', 'b'], 0.5],
    [['a', 'b', 'b', 'b', 'b'], ['a', 'b', 'b', 'b', 'c'], 0.875],
  ])('of %j predicted as %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(balancedAccuracy, truth, prediction)).toBeCloseTo(expected, 9);
  });
});

describe('Cohen’s kappa', () => {
  it.each([
    // scikit-learn's documentation.
    [
      ['negative', 'positive', 'negative', 'neutral', 'positive'],
      ['negative', 'positive', 'negative', 'neutral', 'negative'],
      0.6875,
    ],
    // Cohen's table of 45, 15, 25 and 15 ratings.
    [
      [...'y'.repeat(60), ...'n'.repeat(40)],
      [...'y'.repeat(45), ...'n'.repeat(15), ...'y'.repeat(25), ...'n'.repeat(15)],
      0.1304347826,
    ],
    [['a', 'b'], ['a', 'b'], 1],
    [['a', 'b'], ['b', 'a'], -1],
    [['a', 'b', 'a', 'b'], ['a', 'a', 'a', 'a'], 0],
    [['a', 'b', 'a', 'b'], ['c', 'c', 'd', 'd'], 0],
  ])('of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(cohenKappa, truth, prediction)).toBeCloseTo(expected, 9);
  });

  it('is that of the matrix, and the same from both sides', () => {
    fc.assert(
      fc.property(pairsOf(someLabel), (pairs) => {
        const [truth, prediction] = unzip(pairs);
        fc.pre(new Set(truth).size > 1 && new Set(prediction).size > 1);
        const { n, truths, predictions, hits } = confusion(truth, prediction);
        const chance = total(truths.map((count, at) => count * (predictions[at] ?? 0))) / n ** 2;
        const expected = (total(hits) / n - chance) / (1 - chance);
        expect(scoreOf(cohenKappa, truth, prediction)).toBeCloseTo(expected, 9);
        expect(scoreOf(cohenKappa, prediction, truth)).toBeCloseTo(expected, 9);
      }),
    );
  });
});

describe('Matthews correlation', () => {
  it.each([
    // scikit-learn's documentation.
    [[1, 1, 1, -1], [1, -1, 1, 1], -1 / 3],
    [['a', 'b', 'c'], ['a', 'b', 'c'], 1],
    [['a', 'b'], ['b', 'a'], -1],
    [['a', 'b', 'a', 'b'], ['a', 'a', 'a', 'a'], 0],
    [[1, 1, 0, 0], [1, 0, 1, 0], 0],
    [[1, 1, 1, 0], [1, 1, 0, 0], 0.5773502692],
  ])('of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(matthewsCorrelation, truth, prediction)).toBeCloseTo(expected, 9);
  });

  it('is the covariance over the deviations of the columns of 0 and 1', () => {
    fc.assert(
      fc.property(pairsOf(someLabel), (pairs) => {
        const [truth, prediction] = unzip(pairs);
        fc.pre(new Set(truth).size > 1);
        const labels = [...new Set([...truth, ...prediction])];
        const covariance = (one: string[], other: string[]) =>
          total(
            labels.map((label) => {
              const x = one.map((value) => Number(value === label));
              const y = other.map((value) => Number(value === label));
              const [mx, my] = [total(x) / x.length, total(y) / y.length];
              return total(x.map((value, row) => (value - mx) * ((y[row] ?? 0) - my)));
            }),
          );
        const scale = Math.sqrt(covariance(truth, truth) * covariance(prediction, prediction));
        const expected = scale === 0 ? 0 : covariance(truth, prediction) / scale;
        expect(scoreOf(matthewsCorrelation, truth, prediction)).toBeCloseTo(expected, 9);
      }),
    );
  });
});

describe('quadratic weighted kappa', () => {
  /** By the matrices of weights, of what was seen and of what chance would give. */
  const naive = (truth: number[], prediction: number[]) => {
    const { labels, cells, n, truths, predictions } = confusion(truth, prediction);
    let [seen, chance] = [0, 0];
    labels.forEach((one, i) =>
      labels.forEach((other, j) => {
        const weight = (one - other) ** 2;
        seen += weight * (cells[i]?.[j] ?? 0);
        chance += (weight * (truths[i] ?? 0) * (predictions[j] ?? 0)) / n;
      }),
    );
    return 1 - seen / chance;
  };

  it.each([
    [[1, 2, 3], [1, 2, 3], 1],
    [[1, 2, 3], [3, 2, 1], -1],
    [[1, 2, 3, 4], [2, 2, 2, 2], 0],
    [[0, 1], [1, 0], -1],
    [[1, 2, 3, 4, 3], [2, 2, 3, 4, 4], 0.8],
    [[4, 4, 3, 4, 4, 4, 1, 1, 2, 1], [4, 4, 3, 4, 4, 4, 1, 1, 2, 1], 1],
    [[4, 1, 3, 1], [1, 4, 2, 4], -27 / 29],
  ])('of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(quadraticKappa, truth, prediction)).toBeCloseTo(expected, 9);
  });

  it('is that of the matrices, and the same from both sides', () => {
    fc.assert(
      fc.property(pairsOf(fc.integer({ min: 0, max: 6 })), (pairs) => {
        const [truth, prediction] = unzip(pairs);
        fc.pre(new Set(truth).size > 1 && new Set(prediction).size > 1);
        const found = scoreOf(quadraticKappa, truth, prediction);
        expect(found).toBeCloseTo(naive(truth, prediction), 9);
        expect(scoreOf(quadraticKappa, prediction, truth)).toBeCloseTo(found, 9);
      }),
    );
  });
});

describe('agreement beyond chance', () => {
  it.each([
    ['Cohen’s kappa', cohenKappa],
    ['Matthews correlation', matthewsCorrelation],
    ['quadratic kappa', quadraticKappa],
  ])('%s isn’t defined for a truth of one label', (_, metric) => {
    expect(() => scoreOf(metric, [1, 1], [1, 0])).toThrow(RangeError);
  });
});

describe('metrics of labels', () => {
  it.each([
    ['accuracy', accuracy],
    ['balanced accuracy', balancedAccuracy],
    ['macro F1', macroF1],
    ['micro F1', microF1],
    ['weighted F1', weightedF1],
    ['F-beta', fBeta],
    ['precision', precision],
    ['recall', recall],
    ['Cohen’s kappa', cohenKappa],
    ['Matthews correlation', matthewsCorrelation],
  ])(
    '%s stays in its range, whatever the order of rows, and is best when all is right',
    (_, metric) => {
      fc.assert(
        fc.property(pairsOf(someLabel), (pairs) => {
          const columns = unzip(pairs);
          fc.pre(new Set(columns[0]).size > 1);
          const score = scoreOf(metric, ...columns);
          expect(score).toBeGreaterThanOrEqual(metric.range.min - 1e-12);
          expect(score).toBeLessThanOrEqual(metric.range.max + 1e-12);
          expect(scoreOf(metric, ...unzip(pairs.toReversed()))).toBeCloseTo(score, 9);
          expect(scoreOf(metric, columns[0], columns[0])).toBeCloseTo(1, 9);
        }),
      );
    },
  );
});
