import { describe, expect, it } from '@jest/globals';
import { findLeaks } from '#schema/domains/managing/rules/before-start/leaks/find-leaks.ts';
import {
  leakHints,
  leakKinds,
  leakText,
  leakTitles,
} from '#schema/domains/managing/rules/before-start/leaks/leak.ts';
import type { PlainResults } from '#schema/domains/managing/rules/before-start/leaks/strong-baselines.ts';
import {
  drawCoarse,
  drawData,
  drawSeries,
  handedOut,
  type HandedOut,
  makers,
  type Row,
} from '#tests/support/handed-out-data.ts';
import { randomOf } from '#tests/support/random.ts';

/** Sums over blocks of so many right and wrong rows, as accuracy has them. */
const sumsOf = (rows: number, right: number) =>
  Float64Array.from({ length: 256 }, (_, block) => {
    let sum = 0;
    for (let row = block; row < rows; row += 256) sum += Number(row < right) - right / rows;
    return sum;
  });

const plain = (...scores: [string, number][]): PlainResults => ({
  results: scores.map(([name, score]) => ({ name, score, sums: sumsOf(160, 160 * score) })),
  guess: 0.5,
  best: 1,
  higherIsBetter: true,
  rows: 160,
});

const kindsOf = (data: HandedOut, maker: (typeof makers)[number], more = {}) => {
  const { files, answers } = handedOut(data, maker, more);
  return findLeaks(files, answers, plain(['逻辑回归', 0.82], ['常数', 0.55])).map(
    ({ kind }) => kind,
  );
};

const mapped = (rows: readonly Row[], change: (row: Row, at: number) => Partial<Row>): Row[] =>
  rows.map((row, at) => ({ ...row, ...change(row, at) }));

