import { climbs, type Measured } from '#schema/domains/submissions/rules/board-ladder.ts';
import {
  INFLUENCE_BLOCKS,
  revealedScore,
  standardError,
} from '#schema/domains/submissions/rules/reveal.ts';
import type { Random } from './random.ts';

/** Accuracy of predictions, with its influences over blocks. */
export const measured = (
  predictions: Uint8Array,
  truth: Uint8Array,
  blocks: Uint8Array,
): Measured => {
  const rows = blocks.length;
  let hits = 0;
  for (let row = 0; row < rows; row += 1) hits += Number(predictions[row] === truth[row]);
  const score = hits / rows;
  const sums = new Float64Array(INFLUENCE_BLOCKS);
  blocks.forEach((block, row) => {
    sums[block] = (sums[block] ?? 0) + Number(predictions[row] === truth[row]) - score;
  });
  return { score, rows, sums };
};

export const randomBlocks = (rows: number, { below }: Random): Uint8Array =>
  Uint8Array.from({ length: rows }, () => below(INFLUENCE_BLOCKS));

const revealed = ({ score, rows, sums }: Measured): number =>
  revealedScore(score, sums && rows !== null ? standardError(sums, rows) : null);

/** A board that rounds scores, and shows each. */
export const roundingBoard =
  (truth: Uint8Array, blocks: Uint8Array) =>
  (predictions: Uint8Array): Promise<number | null> =>
    Promise.resolve(revealed(measured(predictions, truth, blocks)));

/** A board with the ladder; `exact` is the best that was shown, unrounded. */
export const ladderBoard = (truth: Uint8Array, blocks: Uint8Array) => {
  let best: Measured | null = null;
  return {
    ask: (predictions: Uint8Array): Promise<number | null> => {
      const work = measured(predictions, truth, blocks);
      if (!climbs(work, best, true)) return Promise.resolve(null);
      best = work;
      return Promise.resolve(revealed(work));
    },
    best: () => best,
  };
};
