import { use, useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { changedQuery, type QueryChange } from './changed-query.ts';
import { SiteRouterContext } from './router-context.ts';
import { useNavigate } from './useNavigate.ts';

/** Changes parameters of the address: those that are named, or that a function makes of it. */
export type ChangeQuery = (
  change: QueryChange | ((query: URLSearchParams) => QueryChange),
  options?: NavigateOptions,
) => void;

/**
 * Parameters of the address, and a function that changes some of them. A change starts from the
 * address that the latest navigation leads to, which the page may not show yet: of two presses one
 * right after the other both count.
 */
export const useAddressQuery = (): [URLSearchParams, ChangeQuery] => {
  const [query] = useSearchParams();
  const router = use(SiteRouterContext);
  const navigate = useNavigate();
  const change = useCallback<ChangeQuery>(
    (change, options) => {
      const newest = new URLSearchParams(router?.nextAddress.search);
      const parts = typeof change === 'function' ? change(newest) : change;
      void navigate(`?${changedQuery(newest, parts)}`, options);
    },
    [router, navigate],
  );
  return [query, change];
};
