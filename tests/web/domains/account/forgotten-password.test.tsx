import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';

const back = '/home/competition?status=1';
const redirect = `?redirect=${encodeURIComponent(back)}`;

beforeEach(() => localStorage.clear());

const open = (answers: Answers = {}) => {
  showNotices();
  const gateway = fakeGateway({
    RequestRecoveryCaptcha: () => ({
      requestRecoveryCaptcha: { __typename: 'Captcha', challenge: 'c', bits: 2 },
    }),
    SendRecoveryCode: () => ({ sendRecoveryCode: { __typename: 'CodeSent', retryAfter: 60 } }),
    RecoverAccount: () => ({
      recoverAccount: {
        __typename: 'RecoveredAccount',
        accessTokens: ['报表', '教学平台'],
        hasEndedAccessTokens: false,
      },
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(`/auth/communityLogin${redirect}`) };
};

const toForm = async (user: ReturnType<typeof openPage>['user']) => {
  await user.click(await screen.findByRole('link', { name: '忘记密码？' }));
  await screen.findByRole('heading', { name: '忘记密码' });
};

it('is set anew by a code to an e-mail address, and leads to signing in and back', async () => {
  const { user, inputOf, currentAddress } = open();
  await toForm(user);
  await user.type(screen.getByLabelText('邮箱'), ' lin@demo.test ');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('验证码已发送')).toBeVisible();
  expect(await inputOf('SendRecoveryCode')).toMatchObject({
    contact: { email: 'lin@demo.test' },
  });
  expect(screen.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  await user.type(screen.getByLabelText('验证码'), '123456');
  await user.type(screen.getByLabelText('新密码'), 'correct horse battery');
  await user.type(screen.getByLabelText('再次输入新密码'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: '重置密码' }));
  expect(
    await screen.findByText(/^请用新密码登录。访问令牌「报表」、「教学平台」仍然有效/),
  ).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(`/auth/communityLogin${redirect}`));
  expect(await inputOf('RecoverAccount')).toEqual({
    contact: { email: 'lin@demo.test' },
    code: '123456',
    newPassword: 'correct horse battery',
    confirmPassword: 'correct horse battery',
    endAccessTokens: false,
  });
});

it('ends the access tokens too where asked, and names them', async () => {
  const { user, inputOf } = open({
    RecoverAccount: () => ({
      recoverAccount: {
        __typename: 'RecoveredAccount',
        accessTokens: ['报表'],
        hasEndedAccessTokens: true,
      },
    }),
  });
  await toForm(user);
  await user.type(screen.getByLabelText('邮箱'), 'lin@demo.test');
  await user.type(screen.getByLabelText('验证码'), '123456');
  await user.type(screen.getByLabelText('新密码'), 'correct horse battery');
  await user.type(screen.getByLabelText('再次输入新密码'), 'correct horse battery');
  await user.click(screen.getByLabelText('同时撤销账号的所有访问令牌'));
  await user.click(screen.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('请用新密码登录。已撤销访问令牌「报表」')).toBeVisible();
  expect(await inputOf('RecoverAccount')).toMatchObject({ endAccessTokens: true });
});

it('is set anew by a code to a phone number', async () => {
  const { user, inputOf } = open();
  await toForm(user);
  await user.click(screen.getByRole('radio', { name: '用手机找回' }));
  await user.type(screen.getByLabelText('手机号'), '13800000001');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('验证码已发送')).toBeVisible();
  expect(await inputOf('SendRecoveryCode')).toMatchObject({
    contact: { phone: '13800000001' },
    countryCode: '86',
  });
});

it('says at each field what is wrong, before anything is sent', async () => {
  const { user, sent } = open();
  await toForm(user);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入有效的邮箱地址')).toBeVisible();
  await user.type(screen.getByLabelText('新密码'), '12345678');
  await user.type(screen.getByLabelText('再次输入新密码'), 'other');
  await user.click(screen.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('请输入6位验证码')).toBeVisible();
  expect(screen.getByText('该密码过于常见，请换一个')).toBeVisible();
  expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
  const names = sent.map(({ operationName }) => operationName);
  expect(names).not.toContain('SendRecoveryCode');
  expect(names).not.toContain('RecoverAccount');
});

it('shows a wrong code at its field, and keeps what was typed', async () => {
  const { user } = open({
    RecoverAccount: () => {
      const message = '验证码错误或已失效，请检查或重新获取';
      throw new Refused({ code: 'BAD_USER_INPUT', message, field: 'code' });
    },
  });
  await toForm(user);
  await user.type(screen.getByLabelText('邮箱'), 'lin@demo.test');
  await user.type(screen.getByLabelText('验证码'), '123456');
  await user.type(screen.getByLabelText('新密码'), 'correct horse battery');
  await user.type(screen.getByLabelText('再次输入新密码'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('验证码错误或已失效，请检查或重新获取')).toBeVisible();
  expect(screen.getByLabelText('验证码')).toBeInvalid();
  expect(screen.getByLabelText('新密码')).toHaveValue('correct horse battery');
});

it('leads back to signing in with where one came from', async () => {
  const { user, currentAddress } = open();
  await toForm(user);
  await user.click(screen.getByRole('link', { name: '返回登录' }));
  await waitFor(() => expect(currentAddress()).toBe(`/auth/communityLogin${redirect}`));
});
