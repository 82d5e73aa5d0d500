import type { PageName } from '#tests/support/public-pages.ts';

/** Measures of a page: scores of 0 to 100, and times in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  requests: number;
  /** Scripts and styles as they were sent, in units of 1024 bytes. */
  kilobytes: number;
}

/** Floors that every public page has to reach, in the median of its runs. */
export const atLeast: Partial<Figures> = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

/** Ceilings that no public page may exceed, in the median of its runs. */
export const atMost: Partial<Figures> = {
  firstPaint: 1_200,
  largestPaint: 1_800,
  shift: 0.02,
  requests: 20,
};

/** In no single run less than this. */
export const LEAST_PERFORMANCE = 85;

/** Lighthouse takes the page's own `noindex` for a fault. */
const UNINDEXED: readonly PageName[] = ['search'];

/** Lists the figures of a page that miss their goals. */
export const missed = (page: PageName, figures: Figures): (keyof Figures)[] =>
  (Object.keys(figures) as (keyof Figures)[]).filter(
    (key) =>
      (key !== 'seo' || !UNINDEXED.includes(page)) &&
      (figures[key] < (atLeast[key] ?? Number.NEGATIVE_INFINITY) ||
        figures[key] > (atMost[key] ?? Number.POSITIVE_INFINITY)),
  );
