import { use, useCallback } from 'react';
import type { NavigateOptions, To } from 'react-router';
import { SiteRouterContext } from './router-context.ts';

/**
 * Goes to an address of the site, or steps in its history.
 *
 * @param to where an address has no path, it stays at this one
 * @returns resolves when one is there, before the page is rendered: what is done then shows with
 * it; never rejects
 */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

/** Stays the same, wherever one is. */
export const useNavigate = (): Navigate => {
  const router = use(SiteRouterContext);
  return useCallback(
    async (to, options = {}) => {
      if (typeof to === 'number') router?.go(to);
      else await router?.[options.replace ? 'replace' : 'push'](to, options.state, options);
    },
    [router],
  );
};
