import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { dismissing } from '@whaletide/schema/domains/announcements/rules/dismissal.ts';
import { viewer } from '../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { openPage } from '../support/open-page.tsx';
import { flagsIn, weakFlags } from '#tests/web/support/weak-flags.ts';

beforeEach(() => localStorage.clear());

const banner = {
  __typename: 'Announcement',
  id: 'b'.repeat(24),
  kind: 'BANNER',
  updatedAt: '2026-11-01T00:00:00.000Z',
  title: '社区公约更新',
  content: '发帖前请先了解**新的公约**。',
  buttons: [{ __typename: 'AnnouncementButton', name: '查看公约', url: '/home/support' }],
};
const popup = { ...banner, id: 'c'.repeat(24), kind: 'POPUP', title: '数据周开幕' };

const open = (path: string, { flags = {}, answers = {} as Answers }) => {
  let kept: Flags = { 'recorded-level': 2, ...flags };
  const member = () => ({
    ...viewer,
    weakFlags: weakFlags(kept),
    announcementBanner: banner,
  });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: member() }),
    AnnouncementPopup: () => ({ viewer: { ...member(), announcementPopup: popup } }),
    SetWeakFlags: ({ input }) => {
      kept = { ...kept, ...flagsIn(input) };
      return { setWeakFlags: { ...viewer, weakFlags: weakFlags(kept) } };
    },
    ...answers,
  });
  const flagsSent = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'SetWeakFlags')
      .map(({ variables }) => flagsIn(variables.input));
  return { ...openPage(path), sent: gateway.sent, flagsSent };
};

const banners = () => screen.queryByRole('complementary', { name: '站点公告' });

describe('the banner of an announcement', () => {
  it('stands above every page until the member closes it, and then never again', async () => {
    const { user, flagsSent } = open('/home/error?type=1', {});
    const shown = within(await screen.findByRole('complementary', { name: '站点公告' }));
    expect(shown.getByText('社区公约更新')).toBeVisible();
    expect(shown.getByText('新的公约').tagName).toBe('STRONG');
    await user.click(shown.getByRole('button', { name: '关闭站点公告' }));
    expect(banners()).not.toBeInTheDocument();
    await waitFor(() => expect(flagsSent()).toEqual([dismissing({}, banner)]));
  });

  it('closes with its button, which opens the address in a new tab', async () => {
    const { user, flagsSent } = open('/home/error?type=1', {});
    const link = await screen.findByRole('link', { name: '查看公约' });
    expect(link).toHaveAttribute('href', '/home/support');
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(link);
    expect(banners()).not.toBeInTheDocument();
    await waitFor(() => expect(flagsSent()).toHaveLength(1));
  });

  it('isn’t shown to who has closed it', async () => {
    open('/home/error?type=1', { flags: dismissing({}, banner) });
    await screen.findByRole('button', { name: /的菜单$/ });
    expect(banners()).not.toBeInTheDocument();
  });

  it('stays closed in this browser where that can’t be kept for the member', async () => {
    const answers = {
      SetWeakFlags: () => new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '打了个盹' }),
    };
    const { user } = open('/home/error?type=1', { answers });
    await user.click(await screen.findByRole('button', { name: '关闭站点公告' }));
    expect(banners()).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('kesciWeakFlags')).toContain(banner.id));
  });
});

describe('the popup of an announcement', () => {
  it('opens at /home, a second later, and is closed for good', async () => {
    const { user, flagsSent } = open('/home', { answers: { Home: () => home() } });
    const dialog = within(await screen.findByRole('dialog', { name: '数据周开幕' }));
    expect(await dialog.findByText('新的公约')).toBeVisible();
    expect(dialog.getByRole('link', { name: '查看公约' })).toHaveAttribute('target', '_blank');
    await user.click(dialog.getByRole('link', { name: '查看公约' }));
    await waitFor(() => expect(flagsSent()).toEqual([dismissing({}, popup)]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is asked for nowhere else', async () => {
    const { sent } = open('/home/error?type=1', {});
    await screen.findByRole('complementary', { name: '站点公告' });
    expect(sent.map(({ operationName }) => operationName)).not.toContain('AnnouncementPopup');
  });
});
