import { useSearchParams } from 'react-router';

/** The page of a list that its address names, and the way to another. */
export const usePage = () => {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const onPage = (next: number, options?: { replace: boolean }) =>
    setQuery(next > 1 ? { page: String(next) } : {}, options);
  return { page, onPage };
};
