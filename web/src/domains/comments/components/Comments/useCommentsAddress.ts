import { useSearchParams } from 'react-router';

const ID = /^[0-9a-f]{24}$/;
const idOf = (text: string | null) => (text !== null && ID.test(text) ? text : null);
const positive = (text: string | null) => Math.max(1, Math.floor(Number(text)) || 1);

/** Part of the comments that the address asks for: ?order=oldest&page=, or ?comment=&reply=. */
export const useCommentsAddress = () => {
  const [query, setQuery] = useSearchParams();
  /** Changes parts of the address; the page and the comment that it named are left out. */
  const goTo = (change: Record<string, string | null>) =>
    setQuery(
      (before) => {
        for (const name of ['page', 'comment', 'reply']) before.delete(name);
        for (const [name, value] of Object.entries(change))
          if (value === null) before.delete(name);
          else before.set(name, value);
        return before;
      },
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
