import { describe, expect, it } from '@jest/globals';
import {
  answerBits,
  climbs,
  ladderScore,
  ladderStep,
  type Measured,
} from '#schema/domains/submissions/rules/board-ladder.ts';
import { INFLUENCE_BLOCKS } from '#schema/domains/submissions/rules/reveal.ts';
import {
  type Attack,
  boost,
  climbBy,
  shareRight,
  tuneToEdge,
} from '#tests/support/board-attacks.ts';
import { ladderBoard, measured, randomBlocks, roundingBoard } from '#tests/support/ladder-board.ts';
import { randomOf } from '#tests/support/random.ts';

const SUBMISSIONS = 300;

/** A result of 1,000 rows of which so many at the head are right, each row in a block of its turn. */
const right = (count: number): Measured =>
  measured(
    Uint8Array.from({ length: 1_000 }, (_, row) => Number(row < count)),
    new Uint8Array(1_000).fill(1),
    Uint8Array.from({ length: 1_000 }, (_, row) => row % INFLUENCE_BLOCKS),
  );

describe('climbs', () => {
  it.each([
    ['a first work, however bad', right(1), null, true],
    ['the same again', right(700), right(700), false],
    ['a worse one', right(690), right(700), false],
    ['a few rows more, though each of them is sure', right(705), right(700), false],
    ['a step more and 2.5 errors of the difference', right(712), right(700), true],
    ['what is of other rows by less', { ...right(712), rows: 900 }, right(700), true],
  ])('%s', (_, work, best, shown) => {
    expect(climbs(work, best, true)).toBe(shown);
  });

  it('goes the other way where less is better', () => {
    expect(climbs(right(700), right(720), false)).toBe(true);
    expect(climbs(right(720), right(700), false)).toBe(false);
  });

  it('asks for a step of two digits where nothing is known of the rows', () => {
    const blind = (score: number): Measured => ({ score, rows: null, sums: null });
    expect(ladderStep(blind(0.8312))).toBeCloseTo(0.01);
    expect(climbs(blind(0.8399), blind(0.8312), true)).toBe(false);
    expect(climbs(blind(0.8412), blind(0.8312), true)).toBe(true);
    expect(ladderScore(blind(0.8412), 0.8412)).toBe(0.84);
    expect(ladderScore(right(712), 0.71)).toBe(0.71);
  });
});

describe('answerBits', () => {
  const scale = { higherIsBetter: true, range: { min: 0, max: 1 } };

  it('is one where nothing is shown, and the steps to the best where something is', () => {
    expect(answerBits(null, 0.7, scale)).toBe(1);
    // Two digits: steps of 0.01 between 0.70 and 1.
    const blind: Measured = { score: 0.8, rows: null, sums: null };
    expect(answerBits(blind, 0.7, scale)).toBeCloseTo(1 + Math.log2(31));
    expect(answerBits(blind, null, scale)).toBeCloseTo(Math.log2(101));
  });

  it('is finite for a metric without a bound', () => {
    const bits = answerBits({ score: 12.3, rows: null, sums: null }, null, {
      higherIsBetter: false,
      range: { min: 0, max: Infinity },
    });
    expect(bits).toBeCloseTo(Math.log2(1 + 24.6));
  });
});

interface Setting {
  publicRows: number;
  seed: number;
}

const attackOn = ({ publicRows, seed }: Setting) => {
  const random = randomOf(seed);
  const rows = publicRows * 2;
  const truth = Uint8Array.from({ length: rows }, () => random.below(2));
  const blocks = randomBlocks(publicRows, random);
  const attack = (ask: Attack['ask']): Attack => ({
    ask,
    rows,
    publicRows,
    submissions: SUBMISSIONS,
    random,
  });
  return { truth, blocks, attack };
};

/** The share of public and of private labels that an attack has right, over some boards. */
const readOn = async (
  run: (attack: Attack) => Promise<Uint8Array>,
  board: 'rounding' | 'ladder',
  publicRows: number,
) => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const read = { public: 0, private: 0 };
  for (const seed of seeds) {
    const { truth, blocks, attack } = attackOn({ publicRows, seed });
    const ask = board === 'ladder' ? ladderBoard(truth, blocks).ask : roundingBoard(truth, blocks);
    const labels = await run(attack(ask));
    read.public += shareRight(labels, truth, 0, publicRows) / seeds.length;
    read.private += shareRight(labels, truth, publicRows, 2 * publicRows) / seeds.length;
  }
  return read;
};

describe('three hundred submissions', () => {
  it('read labels off a board that only rounds', async () => {
    expect((await readOn(tuneToEdge, 'rounding', 500)).public).toBeGreaterThan(0.6);
    expect((await readOn(boost, 'rounding', 2_000)).public).toBeGreaterThan(0.55);
  });

  it.each([
    ['tuned to an edge', tuneToEdge, 500],
    ['of random labels, by their majority', boost, 2_000],
    ['of random labels, by their majority, on few rows', boost, 500],
    ['that change 5 labels each', climbBy(5), 500],
    ['that change 20 labels each', climbBy(20), 500],
    ['that change 50 labels each', climbBy(50), 500],
    ['that change 100 labels each', climbBy(100), 500],
    ['that change 100 labels of many each', climbBy(100), 2_000],
  ])('%s read at most 55 %% off a ladder', async (_, attack, publicRows) => {
    const read = await readOn(attack, 'ladder', publicRows);
    expect(read.public).toBeLessThanOrEqual(0.55);
    expect(Math.abs(read.private - 0.5)).toBeLessThanOrEqual(0.02);
  });

  it('of an honest team are shown at most half a point late', () => {
    let behind = 0;
    let asked = 0;
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = randomOf(seed);
      const blocks = randomBlocks(2_000, random);
      const truth = new Uint8Array(2_000).fill(1);
      const hardness = Float64Array.from(truth, () => random.next());
      const board = ladderBoard(truth, blocks);
      for (let step = 0; step < 50; step += 1) {
        const error = 0.3 - 0.004 * step;
        const labels = Uint8Array.from(hardness, (own) =>
          Number((random.next() < 0.9 ? own : random.next()) >= error),
        );
        void board.ask(labels);
        behind += measured(labels, truth, blocks).score - (board.best()?.score ?? 0);
        asked += 1;
      }
    }
    expect(behind / asked).toBeLessThanOrEqual(0.005);
    expect(behind / asked).toBeGreaterThanOrEqual(0);
  });
});
