import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const link = {
  __typename: 'EmailLink',
  email: 'l**@demo.test',
  name: '林',
  validUntil: '2026-11-24T04:00:00.000Z',
  state: 'OPEN',
};
const links: Record<string, object> = {
  ours: link,
  used: { ...link, state: 'VERIFIED' },
  old: { ...link, state: 'EXPIRED' },
  other: { ...link, state: 'REPLACED' },
};

const open = async (address: string, refusals: Refused[] = []) => {
  const refuse = () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: null }),
    EmailLinkState: ({ token }) => ({ emailLink: links[String(token)] ?? null }),
    VerifyEmailByLink: () => {
      refuse();
      return { verifyEmailByLink: links.used };
    },
    RenewEmailLink: () => {
      refuse();
      return { renewEmailLink: { __typename: 'DonePayload', isDone: true } };
    },
  });
  const opened = openPage(address);
  return { ...gateway, ...opened, main: within(await screen.findByRole('main')) };
};

describe('the link of the mail to a new member', () => {
  it('says which address it is, and proves it when told to', async () => {
    const refusal = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法验证' });
    const { main, user, sent, inputOf } = await open('/auth/verifyEmail?token=ours', [refusal]);
    expect(await main.findByText(/账号「林」填写了邮箱 l\*\*@demo\.test/)).toBeVisible();
    expect(sent.map(({ operationName }) => operationName)).not.toContain('VerifyEmailByLink');
    await user.click(main.getByRole('button', { name: '验证邮箱' }));
    expect(await main.findByText('暂时无法验证')).toBeVisible();
    await user.click(main.getByRole('button', { name: '验证邮箱' }));
    expect(await inputOf('VerifyEmailByLink')).toEqual({ token: 'ours' });
    expect(await main.findByRole('heading', { name: '邮箱已验证' })).toBeVisible();
    expect(main.queryByRole('button', { name: '验证邮箱' })).not.toBeInTheDocument();
  });

  it('offers a new one where it is too old', async () => {
    const { main, user, inputOf } = await open('/auth/verifyEmail?token=old');
    expect(await main.findByRole('heading', { name: '验证链接已过期' })).toBeVisible();
    await user.click(main.getByRole('button', { name: '重新发送验证邮件' }));
    expect(await inputOf('RenewEmailLink')).toEqual({ token: 'old' });
    expect(await main.findByText('新的验证邮件已发送到 l**@demo.test，请查收。')).toBeVisible();
  });

  it.each([
    ['used', '邮箱已验证', '前往社区'],
    ['other', '验证链接已失效', '前往账号设置'],
  ])('says what is the matter (%s)', async (token, title, way) => {
    const { main } = await open(`/auth/verifyEmail?token=${token}`);
    expect(await main.findByRole('heading', { name: title })).toBeVisible();
    expect(main.getByRole('link', { name: way })).toBeVisible();
  });

  it('says that it isn’t ours', async () => {
    const { main } = await open('/auth/verifyEmail?token=forged');
    expect(await main.findByText('验证链接无效，请使用邮件中的完整链接')).toBeVisible();
  });
});
