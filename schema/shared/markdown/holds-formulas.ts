/** Characters of formulas that prices haven't. */
const SIGN = /[A-Za-z\\^_{}=<>+]/;

/**
 * Tells whether a text may hold formulas: for who has to load what draws them. Whether it does,
 * its pieces tell.
 */
export const mayHoldFormulas = (text: string): boolean =>
  /\$\$|\\[([]|\\begin\{/.test(text) ||
  text
    .split('$')
    .slice(1, -1)
    .some((piece) => SIGN.test(piece));
