import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { sortOf } from '#domains/channels/channel-sorts.ts';

type Sorts<T> = Parameters<typeof sortOf<T>>[0];

/** Section and order of a channel's list, as in the address: ?section=&sort= */
export interface ListAddress<T> {
  /** Null for all of the channel. */
  sectionId: string | null;
  sort: Sorts<T>[0];
  choose: (key: 'section' | 'sort', value: string | null) => void;
}

const isId = (text: string | null): text is string => /^[0-9a-f]{24}$/.test(text ?? '');

/** Reads the section and the order of a list from the address, and writes them there. */
export const useListAddress = <T>(sorts: Sorts<T>): ListAddress<T> => {
  const [query, changeQuery] = useAddressQuery();
  const section = query.get('section');
  const sort = sortOf(sorts, query.get('sort'));
  return {
    sectionId: isId(section) ? section : null,
    sort,
    choose: (key, value) =>
      changeQuery(
        { [key]: value === sorts[0].value ? null : value },
        { replace: true, preventScrollReset: true },
      ),
  };
};
