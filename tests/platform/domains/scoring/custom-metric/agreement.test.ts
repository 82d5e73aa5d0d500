import { describe, expect, it } from '@jest/globals';
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';
import { openMetric } from '#platform/src/domains/scoring/scorer/custom/run.ts';
import { scoreFile } from '#platform/src/domains/scoring/scorer/score-file.ts';
import { MAE_SOURCE, metricOf } from './support.ts';

const mean = (loss: string) => `
  const losses = ({ truth, prediction }) =>
    Array.from(truth.y, (y, i) => ((y, p) => ${loss})(y, prediction.y[i]));
  const score = (rows) => losses(rows).reduce((sum, loss) => sum + loss, 0) / rows.count;`;

const labelsOf = `
  const pairs = ({ truth, prediction }) => truth.y.map((y, i) => [y, prediction.y[i]]);
  const f1 = (all, label) => {
    const hits = all.filter(([y, p]) => y === label && p === label).length;
    const ends = all.filter(([y]) => y === label).length + all.filter(([, p]) => p === label).length;
    return ends === 0 ? 0 : (2 * hits) / ends;
  };`;

/** Built-in metrics written once more as programs of an organizer's. */
const programs: [metric: BuiltInMetric, source: string][] = [
  ['mae', MAE_SOURCE],
  ['mse', mean('(y - p) ** 2')],
  ['mape', mean('Math.abs(y - p) / Math.abs(y)')],
  [
    'rmse',
    `${mean('(y - p) ** 2').replace('const score', 'const squares')}
    const score = (rows) => Math.sqrt(squares(rows));`,
  ],
  [
    'rmsle',
    `${mean('(Math.log1p(y) - Math.log1p(p)) ** 2').replace('const score', 'const squares')}
    const score = (rows) => Math.sqrt(squares(rows));`,
  ],
  [
    'r2',
    `function score({ count, truth: { y }, prediction: { y: p } }) {
    const middle = y.reduce((sum, value) => sum + value, 0) / count;
    let [errors, spread] = [0, 0];
    for (let i = 0; i < count; i += 1) {
      errors += (y[i] - p[i]) ** 2;
      spread += (y[i] - middle) ** 2;
    }
    return 1 - errors / spread;
  }`,
  ],
  [
    'medianAbsoluteError',
    `function score({ truth, prediction, count }) {
    const errors = truth.y.map((y, i) => Math.abs(y - prediction.y[i])).sort();
    const [low, high] = [Math.floor((count - 1) / 2), Math.ceil((count - 1) / 2)];
    return (errors[low] + errors[high]) / 2;
  }`,
  ],
  [
    'accuracy',
    `${labelsOf}
    const score = (rows) => pairs(rows).filter(([y, p]) => y === p).length / rows.count;`,
  ],
  [
    'macroF1',
    `${labelsOf}
    function score(rows) {
      const all = pairs(rows);
      const labels = [...new Set(all.flat())];
      return labels.reduce((sum, label) => sum + f1(all, label), 0) / labels.length;
    }`,
  ],
  [
    'levenshtein',
    `function distance(a, b) {
      let row = Array.from({ length: b.length + 1 }, (_, i) => i);
      for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1)
          next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
        row = next;
      }
      return row[b.length];
    }
    const score = ({ truth, prediction, count }) => truth.y.reduce((sum, y, i) => {
      const [a, b] = [[...y], [...prediction.y[i]]];
      const most = Math.max(a.length, b.length);
      return sum + (most === 0 ? 0 : distance(a, b) / most);
    }, 0) / count;`,
  ],
];

const ROWS = 400;
let state = 7;
const next = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const cellOf: Record<string, () => string> = {
  number: () => (next() * 90 + 1).toFixed(3),
  label: () => ['猫', '狗', '鸟'][Math.floor(next() * 3)] ?? '',
  text: () => '鲸潮社区'.slice(0, Math.floor(next() * 5)),
};

describe('a metric written as a program', () => {
  it.each(programs)('agrees with the built-in %s', async (name, source) => {
    const metric = metricDefinitions[name];
    const cell = cellOf[metric.values] ?? (() => '');
    const truth = Array.from({ length: ROWS }, cell);
    const prediction = Array.from({ length: ROWS }, cell);
    const own = metric.score(readRows(metric, { truth: [truth], prediction: [prediction] }));
    const texts = [...new Set([...truth, ...prediction])];
    const column = (cells: string[]) =>
      new Map([
        [
          'y',
          metric.values === 'number'
            ? Float64Array.from(cells, Number)
            : Int32Array.from(cells, (text) => texts.indexOf(text)),
        ],
      ]);
    const run = await openMetric(source);
    const table = { count: ROWS, texts, truth: column(truth), prediction: column(prediction) };
    expect(Math.abs(run.score(table) - own)).toBeLessThan(1e-12);
  });

  const csv = [
    'id,y,part',
    ...Array.from({ length: 80 }, (_, i) => `${i},${i},${i % 2 ? 'private' : 'public'}`),
  ].join('\n');
  const result = Buffer.from(
    ['id,y', ...Array.from({ length: 80 }, (_, i) => `${i},${i + (i % 5)}`)].join('\n'),
  );
  const basis = { csv, secret: new Uint8Array(32).fill(3) };
  const scoredBy = (source: string) =>
    scoreFile(result, basis, {
      idColumn: 'id',
      targetColumn: 'y',
      metric: 'custom',
      customMetric: metricOf(source),
      sizeLimit: 64,
    });
  const ROW_LOSS = `const rowLoss = ({ truth, prediction }) => truth.y.map((y, i) => Math.abs(y - prediction.y[i]));`;

  it('has the influences of the built-in, by its rows’ values and by leaving blocks out', async () => {
    const built = await scoreFile(result, basis, {
      idColumn: 'id',
      targetColumn: 'y',
      metric: 'mae',
      sizeLimit: 64,
    });
    const exact = await scoredBy(`${MAE_SOURCE}\n${ROW_LOSS}`);
    const left = await scoredBy(MAE_SOURCE);
    if (!built.ok || !exact.ok || !left.ok) throw new Error('not scored');
    expect(exact.public.exact).toBe(built.public.exact);
    exact.public.influences.forEach((sum, block) =>
      expect(sum).toBeCloseTo(built.public.influences[block] ?? NaN, 5),
    );
    const sum = (values: Float32Array) => values.reduce((all, value) => all + value ** 2, 0);
    expect(sum(left.private.influences)).toBeGreaterThan(0);
  });

  it('is refused where the values of its rows have another mean', async () => {
    const wrong = await scoredBy(
      `${MAE_SOURCE}\nconst rowLoss = ({ count }) => Array(count).fill(7);`,
    );
    expect(wrong).toMatchObject({ ok: false, of: 'metric' });
    expect(wrong.ok ? '' : wrong.message).toMatch(/^rowLoss 的平均值是 7/);
  });

  it('is refused beyond its range', async () => {
    const outcome = await scoredBy('const score = () => -1;');
    expect(outcome).toMatchObject({ ok: false, message: '得分 -1 超出了设置的范围' });
  });
});
