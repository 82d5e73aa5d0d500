import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fixture } from '#tests/support/fixtures.ts';
import {
  scoreResult as score,
  type ScoringTask,
} from '#platform/src/domains/scoring/scorer/score-result.ts';

const secret = new Uint8Array(32).fill(7);

/** The outcome, its parts as their revealed scores. */
const scoreResult = (result: string, csv: string, task: ScoringTask) => {
  const outcome = score(Buffer.from(result), { csv, secret }, task);
  if (!outcome.ok) return outcome;
  const { ok, unknownLabels } = outcome;
  const scores = {
    publicScore: outcome.public.revealed,
    privateScore: outcome.private.revealed,
  };
  return { ok, ...scores, unknownLabels };
};

const task = { metric: 'accuracy', idColumn: 'id', targetColumn: 'label' } as const;
const solution = 'id,label,part\na,1,public\nb,0,public\nc,1,private\nd,1,private\n';

describe('scores of tiny and huge targets', () => {
  const csv = String(fixture('scoring/tiny-mse-solution.csv'));
  const rows = csv.trim().split('\n').slice(1);
  /** The solution with each value off by this share. */
  const offBy = (share: number, times = 1) => {
    const truth = ['id,y,part'];
    const result = ['id,y'];
    for (const row of rows) {
      const [id = '', y = '', part = ''] = row.split(',');
      truth.push(`${id},${Number(y) * times},${part}`);
      result.push(`${id},${Number(y) * times * (1 + share)}`);
    }
    const form = { idColumn: 'id', targetColumn: 'y', metric: 'mse' } as const;
    const basis = { csv: truth.join('\n'), secret };
    const outcome = score(Buffer.from(result.join('\n')), basis, form);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.public;
  };

  it.each([1, 1e-60, 1e140])('differ where results do, times %d', (times) => {
    const [near, far] = [offBy(0.1, times), offBy(0.4, times)];
    expect(far.exact / near.exact).toBeCloseTo(16, 9);
    expect(far.revealed).toBeGreaterThan(near.revealed);
    expect(near.revealed).toBeGreaterThan(0);
    expect(near.exact).toBe(Number(near.exact.toPrecision(12)));
  });

  it('of next to nothing are numbers still', () => {
    expect(offBy(0.1, 1e-150).revealed).toBeGreaterThan(0);
  });
});

describe('several targets and scores', () => {
  const wide = [
    'id,height,width,colour,part',
    'a,1,10,red,public',
    'b,2,20,blue,public',
    'c,3,30,red,private',
    'd,4,40,blue,private',
  ].join('\n');
  const scored = (result: string, changes: Partial<ScoringTask>) => {
    const form = { idColumn: 'id', targetColumn: 'height', metric: 'mae' as const };
    return score(Buffer.from(result), { csv: wide, secret }, { ...form, ...changes });
  };
  const exact = (result: string, changes: Partial<ScoringTask>) => {
    const outcome = scored(result, changes);
    if (!outcome.ok) throw new Error(outcome.message);
    return [outcome.public, outcome.private].map((part) => [
      part.exact,
      ...part.further.map((one) => one.exact),
    ]);
  };
  const colour = { name: '颜色', metric: 'accuracy' as const, targetColumns: ['colour'] };

  it('is the mean over the columns of a score', () => {
    const result = 'id,height,width\na,1,12\nb,2,22\nc,4,30\nd,5,40';
    expect(exact(result, { moreTargets: ['width'] })).toEqual([[1], [0.5]]);
  });

  it('is one score after the other, each of its own columns', () => {
    const result = 'id,height,colour\na,2,red\nb,2,red\nc,3,red\nd,4,blue';
    expect(exact(result, { further: [colour] })).toEqual([
      [0.5, 0.5],
      [0, 1],
    ]);
    const rmse = { name: 'RMSE', metric: 'rmse' as const, targetColumns: ['height'] };
    expect(exact(result, { further: [colour, rmse] })[0]).toEqual([0.5, 0.5, 0.707106781187]);
  });

  it('clips each score into its own range', () => {
    const result = 'id,height\na,100\nb,100\nc,3\nd,4';
    const narrow = {
      name: '窄',
      metric: 'mae' as const,
      targetColumns: ['height'],
      predictionMin: 0,
      predictionMax: 5,
    };
    const [shown] = exact(result, { predictionMax: 10, predictionMin: 0, further: [narrow] });
    expect(shown).toEqual([8.5, 3.5]);
  });

  it('counts rows with a label of no solution in any of them, and tells them where it may', () => {
    const result = 'id,height,colour\na,1,rot\nb,2,blue\nc,3,rot\nd,4,blue';
    expect(scored(result, { further: [colour] })).toMatchObject({ ok: true, unknownLabels: 2 });
    expect(scored(result, { further: [colour], publicLabels: true })).toEqual({
      ok: false,
      message: '第2行：未知的 colour「rot」；第4行：未知的 colour「rot」',
    });
  });

  it('reads a column of probabilities for each label of a target', () => {
    const logLoss = {
      name: '对数损失',
      metric: 'multiclassLogLoss' as const,
      metricParameters: { labels: ['red', 'blue'] },
      targetColumns: ['colour'],
    };
    const rows = ['a,1,1,0', 'b,2,0,1', 'c,3,0.5,0.5', 'd,4,0.5,0.5'];
    const result = ['id,height,colour_red,colour_blue', ...rows].join('\n');
    const [shown, hidden] = exact(result, { further: [logLoss] });
    expect(shown?.[1]).toBeCloseTo(0, 6);
    expect(hidden?.[1]).toBeCloseTo(Math.log(2), 8);
  });

  it('is one rounding of the mean’s error: columns that repeat each other tell no more', () => {
    const rows = Array.from({ length: 200 }, (_, row) => row);
    const csv = [
      'id,height,again,part',
      ...rows.map((row) => `${row},${row % 7},${row % 7},${row % 2 ? 'public' : 'private'}`),
    ].join('\n');
    const result = (names: string[]) =>
      [
        `id,${names.join(',')}`,
        ...rows.map((row) => [row, ...names.map(() => (row % 5) + 0.123)].join(',')),
      ].join('\n');
    const form = { idColumn: 'id', targetColumn: 'height', metric: 'mae' as const };
    const single = score(Buffer.from(result(['height'])), { csv, secret }, form);
    const both = score(
      Buffer.from(result(['height', 'again'])),
      { csv, secret },
      { ...form, moreTargets: ['again'] },
    );
    if (!single.ok || !both.ok) throw new Error('a result is wrong');
    expect(both.public.revealed).toBe(single.public.revealed);
    expect(both.public.exact).toBe(single.public.exact);
  });
});

