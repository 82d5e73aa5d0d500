import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const subscription = {
  __typename: 'MailSubscription',
  kind: 'DIGEST',
  name: null,
  email: 'm***@demo.test',
  isSubscribed: true,
  isExpired: false,
};

const links: Record<string, object> = {
  ours: subscription,
  old: { ...subscription, isExpired: true },
  channel: { ...subscription, kind: 'CHANNEL', name: '气象与海洋' },
  channels: { ...subscription, kind: 'CHANNELS' },
  outcomes: { ...subscription, kind: 'OUTCOMES' },
  oldChannel: { ...subscription, kind: 'CHANNEL', name: '气象与海洋', isExpired: true },
};

const open = async (address: string, answers: object[] = []) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: null }),
    UnsubscribeLink: ({ token }) => ({ mailSubscription: links[String(token)] ?? null }),
    UnsubscribeFromMail: () => ({
      unsubscribeFromMail: answers.shift() ?? { ...subscription, isSubscribed: false },
    }),
  });
  const opened = openPage(address);
  return { ...gateway, ...opened, main: within(await screen.findByRole('main')) };
};

describe('the link of a mail', () => {
  it('asks a visitor first, and unsubscribes when told to', async () => {
    const refusal = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法退订' });
    const { main, user, sent } = await open('/home/unsubscribe?token=ours', [refusal]);
    expect(await main.findByText(/m\*\*\*@demo\.test/)).toBeVisible();
    const asked = () => sent.map(({ operationName }) => operationName);
    expect(asked()).not.toContain('UnsubscribeFromMail');
    await user.click(main.getByRole('button', { name: '确认退订' }));
    expect(await main.findByText('暂时无法退订')).toBeVisible();
    await user.click(main.getByRole('button', { name: '确认退订' }));
    expect(await main.findByRole('heading', { name: '已退订每周摘要' })).toBeVisible();
    expect(main.queryByRole('button', { name: '确认退订' })).not.toBeInTheDocument();
  });

  it('says that a year is over, and leads to the settings', async () => {
    const { main } = await open('/home/unsubscribe?token=old');
    expect(await main.findByRole('heading', { name: '退订链接已过期' })).toBeVisible();
    expect(main.queryByRole('button', { name: '确认退订' })).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: '管理通知设置' })).toHaveAttribute(
      'href',
      '/home/user/setting/notifications',
    );
  });

  it('names the mails on outcomes, and leads to the settings', async () => {
    const { main } = await open('/home/unsubscribe?token=outcomes');
    expect(await main.findByRole('heading', { name: '退订进展邮件' })).toBeVisible();
    expect(main.getByRole('link', { name: '管理通知设置' })).toBeVisible();
  });

  it.each([
    ['channel', '退订频道「气象与海洋」的邮件', /不再收到频道「气象与海洋」的邮件/],
    ['channels', '退订全部频道邮件', /不再收到全部频道邮件/],
    ['oldChannel', '退订链接已过期', /请登录后在频道页面取消邮件订阅/],
  ])('names the channel whose mails it is about (%s)', async (link, title, text) => {
    const { main } = await open(`/home/unsubscribe?token=${link}`);
    expect(await main.findByRole('heading', { name: title })).toBeVisible();
    expect(main.getByText(text)).toBeVisible();
    expect(main.getByRole('link', { name: '查看我的频道' })).toHaveAttribute(
      'href',
      '/home/special',
    );
  });

  it.each(['/home/unsubscribe?token=forged', '/home/unsubscribe'])(
    'says that it isn’t ours, and where to go (%s)',
    async (address) => {
      const { main } = await open(address);
      expect(await main.findByText('退订链接无效，请使用邮件中的完整链接')).toBeVisible();
      expect(main.getByRole('link', { name: '管理通知设置' })).toBeVisible();
    },
  );
});
