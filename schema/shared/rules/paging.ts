/** Rows of a page at most, whatever is asked for. */
export const MAX_PER_PAGE = 100;

/** Last page that may be asked for. */
export const MAX_PAGE = 1_000_000;

/** Reads the number of a page, from 1; of what is no number it is the first. */
export const pageNumberOf = (text: string | null): number =>
  Math.min(MAX_PAGE, Math.max(1, Math.floor(Number(text)) || 1));
