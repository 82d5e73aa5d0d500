import { useSearchParams } from 'react-router';

/** Page and choices of a list, as its address names them. */
export const useChoices = () => {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const choose = (part: Record<string, string>, options?: { replace: boolean }) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [key, value] of Object.entries(part)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setQuery(next, options);
  };
  const onPage = (next: number, options?: { replace: boolean }) =>
    choose({ page: next > 1 ? String(next) : '' }, options);
  return { query, page, choose, onPage };
};
