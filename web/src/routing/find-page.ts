import { matchRoutes } from 'react-router';
import type { Gateway } from '../apollo/client.ts';
import { isRouteHandle } from './handle.ts';
import { isKnown } from './known-params.ts';
import type { Elsewhere, PageMatch, PageRoute } from './page-route.ts';

/**
 * The routes that an address leads through, outermost first. A parameter that is nothing of its
 * kind leads where an address leads that nobody has thought of.
 */
export const matchPage = (routes: PageRoute[], pathname: string): PageMatch[] => {
  const matches = matchRoutes(routes, pathname) ?? [];
  const { params = {}, route } = matches.at(-1) ?? {};
  const tabs = isRouteHandle(route?.handle) ? route.handle.tabs : undefined;
  return isKnown(params, tabs) ? matches : (matchRoutes(routes, '/*') ?? []);
};

const loadCode = async (route: PageRoute): Promise<void> => {
  if (!route.lazy) return;
  const { Component } = await route.lazy();
  route.Component = Component;
  // Its code is there from now on, for the next who comes as well.
  delete route.lazy;
};

/** Loads the code of a page. */
export const loadPage = (matches: PageMatch[]): Promise<unknown> =>
  Promise.all(matches.map(({ route }) => loadCode(route)));

/**
 * Asks at the door of a page, and loads its code meanwhile.
 *
 * @returns where one is led instead; undefined at the page itself, whose code is there
 * @throws what a guard or the loading of the code threw
 */
export const enterPage = async (
  matches: PageMatch[],
  { pathname, search }: { pathname: string; search: string },
  gateway: Gateway,
): Promise<Elsewhere | undefined> => {
  const code = loadPage(matches);
  // Nobody misses the code of a page that one isn't let into.
  code.catch(() => undefined);
  for (const { route, params } of matches) {
    const elsewhere = await route.guard?.({ pathname, search, params, gateway });
    if (elsewhere) return elsewhere;
  }
  await code;
  return undefined;
};
