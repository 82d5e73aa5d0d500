import { afterEach, jest } from '@jest/globals';
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { NEVER } from 'rxjs';
import { createGateway } from '#web/src/apollo/client.ts';
import { GatewayContext } from '#web/src/apollo/gateway-context.ts';
import { routes } from '#web/src/router.tsx';
import { SiteRoutes } from '#web/src/routing/SiteRoutes.tsx';
import type { SiteRouter } from '#web/src/routing/site-router.ts';
import { cssVariablesResolver, theme } from '#web/src/theme/theme.ts';
import { memorySite } from './memory-site.ts';

let test = 0;
afterEach(() => void (test += 1));

/** Requests of a page whose test is over go nowhere: the next has another gateway. */
const whileItLasts = (own = test) =>
  new ApolloLink((operation, forward) => (test === own ? forward(operation) : NEVER));

/** Nothing is shown before the page can be. */
const Opened = ({ opened }: { opened: Promise<SiteRouter> }) => {
  const [router, setRouter] = useState<SiteRouter | null>(null);
  useEffect(() => void opened.then(setRouter), [opened]);
  return router && <SiteRoutes router={router} />;
};

/** Opens an address of the site as a browser would, on the answers of the fake gateway. */
export const openPage = (address: string) => {
  const notices = { failed: jest.fn(), signedOut: jest.fn() };
  const gateway = createGateway(notices);
  gateway.client.setLink(whileItLasts().concat(gateway.client.link));
  let router: SiteRouter | undefined;
  const opened = memorySite(routes, address, gateway).then((site) => (router = site));
  render(
    <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariablesResolver}>
      <GatewayContext value={gateway}>
        <ApolloProvider client={gateway.client}>
          <Opened opened={opened} />
        </ApolloProvider>
      </GatewayContext>
    </MantineProvider>,
  );
  const currentAddress = () => {
    const { pathname, search } = router?.shown.location ?? { pathname: address, search: '' };
    return pathname + search;
  };
  const goTo = (next: string) => act(async () => (await opened).push(next));
  return { user: userEvent.setup(), notices, gateway, currentAddress, goTo };
};
