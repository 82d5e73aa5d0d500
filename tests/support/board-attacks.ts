/**
 * Ways to read hidden labels of 0 and 1 out of a board. Each asks a board of accuracy and answers the
 * labels that it takes for true.
 */
import type { Random } from './random.ts';

/** The public score that a team sees of its predictions; null for none. */
export type Ask = (predictions: Uint8Array) => Promise<number | null>;

export interface Attack {
  ask: Ask;
  /** Rows of a result, the public ones first. */
  rows: number;
  publicRows: number;
  submissions: number;
  random: Random;
}

export const randomLabels = (rows: number, { below }: Random): Uint8Array =>
  Uint8Array.from({ length: rows }, () => below(2));

/** Blum and Hardt's: random submissions, then the majority of those that looked good. */
export const boost = async ({ ask, rows, submissions, random }: Attack): Promise<Uint8Array> => {
  const votes = new Int32Array(rows);
  let best = -Infinity;
  for (let asked = 0; asked < submissions; asked += 1) {
    const labels = randomLabels(rows, random);
    const score = await ask(labels);
    // A score that isn't shown isn't better than the best.
    const isGood = score !== null && (score > 0.5 || score > best);
    if (score !== null) best = Math.max(best, score);
    if (isGood)
      for (const [row, label] of labels.entries())
        votes[row] = (votes[row] ?? 0) + (label ? 1 : -1);
  }
  return Uint8Array.from(votes, (vote) => (vote === 0 ? random.below(2) : Number(vote > 0)));
};

/** Changes so many random labels of the best at a time, and keeps what is shown as better. */
export const climbBy =
  (changes: number) =>
  async ({ ask, rows, publicRows, submissions, random }: Attack): Promise<Uint8Array> => {
    let labels = randomLabels(rows, random);
    let best = (await ask(labels)) ?? 0;
    for (let asked = 1; asked < submissions; asked += 1) {
      const tried = labels.slice();
      for (let change = 0; change < changes; change += 1) {
        const row = random.below(publicRows);
        tried[row] = 1 - (tried[row] ?? 0);
      }
      const score = await ask(tried);
      if (score !== null && score > best) [labels, best] = [tried, score];
    }
    return labels;
  };

/**
 * Tunes a baseline to the edge of a rounding step by changing one row after the other until another
 * score is shown; from there each further row, changed alone, shows by the score whether it was
 * right. A score that isn't shown is taken for the one before.
 */
export const tuneToEdge = async (attack: Attack): Promise<Uint8Array> => {
  const { ask, rows, publicRows, submissions, random } = attack;
  const flipped = (labels: Uint8Array, row: number) => labels.with(row, 1 - (labels[row] ?? 0));
  let base = randomLabels(rows, random);
  const shown = (await ask(base)) ?? 0;
  let asked = 1;
  let row = 0;
  let falls = true;
  for (; asked < submissions && row < publicRows; row += 1, asked += 1) {
    const tried = flipped(base, row);
    const score = (await ask(tried)) ?? shown;
    if (score !== shown) {
      // The base is at an edge, where one more row of this kind crosses it.
      falls = score < shown;
      break;
    }
    base = tried;
  }
  const read = base.slice();
  for (let probed = row; asked < submissions && probed < publicRows; probed += 1, asked += 1) {
    const score = (await ask(flipped(base, probed))) ?? shown;
    const crossed = score !== shown;
    // Crossing downwards: the label was right. Crossing upwards: it was wrong.
    const wasRight = falls ? crossed : !crossed;
    if (!wasRight) read[probed] = 1 - (base[probed] ?? 0);
  }
  return read;
};

/**
 * Asks by one account after the other.
 *
 * @param prepare makes the account of that place ask from another team than before
 * @param restore undoes that
 */
export const inTurns = (
  accounts: readonly Ask[],
  prepare: (account: number) => Promise<void>,
  restore: (account: number) => Promise<void>,
): Ask => {
  let turn = 0;
  return async (predictions) => {
    const account = turn % accounts.length;
    turn += 1;
    await prepare(account);
    const score = (await accounts[account]?.(predictions)) ?? null;
    await restore(account);
    return score;
  };
};

/** Share of rows of a part whose label is right. */
export const shareRight = (
  labels: Uint8Array,
  truth: Uint8Array,
  from: number,
  to: number,
): number => {
  let right = 0;
  for (let row = from; row < to; row += 1) right += Number(labels[row] === truth[row]);
  return right / (to - from);
};
