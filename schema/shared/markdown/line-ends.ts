const CHINESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff65]/u;
/** Full-width in Chinese, narrow elsewhere: the character on the other side tells. */
const EITHER = /[\u2014\u2018-\u201d\u2026\u00b7]/;

/** Stands for what is no text: a picture, a formula, code. */
const OTHER = '\ufffc';

const before = (text: string, at: number): string =>
  [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
const after = (text: string, at: number): string => [...text.slice(at, at + 2)][0] ?? '';

/** Tells whether the line end at this place stands between two Chinese characters. */
const isWithinChinese = (text: string, at: number): boolean => {
  const around = [before(text, at), after(text, at + 1)];
  return (
    around.some((sign) => CHINESE.test(sign)) &&
    around.every((sign) => CHINESE.test(sign) || EITHER.test(sign))
  );
};

/**
 * Joins the lines of a paragraph: a line end between two Chinese characters is nothing, another
 * stays, as a blank.
 * @param parts its texts in their order, as if no tags stood between them; null for what is no text
 */
export const joinLines = (parts: readonly (string | null)[]): (string | null)[] => {
  const whole = parts.map((part) => part ?? OTHER).join('');
  let from = 0;
  return parts.map((part) => {
    const start = from;
    from += (part ?? OTHER).length;
    return (
      part?.replaceAll('\n', (end: string, at: number) =>
        isWithinChinese(whole, start + at) ? '' : end,
      ) ?? null
    );
  });
};
