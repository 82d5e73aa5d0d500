import {
  CURSOR,
  MAX_PAGE,
  MAX_PER_PAGE,
  UNKNOWN_CURSOR,
} from '@whaletide/schema/shared/rules/paging.ts';
import { Refusal } from '../refusal.ts';

/** An explicit null counts as left out. */
export interface PagingArguments {
  page?: number | null;
  perPage?: number | null;
}

/**
 * The `page` and `perPage` of a REST list; at most 100 rows, whatever is asked for.
 *
 * @throws Refusal BAD_USER_INPUT for a page before the first, or after the last that may be asked for
 */
export const paging = (
  { page, perPage }: PagingArguments,
  size: number,
): { page: number; perPage: number } => {
  const number = page ?? 1;
  const rows = perPage ?? size;
  if (number < 1) throw new Refusal('BAD_USER_INPUT', '页码应从 1 开始', { field: 'page' });
  if (number > MAX_PAGE)
    throw new Refusal('BAD_USER_INPUT', `页码不能超过 ${MAX_PAGE}`, { field: 'page' });
  if (rows < 1) throw new Refusal('BAD_USER_INPUT', '每页至少 1 条', { field: 'perPage' });
  return { page: number, perPage: Math.min(rows, MAX_PER_PAGE) };
};

/** An explicit null counts as left out. */
export interface CursorArguments {
  first?: number | null;
  after?: string | null;
}

/**
 * The `first` and `after` of a REST list, as far as they are given; at most 100 rows.
 *
 * @throws Refusal BAD_USER_INPUT for less than one row, and for what can't be a cursor
 */
export const cursorPaging = ({
  first,
  after,
}: CursorArguments): { first?: number; after?: string } => {
  if (first != null && first < 1)
    throw new Refusal('BAD_USER_INPUT', '每页至少 1 条', { field: 'first' });
  if (after != null && !CURSOR.test(after))
    throw new Refusal('BAD_USER_INPUT', UNKNOWN_CURSOR, { field: 'after' });
  return {
    ...(first != null && { first: Math.min(first, MAX_PER_PAGE) }),
    ...(after != null && { after }),
  };
};

/**
 * The part of a REST list that goes by number and by cursor; by cursor it is counted only where
 * that is asked for, as counting reads all of it.
 *
 * @throws Refusal BAD_USER_INPUT as both do
 */
export const eitherPaging = (
  args: PagingArguments & CursorArguments,
  size: number,
  isCounted: boolean,
) => {
  const cursor = cursorPaging(args);
  const isByCursor = Object.keys(cursor).length > 0;
  return { ...paging(args, size), ...cursor, ...(isByCursor && isCounted && { count: true }) };
};

/** Reads how many rows a list has; it has been asked for with the page. */
export const countOf = ({ totalNum }: { totalNum: number | null }): number => {
  if (totalNum === null) throw new Error('a page was answered without the count asked for');
  return totalNum;
};
