/** Rows of a page at most, whatever is asked for. */
export const MAX_PER_PAGE = 100;

/** Last page that may be asked for. */
export const MAX_PAGE = 1_000_000;

/** Form of a cursor, in base64url; what it says is platform's own. */
export const CURSOR = /^[\w-]{1,200}$/;

/** Refusal of a cursor that no page has answered. */
export const UNKNOWN_CURSOR = '翻页位置无效，请从头开始';

/** Reads the number of a page, from 1; of what is no number it is the first. */
export const pageNumberOf = (text: string | null): number =>
  Math.min(MAX_PAGE, Math.max(1, Math.floor(Number(text)) || 1));
