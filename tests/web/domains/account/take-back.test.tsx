import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const change = {
  __typename: 'ContactChange',
  kind: 'EMAIL',
  before: 'l**@demo.test',
  after: 's***@evil.test',
  changedAt: '2026-11-21T04:00:00.000Z',
  takeBackUntil: '2026-11-24T04:00:00.000Z',
  state: 'OPEN',
};

const links: Record<string, object> = {
  ours: change,
  first: { ...change, kind: 'PHONE', before: null, after: '+86 138****0000' },
  used: { ...change, state: 'TAKEN_BACK' },
  old: { ...change, state: 'EXPIRED' },
};

const open = async (address: string, refusals: Refused[] = []) => {
  const own = { ...links };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: null }),
    ContactChangeLink: ({ token }) => ({ contactChange: own[String(token)] ?? null }),
    TakeBackContactChange: () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      // The page asks once more when whose account this is has changed.
      own.ours = { ...change, state: 'TAKEN_BACK' };
      return { takeBackContactChange: own.ours };
    },
  });
  const opened = openPage(address);
  return { ...gateway, ...opened, main: within(await screen.findByRole('main')) };
};

describe('the link of the mail about a changed contact', () => {
  it('says which change it is, and takes it back when told to', async () => {
    const refusal = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法撤销' });
    const { main, user, sent, inputOf } = await open('/auth/takeBack?token=ours', [refusal]);
    expect(await main.findByRole('heading', { name: '撤销邮箱的更改' })).toBeVisible();
    expect(main.getByText(/绑定的邮箱从 l\*\*@demo\.test 更改为 s\*\*\*@evil\.test/)).toBeVisible();
    const asked = () => sent.map(({ operationName }) => operationName);
    expect(asked()).not.toContain('TakeBackContactChange');
    await user.click(main.getByRole('button', { name: '撤销这次更改' }));
    expect(await main.findByText('暂时无法撤销')).toBeVisible();
    await user.click(main.getByRole('button', { name: '撤销这次更改' }));
    expect(await inputOf('TakeBackContactChange')).toEqual({ token: 'ours' });
    expect(await main.findByRole('heading', { name: '已撤销邮箱的更改' })).toBeVisible();
    expect(main.getByRole('link', { name: '重新设置密码' })).toHaveAttribute(
      'href',
      '/auth/forgottenPassword',
    );
    expect(main.queryByRole('button', { name: '撤销这次更改' })).not.toBeInTheDocument();
  });

  it('says that a number was bound for the first time', async () => {
    const { main } = await open('/auth/takeBack?token=first');
    expect(await main.findByRole('heading', { name: '撤销手机号的更改' })).toBeVisible();
    expect(main.getByText(/新绑定了手机号 \+86 138\*\*\*\*0000/)).toBeVisible();
    expect(main.getByText('手机号 +86 138****0000 解除绑定；')).toBeVisible();
  });

  it.each([
    ['used', '已撤销邮箱的更改', '重新设置密码'],
    ['old', '撤销链接已过期', '联系客服'],
  ])('says so where it takes nothing back any more (%s)', async (link, title, way) => {
    const { main } = await open(`/auth/takeBack?token=${link}`);
    expect(await main.findByRole('heading', { name: title })).toBeVisible();
    expect(main.getByRole('link', { name: way })).toBeVisible();
    expect(main.queryByRole('button', { name: '撤销这次更改' })).not.toBeInTheDocument();
  });

  it.each(['/auth/takeBack?token=forged', '/auth/takeBack'])(
    'says that it isn’t ours, and where to go (%s)',
    async (address) => {
      const { main } = await open(address);
      expect(await main.findByText('撤销链接无效，请使用邮件中的完整链接')).toBeVisible();
      expect(main.getByRole('link', { name: '找回密码' })).toBeVisible();
    },
  );
});
