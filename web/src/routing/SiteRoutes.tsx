import { useLayoutEffect, useState } from 'react';
import { type Navigator, renderMatches, Router } from 'react-router';
import { ShownContext, SiteRouterContext } from './router-context.ts';
import type { Shown, SiteRouter } from './site-router.ts';

interface ShownPageProps {
  shown: Shown;
  navigator: Navigator;
  /** True on a server, which doesn't navigate. */
  isStatic?: boolean;
}

/** A page with all that stands around it, the same in the browser and on the server. */
export const ShownPage = ({ shown, navigator, isStatic = false }: ShownPageProps) => (
  <Router
    location={shown.location}
    navigationType={shown.action}
    navigator={navigator}
    static={isStatic}
  >
    <ShownContext value={shown}>{renderMatches(shown.matches)}</ShownContext>
  </Router>
);

/** The site, wherever its router is. */
export const SiteRoutes = ({ router }: { router: SiteRouter }) => {
  // No external store: React would render the next page before the code that navigated goes on,
  // which may have more to change, such as the session.
  const [shown, setShown] = useState(router.shown);
  useLayoutEffect(() => router.subscribe(setShown), [router]);
  return (
    <SiteRouterContext value={router}>
      <ShownPage shown={shown} navigator={router} />
    </SiteRouterContext>
  );
};
