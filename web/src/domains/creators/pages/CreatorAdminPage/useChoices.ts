import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';

/** Page and choices of a list, as its address names them. */
export const useChoices = () => {
  const [query, changeQuery] = useAddressQuery();
  const page = pageOf(query);
  const choose = (part: Record<string, string>, options?: { replace: boolean }) =>
    changeQuery({ page: null, ...part }, options);
  const onPage = (next: number, options?: { replace: boolean }) =>
    choose({ page: next > 1 ? String(next) : '' }, options);
  return { query, page, choose, onPage };
};
