import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';

const ID = /^[0-9a-f]{24}$/;
const idOf = (text: string | null) => (text !== null && ID.test(text) ? text : null);

/** Part of the comments that the address asks for: ?order=oldest&page=, or ?comment=&reply=. */
export const useCommentsAddress = () => {
  const [query, changeQuery] = useAddressQuery();
  /** Changes parts of the address; the page and the comment that it named are left out. */
  const goTo = (change: Record<string, string | null>) =>
    changeQuery(
      { page: null, comment: null, reply: null, ...change },
      { preventScrollReset: true, replace: true },
    );
  return {
    comment: idOf(query.get('comment')),
    reply: idOf(query.get('reply')),
    oldest: query.get('order') === 'oldest',
    page: pageOf(query),
    goTo,
  };
};
