import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';

/** Search, order and page of a list of contents. */
export interface AskedContents {
  /** Empty for the first order. */
  sort: string;
  text: string;
  page: number;
}

/** Reads what is asked of a list of contents from the address, and writes it there. */
export const useAskedContents = (): [AskedContents, (asked: AskedContents) => void] => {
  const [query, changeQuery] = useAddressQuery();
  const asked = {
    sort: query.get('sort') ?? '',
    text: (query.get('q') ?? '').slice(0, 200),
    page: pageOf(query),
  };
  const ask = ({ sort, text, page }: AskedContents) =>
    changeQuery(
      { sort, q: text, page: page > 1 ? String(page) : null },
      { replace: true, preventScrollReset: true },
    );
  return [asked, ask];
};
