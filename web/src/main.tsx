import './theme/styles/base.ts';
import './theme/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createGateway } from './apollo/client.ts';
import { isSiteZone } from './lib/dates.ts';
import { onFirstTouch } from './lib/first-touch.ts';
import { whenIdle } from './lib/when-idle.ts';
import { pageOrigin } from './rendering/page-origin.ts';
import { readyForAll } from './rendering/ready-parts.ts';
import { refreshPage } from './rendering/refresh.ts';
import { readRenderedPage } from './rendering/rendered-page.ts';
import { fetchPage, openRouter } from './router.tsx';
import { currentPathOf } from './routing/old-addresses.ts';
import { prefetchOnIntent } from './routing/prefetch.ts';
import { SiteRoutes } from './routing/SiteRoutes.tsx';
import { showFailure, showSignedOut } from './shell/notices.tsx';

const oldAddress = currentPathOf(window.location);
if (oldAddress) window.history.replaceState(null, '', oldAddress);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Time after which the parts of a page have been hydrated, in ms. */
const SOON = 2_000;

const start = async () => {
  const rendered = readRenderedPage(document);
  const gateway = createGateway(
    { failed: showFailure, signedOut: () => showSignedOut(window.location) },
    rendered?.cache,
  );
  const [router] = await Promise.all([
    openRouter(gateway, rendered !== null),
    rendered && readyForAll(),
  ]);

  const app = (
    <App gateway={gateway} render={rendered?.render ?? null}>
      <SiteRoutes router={router} />
    </App>
  );

  // In a transition, React takes the page over in slices, and what is touched first. Where dates
  // are written otherwise than on the server, it is rendered again from the data it brought along.
  const takesOver = rendered !== null && isSiteZone(rendered.render.now);
  const show = () => void (takesOver ? hydrateRoot(root, app) : createRoot(root).render(app));
  if (rendered) startTransition(show);
  else show();
  prefetchOnIntent(document, fetchPage);

  if (rendered) onFirstTouch(gateway.goOn);
  addEventListener('page-ready', () => setTimeout(() => whenIdle(later), SOON), { once: true });

  const later = () => {
    gateway.goOn();
    void import('./domains/tracking/components/Tracker/start-tracking.ts')
      .then(({ startTracking }) => startTracking())
      // Failed tracking is no error for the reader.
      .catch(() => undefined);
    if (rendered) void refreshPage(gateway.client, pageOrigin(performance));
  };
};

// Not awaited: pages share files with this one, and would wait for it while it waits for them.
void start();
