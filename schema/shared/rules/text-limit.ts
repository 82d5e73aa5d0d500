/** Characters of a text without a type, and the pause after which the web looks, in milliseconds. */
const DEFAULT_TEXT = 20;
export const TEXT_PAUSE = 500;

/**
 * 字数已超出限制N个字符 with N as the characters that are too many, else null. In the web it is
 * asked when the member pauses.
 */
export const textLimitProblem = (text: string, limit: number = DEFAULT_TEXT): string | null => {
  const over = [...text].length - limit;
  return over > 0 ? `字数已超出限制${over}个字符` : null;
};
