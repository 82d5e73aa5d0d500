import { ApolloProvider } from '@apollo/client/react';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import type { Gateway } from './apollo/client.ts';
import { GatewayContext } from './apollo/gateway-context.ts';
import { type PageRender, PageRenderContext, useIsHydrating } from './lib/page-render.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

// Notices come after something happened: not part of the first load.
const NoticeCenter = lazy(() => import('./shell/NoticeCenter.tsx'));

const Notices = () => <Suspense>{!useIsHydrating() && <NoticeCenter />}</Suspense>;

/** Tells what came with the document (rendering/start.js) that this has taken over. */
const Ready = () => {
  useEffect(() => void dispatchEvent(new Event('page-ready')), []);
  return null;
};

interface AppProps {
  gateway: Gateway;
  render: PageRender | null;
  /** The router of where it runs. */
  children: ReactNode;
}

/** Providers around the router, the same in the browser and on the server. */
export const App = ({ gateway, render, children }: AppProps) => (
  <StrictMode>
    <PageRenderContext value={render}>
      <ThemeProvider>
        <Notices />
        <GatewayContext value={gateway}>
          <ApolloProvider client={gateway.client}>
            {children}
            <Ready />
          </ApolloProvider>
        </GatewayContext>
      </ThemeProvider>
    </PageRenderContext>
  </StrictMode>
);
