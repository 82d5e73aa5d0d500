import { hashOf } from '#lib/seed.ts';

/** Number of pairs of colours that drawn covers have. */
export const TONES = 8;

/** So many before it have another colour: those beside it, and above it in a grid. */
const APART = 4;

/** The colour of a thing that stands alone. */
export const toneOf = (id: string): number => hashOf(id) % TONES;

/** Colours of things in a list: each its own, or the next one that no neighbour before it has. */
export const tonesOf = (ids: readonly string[]): number[] => {
  const tones: number[] = [];
  for (const id of ids) {
    const taken = new Set(tones.slice(-APART));
    let tone = toneOf(id);
    while (taken.has(tone)) tone = (tone + 1) % TONES;
    tones.push(tone);
  }
  return tones;
};
