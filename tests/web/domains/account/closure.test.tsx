import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { home } from '#tests/web/support/home.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';

const off = { __typename: 'TwoFactor', isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 };

const open = (
  closure: { twoFactor?: object; closureBlockers?: object[]; closureLosses?: object[] } = {},
  answers: Answers = {},
) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    Home: () => home(),
    AccountSettings: () => ({
      viewer: {
        ...viewer,
        createdAt: '2026-11-20T02:30:00.000Z',
        sessions: [],
        accessTokens: [],
        dataExports: [],
        twoFactor: { ...off, ...closure.twoFactor },
      },
    }),
    AccountClosure: () => ({
      viewer: {
        __typename: 'Viewer',
        id: viewer.id,
        closureBlockers: [],
        closureLosses: [],
        twoFactor: { __typename: 'TwoFactor', isEnabled: false },
        ...closure,
      },
    }),
    Verification: () => ({
      viewer: { __typename: 'Viewer', id: viewer.id, verification: null },
    }),
    CloseAccount: () => ({
      closeAccount: { __typename: 'AccountClosure', closesAt: '2026-12-21T04:00:00.000Z' },
    }),
    ...answers,
  });
  const page = openPage('/home/user/setting/account');
  return { ...gateway, ...page };
};

const ask = async (user: ReturnType<typeof openPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: '注销账号' }));
  return within(await screen.findByRole('dialog', { name: '注销账号' }));
};

describe('注销账号', () => {
  it('says what is lost', async () => {
    const loss = (kind: string, count: number) => ({ __typename: 'ClosureLoss', kind, count });
    const { user } = open({ closureLosses: [loss('COINS', 120), loss('WORK_ORDERS', 1)] });
    const dialog = await ask(user);
    expect(await dialog.findByText('120 鲸币会失效')).toBeVisible();
    expect(dialog.getByText('1 个工单还没有关闭，停用后不能查看和回复')).toBeVisible();
  });

  it('says what happens, asks for the password, and signs out', async () => {
    showNotices();
    const { user, inputOf, currentAddress, gateway } = open();
    const changeMember = jest.spyOn(gateway, 'changeMember').mockResolvedValue();
    const dialog = await ask(user);
    expect(dialog.getByText(/30天后，用户名、头像/)).toBeVisible();
    await user.type(await dialog.findByLabelText('登录密码'), 'whale-demo-2026');
    await user.click(dialog.getByRole('button', { name: '注销账号' }));
    await waitFor(() => expect(currentAddress()).toBe('/home'));
    expect(await inputOf('CloseAccount')).toEqual({ password: 'whale-demo-2026' });
    expect(changeMember).toHaveBeenCalled();
    expect(await screen.findByText(/之前重新登录可以恢复/)).toBeVisible();
  });

  it('asks for a code where the second step is on, and says at its field that it is wrong', async () => {
    const { user, inputOf } = open(
      { twoFactor: { __typename: 'TwoFactor', isEnabled: true } },
      {
        CloseAccount: () => {
          throw new Refused({
            code: 'BAD_USER_INPUT',
            message: '验证码错误或已使用过',
            field: 'code',
          });
        },
      },
    );
    const dialog = await ask(user);
    await user.type(await dialog.findByLabelText('登录密码'), 'whale-demo-2026');
    await user.type(dialog.getByLabelText('验证码或恢复码'), '123456');
    await user.click(dialog.getByRole('button', { name: '注销账号' }));
    expect(await dialog.findByText('验证码错误或已使用过')).toBeVisible();
    expect(dialog.getByLabelText('登录密码')).toHaveValue('whale-demo-2026');
    expect(await inputOf('CloseAccount')).toEqual({ password: 'whale-demo-2026', code: '123456' });
  });

  it('names what is in the way and leads to it', async () => {
    const { user } = open({
      closureBlockers: [
        { __typename: 'ClosureBlocker', kind: 'CAPTAIN', targetId: 't1', title: '潮汐队' },
        { __typename: 'ClosureBlocker', kind: 'ORGANIZATION', targetId: 'o1', title: '海洋所' },
      ],
    });
    const dialog = await ask(user);
    expect(
      await dialog.findByRole('link', { name: '你是团队「潮汐队」的队长，请先转让队长或解散团队' }),
    ).toHaveAttribute('href', '/home/competition/team/t1');
    expect(dialog.getByText(/你是组织「海洋所」唯一的管理员/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '注销账号' })).toBeDisabled();
  });

  it('can be asked for again where it can’t be known', async () => {
    let tries = 0;
    const { user } = open(
      {},
      {
        AccountClosure: () => {
          tries += 1;
          throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '抱歉，服务器打了个盹' });
        },
      },
    );
    const dialog = await ask(user);
    await user.click(await dialog.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(tries).toBe(2));
  });
});

it('signing in to a closed account offers to bring it back', async () => {
  let signedIn = false;
  const closed = {
    code: 'FORBIDDEN',
    message: '该账号已申请注销，2026-12-21 12:00 之前可以恢复',
    field: 'restore',
  } as const;
  const { inputOf } = fakeGateway({
    Viewer: () => ({ viewer: signedIn ? viewer : null }),
    Tasks: () => ({ tasks: [] }),
    Home: () => home(),
    SignIn: ({ input }) => {
      if (!(input as { restore?: boolean }).restore) throw new Refused(closed);
      signedIn = true;
      return { signIn: { __typename: 'Viewer', id: viewer.id } };
    },
  });
  const { user, currentAddress } = openPage('/auth/communityLogin');
  await user.type(await screen.findByLabelText('邮箱或用户名'), 'member@demo.test');
  await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByText(/2026-12-21 12:00 之前可以恢复/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '恢复账号' }));
  await waitFor(() => expect(currentAddress()).toBe('/home'));
  expect(await inputOf('SignIn', 2)).toEqual({
    account: 'member@demo.test',
    password: 'whale-demo-2026',
    restore: true,
  });
});
