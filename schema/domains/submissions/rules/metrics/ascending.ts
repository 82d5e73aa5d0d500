const DIGIT = 16;
const DIGITS = 1 << DIGIT;
const PASSES = 64 / DIGIT;

/** The bits of the numbers as words that sort as the numbers do: negative ones turned over. */
const sortableWords = (values: Float64Array): Uint16Array => {
  const copy = new Float64Array(values.length);
  // Adding 0 makes -0 of one rank with 0.
  for (let at = 0; at < values.length; at += 1) copy[at] = (values[at] ?? 0) + 0;
  const words = new Uint16Array(copy.buffer);
  for (let at = 0; at < words.length; at += PASSES) {
    const negative = (words[at + PASSES - 1] ?? 0) >= DIGITS / 2;
    for (let pass = 0; pass < PASSES; pass += 1) {
      const flip = negative ? DIGITS - 1 : pass === PASSES - 1 ? DIGITS / 2 : 0;
      words[at + pass] = (words[at + pass] ?? 0) ^ flip;
    }
  }
  return words;
};

/**
 * The places of the numbers in ascending order, equal ones in the order that they stand in. By
 * radix, on a machine of little-endian numbers: O(n), a tenth of what comparing takes.
 */
export const ascending = (values: Float64Array): Uint32Array => {
  const words = sortableWords(values);
  let order = new Uint32Array(values.length);
  for (let index = 0; index < order.length; index += 1) order[index] = index;
  let next = new Uint32Array(values.length);
  const starts = new Uint32Array(DIGITS);
  for (let pass = 0; pass < PASSES; pass += 1) {
    starts.fill(0);
    for (let at = pass; at < words.length; at += PASSES) {
      const digit = words[at] ?? 0;
      starts[digit] = (starts[digit] ?? 0) + 1;
    }
    // A digit that all numbers share leaves their order as it is.
    if ((starts[words[pass] ?? 0] ?? 0) === values.length) continue;
    let sum = 0;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const count = starts[digit] ?? 0;
      starts[digit] = sum;
      sum += count;
    }
    for (const index of order) {
      const digit = words[index * PASSES + pass] ?? 0;
      const place = starts[digit] ?? 0;
      next[place] = index;
      starts[digit] = place + 1;
    }
    [order, next] = [next, order];
  }
  return order;
};

/**
 * Calls with each run of places of equal numbers, the smallest first: those at order[from] up to
 * order[until].
 */
export const eachTie = (
  values: Float64Array,
  order: Uint32Array,
  call: (from: number, until: number) => void,
): void => {
  for (let from = 0; from < order.length;) {
    let until = from + 1;
    const value = values[order[from] ?? 0];
    while (until < order.length && values[order[until] ?? 0] === value) until += 1;
    call(from, until);
    from = until;
  }
};
