import { createPath, NavigationType, type Navigator } from 'react-router';
import type { PageMatch } from '../routing/page-route.ts';
import type { Shown } from '../routing/site-router.ts';

/** A page as the browser that gets it will find itself at. */
export const standingAt = (
  { pathname, search }: { pathname: string; search: string },
  matches: PageMatch[],
): Shown => ({
  location: { pathname, search, hash: '', state: null, key: 'default' },
  matches,
  action: NavigationType.Pop,
  keepsScroll: true,
});

const leadsNowhere = () => {
  throw new Error("A server can't navigate");
};

/** Writes links, and goes nowhere. */
export const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: leadsNowhere,
  replace: leadsNowhere,
  go: leadsNowhere,
};
