import { pageNumberOf } from '@whaletide/schema/shared/rules/paging.ts';
import { useAddressQuery } from './useAddressQuery.ts';

/** Reads the page of a list that a query names, from 1. */
export const pageOf = (query: URLSearchParams, name = 'page'): number =>
  pageNumberOf(query.get(name));

interface PageOptions {
  /** Parameter of the address, where there is another list on the page. */
  name?: string;
  /** True for a list further down its page, which stays as it is scrolled. */
  keepsScroll?: boolean;
}

/** Page of a list, as the address names it, and a function that leads to another. */
export const usePage = ({ name = 'page', keepsScroll = false }: PageOptions = {}) => {
  const [query, changeQuery] = useAddressQuery();
  const onPage = (page: number, options?: { replace: boolean }) =>
    changeQuery(
      { [name]: page > 1 ? String(page) : null },
      { preventScrollReset: keepsScroll, ...options },
    );
  return { page: pageOf(query, name), onPage };
};
