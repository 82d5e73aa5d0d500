import { afterEach, jest } from '@jest/globals';
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { NEVER } from 'rxjs';
import { createGateway } from '../../../web/src/apollo/client.ts';
import { GatewayContext } from '../../../web/src/apollo/gateway-context.ts';
import { routes } from '../../../web/src/router.tsx';
import { routeGateway } from '../../../web/src/routing/gateway-context.ts';
import { cssVariablesResolver, theme } from '../../../web/src/theme/theme.ts';

let test = 0;
afterEach(() => void (test += 1));

/** What a page still asks for when its test is over goes nowhere: the next has another gateway. */
const whileItLasts = (own = test) =>
  new ApolloLink((operation, forward) => (test === own ? forward(operation) : NEVER));

/** Opens an address of the site as a browser would, on the answers of the fake gateway. */
export const openPage = (address: string) => {
  const notices = { failed: jest.fn(), signedOut: jest.fn() };
  const gateway = createGateway(notices);
  gateway.client.setLink(whileItLasts().concat(gateway.client.link));
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[routeGateway, gateway]])),
  });
  render(
    <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariablesResolver}>
      <GatewayContext value={gateway}>
        <ApolloProvider client={gateway.client}>
          <RouterProvider router={router} useTransitions={false} />
        </ApolloProvider>
      </GatewayContext>
    </MantineProvider>,
  );
  const currentAddress = () => router.state.location.pathname + router.state.location.search;
  const goTo = (next: string) => act(() => router.navigate(next));
  return { user: userEvent.setup(), notices, gateway, currentAddress, goTo };
};
