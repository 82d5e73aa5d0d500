import { chanceOf, fitStrengths, type GivenPair, informationOf } from './strengths.ts';

export interface PairQuestion {
  works: number;
  /** Comparisons that were answered. */
  pairs: readonly GivenPair[];
  /** Comparisons that other judges have open. */
  open: readonly { left: number; right: number }[];
  /** Works that the judge may review. */
  allowed: readonly number[];
  /** Pairs that the judge was given before, in any order. */
  seen: readonly { left: number; right: number }[];
  /** Number that decides which side the first stands on. */
  salt: number;
}

const keyOf = (one: number, other: number, works: number) =>
  Math.min(one, other) * works + Math.max(one, other);

/** Mixes numbers into one of 32 bits. */
const mixed = (...numbers: number[]): number =>
  numbers.reduce((hash, value) => Math.imul(hash ^ value, 0x01000193) >>> 0, 0x811c9dc5);

/** Finds the best opponent of a work; null where the judge has seen it with all. */
const opponentOf = (
  one: number,
  { allowed, salt }: PairQuestion,
  strength: Float64Array,
  variances: Float64Array,
  isTaken: (other: number) => boolean,
): number | null => {
  let best: { other: number; worth: number } | null = null;
  for (const other of allowed) {
    if (other === one || isTaken(other)) continue;
    const chance = chanceOf(strength[one] as number, strength[other] as number);
    const outcome = chance * (1 - chance);
    const variance = (variances[one] as number) + (variances[other] as number);
    // Among opponents that tell about as much, any: a chain of neighbours knows little of its ends.
    const chanced = 0.75 + mixed(salt, one, other) / 2 ** 33;
    const worth = outcome * variance * chanced;
    if (!best || worth > best.worth) best = { other, worth };
  }
  return best?.other ?? null;
};

/**
 * Finds the pair whose answer tells most: the least known work, with the opponent of the most
 * uncertain outcome and the largest variance. Null where the judge has seen all pairs.
 */
export const nextPair = (question: PairQuestion): { left: number; right: number } | null => {
  const { works, pairs, open, allowed, seen, salt } = question;
  const fitted = fitStrengths(pairs, works);
  const { strength } = fitted;
  // Pairs that others have open will tell as much as any answer to them.
  const halves = open.map((pair) => ({ ...pair, judge: -1, value: 0.5 }));
  const information = informationOf([...pairs, ...halves], fitted);
  const variances = information.map((value) => 1 / value);
  const known = new Set([...seen, ...open].map(({ left, right }) => keyOf(left, right, works)));
  const own = new Set(seen.map(({ left, right }) => keyOf(left, right, works)));
  const leastKnown = allowed.toSorted(
    (one, other) =>
      (information[one] as number) - (information[other] as number) ||
      mixed(salt, one) - mixed(salt, other),
  );
  // Pairs that others have open come last, rather than never.
  for (const taken of [known, own])
    for (const one of leastKnown) {
      const other = opponentOf(one, question, strength, variances, (rival) =>
        taken.has(keyOf(one, rival, works)),
      );
      if (other === null) continue;
      return (mixed(salt, one, other) >>> 15) % 2 === 0
        ? { left: one, right: other }
        : { left: other, right: one };
    }
  return null;
};
