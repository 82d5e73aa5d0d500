/** Pixels across at which a page is drawn at most: sharp on a phone, bounded for a poster. */
const MAX_WIDTH = 2_400;
/** Pixels down: a page may say that it is a million times as high as it is wide. */
const MAX_HEIGHT = 9_600;

/** Scale at which a page is drawn: as wide as its place, within the bounds. */
export const pageScale = (page: { width: number; height: number }, across: number): number =>
  Math.min(across / page.width, MAX_WIDTH / page.width, MAX_HEIGHT / page.height);
