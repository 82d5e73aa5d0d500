import { MAX_PAGE, MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
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
