/** Foretells how much a board tells of the hidden answers, as the meter of its protection counts. */
import { answerBits, type Measured, type Scale } from '#domains/submissions/rules/board-ladder.ts';

/** A team that hands in as often as this, for so long. */
export const GIVEAWAY_DAYS = 40;
export const GIVEAWAY_TRIES = 5;
export const GIVEAWAY_WORKS = GIVEAWAY_DAYS * GIVEAWAY_TRIES;

export interface Giveaway {
  /** The most bits that one team is told by a board that shows each score. */
  open: number;
  /** The same by a protected one, whose team climbs from the weakest likely score to the best. */
  guarded: number;
}

/** Bits of the labels, by how often each comes. */
export const labelBits = (labels: Iterable<string>): number => {
  const counts = new Map<string, number>();
  let rows = 0;
  for (const label of labels) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    rows += 1;
  }
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / rows);
  return Math.round(Math.abs(bits));
};

/**
 * Bits that the board tells a team of 40 days with 5 works each.
 *
 * @param start the result from which its works set out
 * @param to the best of the likely scores
 * @param gap difference from which on two results are told apart: a protected board shows one step
 */
export const giveawayOf = (
  start: Measured,
  { to, gap }: { to: number; gap: number },
  scale: Scale,
): Giveaway => {
  const first = answerBits(start, null, scale);
  // Each score of an open board may stand on any step of its range.
  const open = GIVEAWAY_WORKS * first;
  const shown = gap > 0 ? Math.floor(Math.abs(to - start.score) / gap) : 0;
  const steps = Math.min(GIVEAWAY_WORKS - 1, shown);
  const way = (to - start.score) / Math.max(1, steps);
  let guarded = first + (GIVEAWAY_WORKS - 1 - steps) * answerBits(null, start.score, scale);
  for (let step = 1; step <= steps; step += 1) {
    const before = start.score + way * (step - 1);
    guarded += answerBits({ ...start, score: before + way }, before, scale);
  }
  return { open: Math.round(open), guarded: Math.round(guarded) };
};
