import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { carriedSearch } from '#lib/carried-query.ts';
import { useNavigate } from '#routing/useNavigate.ts';

/** Carries `from` over between navigations. */
export const useCarriedQuery = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const before = useRef(location.search);

  useEffect(() => {
    const { pathname, search, hash, state } = location;
    const carried = carriedSearch(before.current, search);
    before.current = carried ?? search;
    if (carried === null) return;
    const options = { replace: true, preventScrollReset: true, state: state as unknown };
    void navigate({ pathname, search: carried, hash }, options);
  }, [location, navigate]);
};
