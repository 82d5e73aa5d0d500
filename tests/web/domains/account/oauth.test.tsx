import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { home } from '#tests/web/support/home.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const both = () => ({ site: { __typename: 'Site', oauthProviders: ['GITHUB', 'WECHAT'] } });
const waiting = () => ({
  pendingOAuth: { __typename: 'PendingOAuth', provider: 'GITHUB', name: 'octocat' },
});

const visit = (address: string, answers: Answers) => {
  let signedIn = false;
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: signedIn ? viewer : null }),
    Home: () => home(),
    ContinueOAuthSignIn: () => {
      signedIn = true;
      return { continueOAuthSignIn: { __typename: 'Viewer', id: viewer.id } };
    },
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};

describe('signing in by another site', () => {
  it('is offered where it is configured alone', async () => {
    visit('/auth/communityLogin', {});
    await screen.findByLabelText('密码');
    expect(screen.queryByText('其他登录方式')).toBeNull();
  });

  it('sets out with where to come back to, and says why it can’t', async () => {
    const { user, inputOf } = visit('/auth/communityLogin?redirect=%2Fhome%2Fcompetition', {
      OAuthProviders: both,
      BeginOAuthSignIn: () => {
        throw new Refused({ code: 'RATE_LIMITED', message: '尝试次数过多，请 9 秒后再试' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '使用GitHub登录' }));
    expect(await screen.findByText('尝试次数过多，请 9 秒后再试')).toBeVisible();
    expect(await inputOf('BeginOAuthSignIn')).toEqual({
      provider: 'GITHUB',
      redirect: '/home/competition',
    });
    expect(screen.getByRole('button', { name: '使用微信登录' })).toBeEnabled();
  });

  it('says why nothing came of it, in words of its own alone', async () => {
    visit('/auth/communityLogin?oauth=failed', { OAuthProviders: both });
    expect(await screen.findByText('第三方平台没有完成登录，请稍后重试')).toBeVisible();
  });

  it('asks for the second step', async () => {
    let tries = 0;
    const { user, inputOf } = visit('/auth/oauth?redirect=%2Fhome', {
      PendingOAuth: waiting,
      ContinueOAuthSignIn: () => {
        tries += 1;
        throw new Refused(
          tries === 1
            ? { code: 'UNAUTHENTICATED', message: '请输入两步验证码', field: 'code' }
            : { code: 'BAD_USER_INPUT', message: '验证码错误或已使用过', field: 'code' },
        );
      },
    });
    expect(await screen.findByText('GitHub账号：octocat')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '继续' }));
    await user.type(await screen.findByLabelText('两步验证码'), '123456');
    await user.click(screen.getByRole('button', { name: '继续' }));
    expect(await screen.findByText('验证码错误或已使用过')).toBeVisible();
    expect(screen.getByLabelText('两步验证码')).toHaveValue('123456');
    expect(await inputOf('ContinueOAuthSignIn')).toEqual({ code: '123456' });
  });

  it('brings a closed account back', async () => {
    const { user, inputOf } = visit('/auth/oauth', {
      PendingOAuth: waiting,
      ContinueOAuthSignIn: ({ input }) => {
        if ((input as { restore?: boolean }).restore)
          return { continueOAuthSignIn: { __typename: 'Viewer', id: viewer.id } };
        const message = '该账号已申请注销，2026-12-21 12:00 之前可以恢复';
        throw new Refused({ code: 'FORBIDDEN', message, field: 'restore' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '继续' }));
    await user.click(await screen.findByRole('button', { name: '恢复账号' }));
    expect(await inputOf('ContinueOAuthSignIn', 2)).toEqual({ restore: true });
  });

  it('that has taken too long says so, and leads back', async () => {
    visit('/auth/oauth', {});
    expect(await screen.findByText('登录请求已失效，请重新开始')).toBeVisible();
    expect(screen.getByRole('link', { name: '使用其他方式登录' })).toBeVisible();
  });

  it('of somebody new is bound as they sign up', async () => {
    const { user, inputOf } = visit('/auth/register', {
      PendingOAuth: waiting,
      SignUp: () => {
        throw new Refused({ code: 'CONFLICT', message: '该用户名已被使用', field: 'name' });
      },
    });
    expect(await screen.findByText('注册后将绑定GitHub账号「octocat」')).toBeVisible();
    await user.type(screen.getByLabelText('用户名'), '章鱼');
    await user.type(screen.getByLabelText('邮箱'), 'a@b.example');
    await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText('该用户名已被使用')).toBeVisible();
    expect(await inputOf('SignUp')).toMatchObject({ name: '章鱼', bindOAuth: true });
  });
});

describe('第三方登录', () => {
  const bound = {
    __typename: 'OAuthBinding',
    provider: 'GITHUB',
    name: 'octocat',
    createdAt: '2026-11-20T02:30:00.000Z',
  };
  const settings = (oauthBindings: object[], answers: Answers = {}) =>
    visit('/home/user/setting/account', {
      Viewer: () => ({ viewer }),
      AccountSettings: () => ({
        viewer: {
          ...viewer,
          createdAt: '2026-11-20T02:30:00.000Z',
          sessions: [],
          accessTokens: [],
          dataExports: [],
          twoFactor: null,
        },
      }),
      Verification: () => ({
        viewer: { __typename: 'Viewer', id: viewer.id, verification: null },
      }),
      OAuthBindings: () => ({
        ...both(),
        viewer: { __typename: 'Viewer', id: viewer.id, oauthBindings },
      }),
      ...answers,
    });

  it('shows what is bound, and unbinds it by the password', async () => {
    const { user, inputOf } = settings([bound], {
      UnbindOAuth: () => ({
        unbindOAuth: { __typename: 'Viewer', id: viewer.id, oauthBindings: [] },
      }),
    });
    expect(await screen.findByText(/^octocat · .* 绑定$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '解除绑定GitHub' }));
    const dialog = within(await screen.findByRole('dialog', { name: '解除绑定GitHub' }));
    await user.type(dialog.getByLabelText('登录密码'), 'whale-demo-2026');
    await user.click(dialog.getByRole('button', { name: '解除绑定' }));
    expect(await screen.findByRole('button', { name: '绑定GitHub' })).toBeVisible();
    expect(await inputOf('UnbindOAuth')).toEqual({
      provider: 'GITHUB',
      password: 'whale-demo-2026',
    });
  });

  it('binds by the password, which stays where it was wrong', async () => {
    const { user } = settings([], {
      BeginOAuthBinding: () => {
        throw new Refused({ code: 'BAD_USER_INPUT', message: '密码错误', field: 'password' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    const dialog = within(await screen.findByRole('dialog', { name: '绑定微信' }));
    await user.type(dialog.getByLabelText('登录密码'), 'wrong');
    await user.click(dialog.getByRole('button', { name: '前往微信' }));
    expect(await dialog.findByText('密码错误')).toBeVisible();
    expect(dialog.getByLabelText('登录密码')).toHaveValue('wrong');
  });
});
