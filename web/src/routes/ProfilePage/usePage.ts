import { useSearchParams } from 'react-router';

/** The page of the address, from 1, and the way to another. */
export const usePage = () => {
  const [query, setQuery] = useSearchParams();
  return {
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    onPage: (page: number, options?: { replace: boolean }) =>
      setQuery(page > 1 ? { page: String(page) } : {}, options),
  };
};
