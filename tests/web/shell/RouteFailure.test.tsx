import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouteFailure } from '#web/src/shell/RouteFailure.tsx';

const unfetched = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

let isReachable: boolean;
beforeEach(() => {
  isReachable = true;
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetch = () =>
    isReachable ? Promise.resolve({ status: 200 }) : Promise.reject(new TypeError('Failed'));
  Object.assign(globalThis, { fetch });
});
afterEach(() => void jest.restoreAllMocks());

const show = (error: unknown) =>
  render(
    <MantineProvider env="test">
      <RouteFailure error={error} />
    </MantineProvider>,
  );
const hasReloaded = () => sessionStorage.getItem('wt-reloaded-for-chunk') !== null;

it('loads a page again whose code a deploy has taken, and shows nothing before', async () => {
  show(unfetched);
  await waitFor(() => expect(hasReloaded()).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits for the network, says so, and opens the page when it is back', async () => {
  isReachable = false;
  show(unfetched);
  expect(await screen.findByText('网络连接不上，恢复后会自动打开这个页面。')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  expect(hasReloaded()).toBe(false);
  isReachable = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(hasReloaded()).toBe(true));
});

it('leaves a page that broke to the reader', async () => {
  show(new TypeError("Cannot read properties of undefined (reading 'id')"));
  expect(await screen.findByRole('button', { name: '刷新页面' })).toBeVisible();
  expect(hasReloaded()).toBe(false);
});
