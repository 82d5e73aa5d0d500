import { matchRoutes } from 'react-router';
import type { Gateway } from '../apollo/client.ts';
import { isRouteHandle } from './handle.ts';
import { isKnown } from './known-params.ts';
import type { Elsewhere, PageMatch, PageRoute } from './page-route.ts';

/** Routes without one of them, wherever it stands. */
const without = (routes: PageRoute[], unwanted: PageRoute): PageRoute[] =>
  routes
    .filter((route) => route !== unwanted)
    .map((route) =>
      route.children ? { ...route, children: without(route.children, unwanted) } : route,
    );

/**
 * The routes that an address leads through, outermost first. A parameter that is invalid for its
 * kind leaves the address to the next route, at last to the page for unknown addresses.
 */
export const matchPage = (routes: PageRoute[], pathname: string): PageMatch[] => {
  const matches = matchRoutes(routes, pathname) ?? [];
  const last = matches.at(-1);
  if (!last) return [];
  const tabs = isRouteHandle(last.route.handle) ? last.route.handle.tabs : undefined;
  return isKnown(last.params, tabs) ? matches : matchPage(without(routes, last.route), pathname);
};

const loadCode = async (route: PageRoute): Promise<void> => {
  if (!route.lazy) return;
  const { Component } = await route.lazy();
  route.Component = Component;
  // The code stays loaded from now on, for later visits as well.
  delete route.lazy;
};

/** Loads the code of a page. */
export const loadPage = (matches: PageMatch[]): Promise<unknown> =>
  Promise.all(matches.map(({ route }) => loadCode(route)));

/**
 * Asks the guards of a page, and loads its code meanwhile.
 *
 * @returns the redirect of a guard; undefined where the page is entered, with its code loaded
 * @throws the error of a guard, or of loading the code
 */
export const enterPage = async (
  matches: PageMatch[],
  { pathname, search }: { pathname: string; search: string },
  gateway: Gateway,
): Promise<Elsewhere | undefined> => {
  const code = loadPage(matches);
  // A page that refuses the reader doesn't need its code.
  code.catch(() => undefined);
  for (const { route, params } of matches) {
    const elsewhere = await route.guard?.({ pathname, search, params, gateway });
    if (elsewhere) return elsewhere;
  }
  await code;
  return undefined;
};