describe('scoreResult', () => {
  it('scores the public and the private part apart', () => {
    expect(scoreResult('id,label\na,1\nb,1\nc,1\nd,1\n', solution, task)).toEqual({
      ok: true,
      publicScore: 0.5,
      privateScore: 1,
      unknownLabels: 0,
    });
  });

  it.each([
    ['columns in the other order', 'label,id\n1,a\n0,b\n1,c\n1,d\n'],
    ['a byte order mark and Windows line ends', '\ufeffid,label\r\na,1\r\nb,0\r\nc,1\r\nd,1\r\n'],
    ['quoted cells, spaces and empty lines', '"id","label"\n\n"a", 1\nb ,0\nc,1\nd,1\n\n'],
    ['rows in any order', 'id,label\nd,1\nc,1\nb,0\na,1'],
  ])('takes %s', (_, file) => {
    expect(scoreResult(file, solution, task)).toMatchObject({ ok: true, publicScore: 1 });
  });

  it.each([
    ['', '第1行：缺少列 id、label，文件中没有内容'],
    ['id,answer\na,1\n', '第1行：缺少列 label，读到的列为 「id」、「answer」'],
    ['id,label,note\na,1,x\n', '第1行：只能有 id 和 label 两列'],
    ['id,label\na,1\nb,0\nc,1\n', '缺少1行，例如 id 为 d的行'],
    ['id,label\na,1\nb,0\nc,1\nd,1\ne,1\n', '第6行：未知的 id「e」'],
    ['id,label\na,1\na,1\nb,0\nc,1\nd,1\n', '第3行：重复的 id「a」'],
    ['id,label\na,1\nb,\nc,1\nd,1\n', '第3行：label 为空'],
    ['id,label\na,1\nb,0,9\nc,1\nd,1\n', '第3行：应有2列，实为3列'],
    ['\0\0', '文件不是文本格式的 CSV'],
  ])('refuses %j with its lines', (file, message) => {
    expect(scoreResult(file, solution, task)).toEqual({ ok: false, message });
  });

  describe('a label that the solution doesn’t know', () => {
    const file = 'id,label\na,1\nb,O\nc,l\nd,1\n';

    it('is an error of its line where the labels are told', () => {
      expect(scoreResult(file, solution, { ...task, publicLabels: true })).toEqual({
        ok: false,
        message: '第3行：未知的 label「O」；第4行：未知的 label「l」',
      });
    });

    it('is counted where they are secret', () => {
      const scores = { ok: true, publicScore: 0.5, privateScore: 0.5 };
      expect(scoreResult(file, solution, task)).toEqual({ ...scores, unknownLabels: 2 });
    });

    it('isn’t asked about among numbers', () => {
      const numbers = 'id,label\na,1\nb,0.2\nc,0.9\nd,1\n';
      const outcome = scoreResult(numbers, solution, {
        ...task,
        metric: 'mae',
        publicLabels: true,
      });
      expect(outcome).toMatchObject({ ok: true, unknownLabels: null });
    });
  });

  it('lists five problems and the number of the others', () => {
    const outcome = scoreResult('id,label\n1,1\n2,1\n3,1\n4,1\n5,1\n6,1\n', solution, task);
    expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(/另有2处问题$/) });
  });

  it.each(['x', '0x10', 'Infinity', 'NaN', '1,5'])(
    'refuses %j where a number is asked',
    (value) => {
      const file = `id,label\na,"${value}"\nb,0\nc,1\nd,1\n`;
      expect(scoreResult(file, solution, { ...task, metric: 'rmse' })).toEqual({
        ok: false,
        message: `第2行：label「${value}」不是数字`,
      });
    },
  );

  it('refuses what overflows, where the organizer lets predictions be of any size', () => {
    const file = 'id,label\na,1e200\nb,0\nc,1\nd,1\n';
    const range = { predictionMin: 0, predictionMax: 1e300 };
    const wide = { ...task, ...range, metric: 'rmse' } as const;
    expect(scoreResult(file, solution, wide)).toMatchObject({ ok: false });
  });

  describe('clips predictions', () => {
    const file = 'id,label\na,1000\nb,0\nc,1\nd,1\n';
    const rmse = { ...task, metric: 'rmse' } as const;

    it('to the solution’s own range, widened by half of its width', () => {
      // 0 to 1 becomes -0.5 to 1.5: off by 0.5 in one of two rows.
      expect(scoreResult(file, solution, rmse)).toMatchObject({ publicScore: 0.35355 });
    });

    it('to the range that the organizer sets', () => {
      const range = { predictionMin: 0, predictionMax: 1 };
      expect(scoreResult(file, solution, { ...rmse, ...range })).toMatchObject({ publicScore: 0 });
    });

    it('not where the order alone counts', () => {
      const csv = 'id,label,part\na,1,public\nb,0,public\nc,1,private\nd,0,private\n';
      const logits = 'id,label\na,9\nb,8\nc,-7\nd,-8\n';
      const scores = { publicScore: 1, privateScore: 1 };
      expect(scoreResult(logits, csv, { ...task, metric: 'auc' })).toMatchObject(scores);
    });
  });

  describe('of many rows', () => {
    const ids = Array.from({ length: 600 }, (_, row) => row);
    const csv = `id,label,part,patient\n${ids
      .map((row) => `${row},${row % 3},${row < 400 ? 'public' : 'private'},${row % 40}`)
      .join('\n')}`;
    // Every seventh row is wrong.
    const file = `id,label\n${ids.map((row) => `${row},${row % 7 ? row % 3 : 9}`).join('\n')}`;
    const scored = (settings: Partial<ScoringTask> = {}) => {
      const outcome = score(Buffer.from(file), { csv, secret }, { ...task, ...settings });
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome;
    };
    const used = (sums: Float32Array) => sums.filter((sum) => sum !== 0).length;

    it('keeps the exact score, and reveals what its error lets one say', () => {
      const { public: shown } = scored();
      // 57 or 58 of 400 are wrong: 0.855 ± 0.0176.
      expect(shown).toMatchObject({ rows: 400, exact: 0.855, revealed: 0.86 });
    });

    it('keeps the influences of the rows as sums over 256 blocks, of mean 0', () => {
      const { influences } = scored().public;
      expect(influences).toHaveLength(256);
      expect(influences.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 4);
      expect(used(influences)).toBeGreaterThan(150);
    });

    it('puts rows that belong together into one block', () => {
      expect(used(scored({ groupColumn: 'patient' }).public.influences)).toBeLessThanOrEqual(40);
    });

    it('tells the hashes of file and solution', () => {
      const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
      expect(scored()).toMatchObject({ fileHash: sha256(file), solutionHash: sha256(csv) });
    });
  });

  it.each([
    ['no part column', 'id,label\na,1\n'],
    ['an unknown part', 'id,label,part\na,1,hidden\n'],
    ['no private rows', 'id,label,part\na,1,public\n'],
  ])('takes a solution with %s for a failure of the platform', (_, broken) => {
    expect(() => scoreResult('id,label\na,1\n', broken, task)).toThrow();
  });
});

describe('the data that ships with the demo', () => {
  const file = (name: string) =>
    readFileSync(new URL(`../../../../platform/src/demo/data/${name}`, import.meta.url), 'utf8');

  it.each([
    ['penguins/species', 'species', 'macroF1'],
    ['penguins/body-mass', 'body_mass_g', 'mae'],
    ['seattle-weather/temp-max', 'temp_max', 'rmse'],
    ['seattle-weather/rain', 'rain', 'auc'],
  ] as const)('scores the sample of %s', (name, targetColumn, metric) => {
    const outcome = scoreResult(file(`${name}.sample.csv`), file(`${name}.solution.csv`), {
      idColumn: 'id',
      targetColumn,
      metric,
    });
    expect(outcome).toMatchObject({ ok: true });
  });
});
