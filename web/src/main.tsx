import './theme/styles/base.ts';
import './theme/global.css';
import { ApolloProvider } from '@apollo/client/react';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createGateway } from './apollo/client.ts';
import { GatewayContext } from './apollo/gateway-context.ts';
import { createRouter } from './router.tsx';
import { currentPathOf } from './routing/old-addresses.ts';
import { showFailure, showSignedOut } from './shell/notices.tsx';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

// Notices come after something happened: not part of the first load.
const NoticeCenter = lazy(() => import('./shell/NoticeCenter.tsx'));

const oldAddress = currentPathOf(window.location);
if (oldAddress) window.history.replaceState(null, '', oldAddress);

const gateway = createGateway({
  failed: showFailure,
  signedOut: () => showSignedOut(() => router.state.location),
});
const router = createRouter(gateway);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <Suspense>
        <NoticeCenter />
      </Suspense>
      <GatewayContext value={gateway}>
        <ApolloProvider client={gateway.client}>
          {/* A query whose variables come from the address reads a store: a transition would ask for
              the page before and the next in turn, for seconds, when one is quick. */}
          <RouterProvider router={router} useTransitions={false} />
        </ApolloProvider>
      </GatewayContext>
    </ThemeProvider>
  </StrictMode>,
);
