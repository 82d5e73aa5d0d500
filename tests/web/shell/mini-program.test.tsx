import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { showNotices } from '../support/notices.tsx';
import { openPage } from '../support/open-page.tsx';

const root = document.documentElement;
const postMessage = jest.fn();

beforeEach(() => {
  root.dataset.embedding = 'mini-program';
  Object.assign(globalThis, { wx: { miniProgram: { postMessage } } });
  fakeGateway({ Home: () => home() });
});
afterEach(() => {
  delete root.dataset.embedding;
  Object.assign(globalThis, { wx: undefined });
  postMessage.mockReset();
});

const dialog = async () => within(await screen.findByRole('dialog', { name: '提示' }));
const WORDS = '小程序中暂不支持该操作，复制链接前往网页打开';

describe('in the mini-programme', () => {
  it('a link to signing in opens the dialog, whose address can be copied', async () => {
    showNotices();
    // It comes once a page has stood for a while; where one is led to signing in, it is seen to.
    const { user, currentAddress } = openPage('/auth/communityLogin');
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentAddress()).toBe('/home'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    postMessage.mockReset();
    const [link] = await screen.findAllByRole('link', { name: '登录' });
    if (link) await user.click(link);
    await dialog();
    expect(currentAddress()).toBe('/home');
    const asking = await dialog();
    expect(asking.getByText(WORDS)).toBeVisible();
    expect(asking.getByLabelText('网页链接')).toHaveValue(
      'http://localhost/auth/communityLogin?redirect=%2Fhome',
    );
    await user.click(asking.getByRole('button', { name: '复制链接' }));
    expect(await screen.findByText('链接已复制')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('/auth/communityLogin');
    expect(postMessage).toHaveBeenCalledWith({
      data: { type: 'not-allowed', path: '/auth/communityLogin?redirect=%2Fhome' },
    });
  });

  it('who is led to signing in finds it on the page, and gets away from there', async () => {
    const { user, currentAddress } = openPage('/auth/communityLogin');
    expect((await dialog()).getByText(WORDS)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentAddress()).toBe('/home'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('elsewhere nothing of it is there', async () => {
  delete root.dataset.embedding;
  const { user, currentAddress } = openPage('/home');
  const [link] = await screen.findAllByRole('link', { name: '登录' });
  if (link) await user.click(link);
  await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  expect(screen.queryByRole('dialog', { name: '提示' })).toBeNull();
});
