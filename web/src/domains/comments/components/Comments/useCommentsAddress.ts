import { useAddressQuery } from '#routing/useAddressQuery.ts';

const ID = /^[0-9a-f]{24}$/;
const idOf = (text: string | null) => (text !== null && ID.test(text) ? text : null);
const positive = (text: string | null) => Math.max(1, Math.floor(Number(text)) || 1);

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
    page: positive(query.get('page')),
    goTo,
  };
};
