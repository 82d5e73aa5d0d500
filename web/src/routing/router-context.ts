import { createContext, use } from 'react';
import type { Shown, SiteRouter } from './site-router.ts';

/** Context of the router; null on a server, which doesn't navigate. */
export const SiteRouterContext = createContext<SiteRouter | null>(null);

export const ShownContext = createContext<Shown | null>(null);

/** The page on screen. */
export const useShown = (): Shown => {
  const shown = use(ShownContext);
  if (!shown) throw new Error('useShown is for the pages of the site');
  return shown;
};
