const WORD = 32;
const SURROGATE = /[\ud800-\udfff]/;

const lettersOf = (text: string): Uint32Array => {
  if (SURROGATE.test(text)) return Uint32Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const letters = new Uint32Array(text.length);
  for (let at = 0; at < text.length; at += 1) letters[at] = text.charCodeAt(at);
  return letters;
};

/**
 * Places of each letter in up to 32 of them, as bits, by code point. Kept between calls, as a new
 * table for each took most of the time; what is set is taken back.
 */
const places = new Uint32Array(0x110000);

/**
 * Takes 32 letters of the shorter text through the whole longer one (Myers 1999, in the blocks of
 * Hyyrö 2003): bit i of `rises` and `falls` says whether the distance changes from letter i − 1 to
 * letter i. `across` holds for each letter of the longer text how the distance changes at the edge
 * of this block against the letter before, and gets that of the next block.
 */
const passBlock = (block: Uint32Array, longer: Uint32Array, across: Int8Array): void => {
  for (let at = 0; at < block.length; at += 1)
    places[block[at] ?? 0] = (places[block[at] ?? 0] ?? 0) | (1 << at);
  const last = 1 << (block.length - 1);
  let rises = -1;
  let falls = 0;
  for (let at = 0; at < longer.length; at += 1) {
    const entering = across[at] ?? 0;
    const here = places[longer[at] ?? 0] ?? 0;
    const equal = here | (entering < 0 ? 1 : 0);
    const vertical = here | falls;
    const diagonal = (((equal & rises) + rises) ^ rises) | equal;
    let up = falls | ~(diagonal | rises);
    let down = rises & diagonal;
    across[at] = up & last ? 1 : down & last ? -1 : 0;
    up = (up << 1) | (entering > 0 ? 1 : 0);
    down = (down << 1) | (entering < 0 ? 1 : 0);
    rises = down | ~(vertical | up);
    falls = up & vertical;
  }
  for (const letter of block) places[letter] = 0;
};

/**
 * Counts the letters (Unicode code points) to insert, delete and replace to make one text the
 * other, and those of the longer one. Thirty-two letters at a time: O(n·m / 32).
 */
export const editDistance = (one: string, other: string): { distance: number; longer: number } => {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  // Above the first row of letters the distance rises by one with each letter of the longer text.
  const across = new Int8Array(longer.length).fill(1);
  for (let from = 0; from < shorter.length; from += WORD)
    passBlock(shorter.subarray(from, from + WORD), longer, across);
  // Below the last row: the letters of the shorter text, and what changes along the longer one.
  let distance = shorter.length;
  for (const change of across) distance += change;
  return { distance, longer: longer.length };
};
