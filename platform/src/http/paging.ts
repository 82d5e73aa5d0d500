import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';

/** Page of a list that is asked for, from 1, and its number of rows. */
export interface PageQuery {
  page: number;
  perPage: number;
}

/**
 * Answers the place of a page in its list, capped at the contract's 100 rows whatever was asked.
 */
export const pageWindow = (query: PageQuery) => {
  const perPage = Math.min(query.perPage, MAX_PER_PAGE);
  return { page: query.page, perPage, limit: perPage, offset: (query.page - 1) * perPage };
};

export const pageOf = <T>(data: T[], totalNum: number, { page, perPage }: PageQuery): Page<T> => ({
  data,
  totalNum,
  page,
  perPage,
});

/** A statement that a page can be taken of. */
interface Rows<Row> {
  limit: (most: number) => PromiseLike<Row[]> & {
    offset: (first: number) => PromiseLike<Row[]>;
  };
}

export interface Listing<Row, T> {
  /** The whole list, in an order that is total. */
  rows: Rows<Row>;
  /** Counts the same rows. */
  total: PromiseLike<{ rows: number }[]>;
  present: (rows: Row[]) => T[] | Promise<T[]>;
}

/** The page that is asked for, and how many rows the whole list has. */
export const toPage = async <Row, T>(
  query: PageQuery,
  { rows, total, present }: Listing<Row, T>,
): Promise<Page<T>> => {
  const window = pageWindow(query);
  const own = await rows.limit(window.limit).offset(window.offset);
  // The last page says itself how many there are: what is seldom found isn't looked for twice.
  const isLast = own.length < window.limit && (own.length > 0 || window.offset === 0);
  const whole = isLast ? window.offset + own.length : ((await total)[0]?.rows ?? 0);
  return pageOf(await present(own), whole, window);
};

/** The ids of an `ids=` parameter, each once. */
export const idList = (ids: string): string[] => [...new Set(ids.split(','))];
