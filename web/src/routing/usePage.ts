import { pageNumberOf } from '@whaletide/schema/shared/rules/paging.ts';
import { useAddressQuery } from './useAddressQuery.ts';

/** Reads the page of a list that a query names, from 1. */
export const pageOf = (query: URLSearchParams): number => pageNumberOf(query.get('page'));

/** Page of a list, as the address names it, and a function that leads to another. */
export const usePage = () => {
  const [query, changeQuery] = useAddressQuery();
  const onPage = (page: number, options?: { replace: boolean }) =>
    changeQuery({ page: page > 1 ? String(page) : null }, options);
  return { page: pageOf(query), onPage };
};
