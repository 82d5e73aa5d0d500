import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { postId, threadAnswers } from '../domains/forum/posts.ts';
import { fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const PATH = `/home/competition/forum/${postId}`;
const outage = () => new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });

/** The network before the gateway, which can be cut. */
const network = () => {
  const gateway = globalThis.fetch;
  const state = { isCut: false, probes: 0 };
  const fetch = (url: string, init: RequestInit) => {
    if (url === '/healthz') state.probes += 1;
    if (state.isCut) return Promise.reject(new TypeError('Failed to fetch'));
    return url === '/healthz' ? Promise.resolve({ status: 200 }) : gateway(url, init);
  };
  Object.assign(globalThis, { fetch });
  return state;
};

/** Longer than the first pause before something is tried again. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1_500)));

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => void jest.restoreAllMocks());

const title = () => screen.findByRole('heading', { name: '企鹅的喙' }, { timeout: 10_000 });

it('asks again by itself when the network is back, and not before', async () => {
  const { sent } = fakeGateway(threadAnswers());
  const state = network();
  state.isCut = true;
  isOnline = false;
  openPage(PATH);
  expect(await screen.findByText('网络连接不上，请检查网络后重试')).toBeVisible();
  await pause();
  expect(state.probes).toBe(0);
  expect(sent).toEqual([]);

  state.isCut = false;
  isOnline = true;
  fireEvent(window, new Event('online'));
  expect(await title()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks again by itself once a server that restarts answers', async () => {
  let isDown = true;
  const answers = threadAnswers();
  fakeGateway({
    ...answers,
    ForumPost: () => {
      if (isDown) throw outage();
      return answers.ForumPost();
    },
  });
  network();
  openPage(PATH);
  expect(await screen.findByText('服务器打了个盹')).toBeVisible();
  isDown = false;
  fireEvent(window, new Event('visibilitychange'));
  expect(await title()).toBeVisible();
});

it('keeps what is on screen while asking again fails, and is silent', async () => {
  fakeGateway(threadAnswers());
  const state = network();
  const { gateway } = openPage(PATH);
  await title();
  state.isCut = true;
  await act(() => gateway.client.refetchQueries({ include: 'active' }).catch(() => undefined));
  await pause();
  expect(screen.getByRole('heading', { name: '企鹅的喙' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves a refusal to the reader', async () => {
  const { sent } = fakeGateway({
    ...threadAnswers(),
    ForumPost: () => {
      throw new Refused({ code: 'FORBIDDEN', message: '没有权限' });
    },
  });
  network();
  openPage(PATH);
  await screen.findByText('没有权限');
  const asked = () => sent.filter(({ operationName }) => operationName === 'ForumPost').length;
  const before = asked();
  fireEvent(window, new Event('online'));
  await pause();
  expect(asked()).toBe(before);
});
