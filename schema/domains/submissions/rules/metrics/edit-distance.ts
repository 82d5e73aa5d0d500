const WORD = 32;
const SURROGATE = /[\ud800-\udfff]/;

const lettersOf = (text: string): Uint32Array =>
  SURROGATE.test(text)
    ? Uint32Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    : Uint32Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** The places of each letter in up to 32 of them, as bits. */
const placesOf = (letters: Uint32Array): Map<number, number> => {
  const places = new Map<number, number>();
  letters.forEach((letter, at) => places.set(letter, (places.get(letter) ?? 0) | (1 << at)));
  return places;
};

/**
 * Takes 32 letters of the shorter text through the whole longer one (Myers 1999, in the blocks of
 * Hyyrö 2003): bit i of `rises` and `falls` says whether the distance changes from letter i − 1 to
 * letter i. `across` holds for each letter of the longer text how the distance changes at the edge
 * of this block against the letter before, and gets that of the next block.
 */
const passBlock = (block: Uint32Array, longer: Uint32Array, across: Int8Array): void => {
  const places = placesOf(block);
  const last = 1 << (block.length - 1);
  let rises = -1;
  let falls = 0;
  for (let at = 0; at < longer.length; at += 1) {
    const entering = across[at] ?? 0;
    const equal = (places.get(longer[at] ?? 0) ?? 0) | (entering < 0 ? 1 : 0);
    const vertical = (places.get(longer[at] ?? 0) ?? 0) | falls;
    const diagonal = (((equal & rises) + rises) ^ rises) | equal;
    let up = falls | ~(diagonal | rises);
    let down = rises & diagonal;
    across[at] = up & last ? 1 : down & last ? -1 : 0;
    up = (up << 1) | (entering > 0 ? 1 : 0);
    down = (down << 1) | (entering < 0 ? 1 : 0);
    rises = down | ~(vertical | up);
    falls = up & vertical;
  }
};

/**
 * Counts the letters (Unicode code points) to insert, delete and replace to make one text the
 * other, and those of the longer one. Thirty-two letters at a time: O(n·m / 32).
 */
export const editDistance = (one: string, other: string): { distance: number; longer: number } => {
  const letters = [lettersOf(one), lettersOf(other)].sort((a, b) => a.length - b.length);
  const [shorter = new Uint32Array(), longer = new Uint32Array()] = letters;
  // Above the first row of letters the distance rises by one with each letter of the longer text.
  const across = new Int8Array(longer.length).fill(1);
  for (let from = 0; from < shorter.length; from += WORD)
    passBlock(shorter.subarray(from, from + WORD), longer, across);
  // Below the last row: the letters of the shorter text, and what changes along the longer one.
  let distance = shorter.length;
  for (const change of across) distance += change;
  return { distance, longer: longer.length };
};