describe.each(makers)('data of %s', (maker) => {
  it.each([1, 2, 3, 4, 5])('is clean with seed %p', (seed) => {
    expect(kindsOf(drawData({ seed }), maker)).toEqual([]);
    expect(kindsOf(drawData({ seed, isNumber: true }), maker, { isNumber: true })).toEqual([]);
    expect(kindsOf(drawCoarse(seed), maker)).toEqual([]);
    expect(kindsOf(drawSeries(seed), maker, { isNumber: true })).toEqual([]);
  });

  it('is clean where stores and users tell nothing, or are no groups of persons', () => {
    const { below } = randomOf(7);
    const { train, test } = drawData({ seed: 7 });
    const change = ({ features }: Row) => ({
      features: { ...features, store_id: String(below(9)), user_id: String(below(90)) },
    });
    expect(kindsOf({ train: mapped(train, change), test: mapped(test, change) }, maker)).toEqual(
      [],
    );
  });

  it('is clean where both files count their rows from 1', () => {
    const { train, test } = drawData({ seed: 8, train: 200, test: 200 });
    const renumbered = mapped(test, (_, at) => ({ id: String(at + 1) }));
    expect(kindsOf({ train, test: renumbered }, maker)).toEqual([]);
  });

  it('names rows that both files have', () => {
    const { train, test } = drawData({ seed: 11 });
    const copies = test.slice(0, 12).map((row, at): Row => ({ ...row, id: String(9_000 + at) }));
    const { files, answers } = handedOut({ train: [...train, ...copies], test }, maker);
    expect(findLeaks(files, answers, null)).toEqual([
      { kind: 'sharedRows', subject: null, file: 'test.csv', count: 12, of: 160 },
    ]);
  });

  it('names groups that are torn apart', () => {
    const { below, next } = randomOf(12);
    const { train, test } = drawData({ seed: 12 });
    const ill = Array.from({ length: 60 }, () => next() < 0.5);
    const change = ({ features }: Row) => {
      const patient = below(60);
      const answer = ill[patient] ? '是' : '否';
      return { features: { ...features, patient_id: `P${patient}` }, answer };
    };
    const torn = { train: mapped(train, change), test: mapped(test, change) };
    expect(kindsOf(torn, maker)).toEqual(['tornGroups']);
    expect(kindsOf(torn, maker, { groupColumn: 'patient_id' })).toEqual(['tornGroups']);
  });

  it('names the column of the organizer whose groups are torn apart, whatever they tell', () => {
    const { below } = randomOf(13);
    const { train, test } = drawData({ seed: 13 });
    const change = ({ features }: Row) => ({
      features: { ...features, ward: String(below(40)) },
    });
    const torn = { train: mapped(train, change), test: mapped(test, change) };
    expect(kindsOf(torn, maker, { groupColumn: 'ward' })).toEqual(['tornGroups']);
    expect(kindsOf(torn, maker)).toEqual([]);
  });

  it.each([
    ['by the answer', (rows: Row[]) => rows.toSorted((a, b) => (a.answer < b.answer ? -1 : 1))],
    [
      'in runs',
      (rows: Row[]) => {
        const [yes, no] = ['是', '否'].map((one) => rows.filter(({ answer }) => answer === one));
        return Array.from({ length: 8 }, (_, at) => [
          ...(yes?.slice(at * 9, at * 9 + 9) ?? []),
          ...(no?.slice(at * 9, at * 9 + 9) ?? []),
        ]).flat();
      },
    ],
  ])('names ids that are ordered %s', (_how, order) => {
    const { train, test } = drawData({ seed: 14 });
    const ordered = mapped(order(test), (_, at) => ({ id: `t${1_000 + at}` }));
    expect(kindsOf({ train, test: ordered }, maker)).toEqual(['orderedIds']);
  });

  it('names rows in the order of numbers, whatever their ids', () => {
    const { train, test } = drawData({ seed: 15, isNumber: true });
    const ordered = mapped(
      test.toSorted((a, b) => Number(a.answer) - Number(b.answer)),
      ({ id }) => ({ id: `${id}x` }),
    );
    expect(kindsOf({ train, test: ordered }, maker, { isNumber: true })).toEqual(['orderedIds']);
  });

  it('names a column that says the answer by another word', () => {
    const { train, test } = drawData({ seed: 16 });
    const change = ({ features, answer }: Row) => ({
      features: { ...features, outcome: answer === '是' ? '1' : '0' },
    });
    const { files, answers } = handedOut(
      { train: mapped(train, change), test: mapped(test, change) },
      maker,
    );
    expect(findLeaks(files, answers, null)).toEqual([
      { kind: 'answerColumn', subject: 'outcome', file: 'test.csv', count: 160, of: 160 },
    ]);
  });

  it('names a solution among the files', () => {
    const data = drawData({ seed: 17, isNumber: true });
    const { files, answers } = handedOut(data, maker, { isNumber: true });
    const solution = {
      name: 'solution.csv',
      header: ['id', 'label'],
      columns: [answers.ids, answers.truth],
    };
    expect(findLeaks([...files, solution], answers, null)).toEqual([
      { kind: 'answerColumn', subject: 'label', file: 'solution.csv', count: 160, of: 160 },
    ]);
  });
});

describe('baselines at the top', () => {
  const { files, answers } = handedOut(drawData({ seed: 21 }), 'pandas');

  it.each([
    ['a copied column', 0.99],
    ['a constant that the best can’t be told from', 0.98],
  ])('names %s', (name, score) => {
    expect(findLeaks(files, answers, plain([name, score], ['逻辑回归', 0.82]))).toEqual([
      { kind: 'strongBaseline', subject: name, file: null, count: 1, of: 1 },
    ]);
  });

  it('names none where no score is the best', () => {
    const facts = { ...plain(['常数', 0.99]), best: Infinity };
    expect(findLeaks(files, answers, facts)).toEqual([]);
  });
});

describe('texts', () => {
  it.each(leakKinds)('say what %s is and what to do', (kind) => {
    const leak = { kind, subject: 'x', file: 'test.csv', count: 3, of: 80 };
    for (const text of [leakText(leak), leakTitles[kind], leakHints[kind]])
      expect(text).toMatch(/[\u4e00-\u9fff]/);
  });
});
