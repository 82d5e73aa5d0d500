import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, viewer } from '#tests/web/support/data.ts';
import {
  type Answers,
  fakeGateway,
  type Refusal,
  Refused,
} from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { formatDateTime } from '#web/src/lib/dates.ts';

const state = (changes: object = {}) => ({
  __typename: 'Verification',
  phone: null,
  phoneCountryCode: null,
  isPhoneVerified: false,
  email: 'm***@demo.test',
  isEmailVerified: false,
  realNameStatus: 'NONE',
  realName: null,
  idNumber: null,
  rejectionReason: null,
  realNameSubmittedAt: null,
  protectedUntil: null,
  hasAutomaticVerification: false,
  ...changes,
});
const soon = () => new Date(Date.now() + 600_000).toISOString();
const bound = { phone: '138****0086', phoneCountryCode: '86', isPhoneVerified: true };

/** The settings of a member who has verified so much. */
const open = (search = '', verification: object = {}, answers: Answers = {}) => {
  localStorage.clear();
  const known = state(verification);
  const of = (changes: object) => ({
    __typename: 'Viewer',
    id: viewer.id,
    verification: { ...known, ...changes },
  });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    AccountSettings: () => ({
      viewer: {
        ...viewer,
        createdAt: soon(),
        sessions: [],
        accessTokens: [],
        twoFactor: null,
        dataExports: [],
      },
    }),
    TokensToEnd: () => ({ viewer: { __typename: 'Viewer', id: viewer.id, accessTokens: [] } }),
    Verification: () => ({ viewer: of({}) }),
    RequestCaptcha: () => ({ requestCaptcha: { __typename: 'Captcha', challenge: 'c', bits: 2 } }),
    SendPhoneCode: () => ({ sendPhoneCode: { __typename: 'CodeSent', retryAfter: 60 } }),
    SendEmailCode: () => ({ sendEmailCode: { __typename: 'CodeSent', retryAfter: 60 } }),
    ChangeEmail: () => ({
      changeEmail: { ...of({ isEmailVerified: true }), email: 'first@demo.test' },
    }),
    SendProtectionCode: () => ({ sendProtectionCode: { __typename: 'CodeSent', retryAfter: 60 } }),
    GrantProtection: () => ({ grantProtection: of({ protectedUntil: soon() }) }),
    BindPhone: () => ({ bindPhone: { ...of(bound), isPhoneVerified: true } }),
    ...answers,
  });
  const tab = /bindEmail|changePassword/.test(search) ? 'account' : 'verify';
  const page = openPage(`/home/user/setting/${tab}${search}`);
  return { ...gateway, ...page };
};

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the settings', () => {
  it('say what is verified, masked', async () => {
    open('', {
      ...bound,
      realNameStatus: 'VERIFIED',
      realName: '林*舟',
      idNumber: '1101**********0002',
    });
    expect(await screen.findByText('+86 138****0086')).toBeVisible();
    expect(screen.getByText('林*舟 · 1101**********0002')).toBeVisible();
    expect(screen.getByRole('button', { name: '修改手机' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '认证实名认证' })).toBeNull();
  });

  it('say that a real name waits, or why it was rejected', async () => {
    open('', { realNameStatus: 'REJECTED', rejectionReason: '照片不清晰' });
    expect(await screen.findByText('未通过：照片不清晰')).toBeVisible();
    expect(screen.getByRole('button', { name: '重新认证实名认证' })).toBeVisible();
  });

  it('show no dialog for what is done already', async () => {
    open('?verify=true', {
      realNameStatus: 'PENDING',
      realName: '林*舟',
      realNameSubmittedAt: '2026-11-20T02:30:00.000Z',
    });
    expect(await screen.findByText('审核中')).toBeVisible();
    const date = formatDateTime('2026-11-20T02:30:00.000Z');
    expect(screen.getByText(`林*舟 · ${date} 提交，管理员会在24小时内审核`)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer to ask again where the state did not come', async () => {
    open(
      '',
      {},
      {
        Verification: () => ({
          viewer: {
            ...viewer,
            verification: new Refused({ code: 'UPSTREAM_TIMEOUT', message: '太久了' }),
          },
        }),
      },
    );
    const section = await screen.findByRole('region', { name: '手机与实名' });
    expect(await within(section).findByRole('button', { name: /重试/ })).toBeVisible();
  });
});

describe('身份验证', () => {
  it('comes before a change, and clears what was wrong', async () => {
    const { user } = open(
      '?bindPhone=true',
      {},
      {
        GrantProtection: () => {
          throw new Refused({ code: 'BAD_USER_INPUT', message: '密码错误', field: 'password' });
        },
      },
    );
    const identity = within(await dialog('身份验证'));
    await user.type(identity.getByLabelText('登录密码'), 'wrong-one');
    await user.click(identity.getByRole('button', { name: '下一步' }));
    expect(await identity.findByText('密码错误')).toBeVisible();
    expect(identity.getByLabelText('登录密码')).toHaveValue('');
  });

  it('is by phone where one is bound', async () => {
    const { user, inputOf } = open('?bindPhone=true', bound);
    const identity = within(await dialog('身份验证'));
    expect(identity.getByRole('radio', { name: '手机验证码（138****0086）' })).toBeChecked();
    expect(identity.queryByRole('radio', { name: /邮箱/ })).toBeNull();
    await user.click(identity.getByRole('button', { name: '获取验证码' }));
    expect(await identity.findByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    expect(await inputOf('SendProtectionCode')).toMatchObject({
      channel: 'PHONE',
      captcha: { challenge: 'c' },
    });
    await user.type(identity.getByLabelText('验证码'), '123456');
    await user.click(identity.getByRole('button', { name: '下一步' }));
    expect(await dialog('修改手机号码')).toBeVisible();
    expect(await inputOf('GrantProtection')).toEqual({ code: '123456' });
  });
});

describe('the address', () => {
  it('stays the one that the code was sent to, until another is wanted', async () => {
    const { user, inputOf } = open('?bindEmail=true', { protectedUntil: soon() });
    const form = within(await dialog('认证邮箱'));
    const address = form.getByLabelText('邮箱');
    await user.clear(address);
    await user.type(address, 'first@demo.test');
    await user.click(form.getByRole('button', { name: '获取验证码' }));
    expect(await form.findByRole('button', { name: /秒后重新获取/ })).toBeVisible();
    await user.type(address, '.elsewhere');
    expect(address).toHaveValue('first@demo.test');

    await user.type(form.getByLabelText('验证码'), '123456');
    await user.click(form.getByRole('button', { name: '换一个邮箱' }));
    expect(form.getByLabelText('验证码')).toHaveValue('');
    await user.type(address, '.elsewhere');
    await user.type(form.getByLabelText('验证码'), '123456');
    await user.click(form.getByRole('button', { name: '确认' }));
    expect(await inputOf('ChangeEmail')).toEqual({
      email: 'first@demo.test.elsewhere',
      code: '123456',
    });
  });
});

describe('the phone', () => {
  it('is bound with the code; the countdown outlives the dialog', async () => {
    const { user, inputOf, inputsSoFar, currentAddress } = open('?bindPhone=true', {
      protectedUntil: soon(),
    });
    let form = within(await dialog('绑定手机号码'));
    await user.type(form.getByLabelText('手机号'), '123');
    await user.click(form.getByRole('button', { name: '获取验证码' }));
    expect(await form.findByText('请输入有效手机号')).toBeVisible();
    expect(inputsSoFar('SendPhoneCode')).toEqual([]);

    await user.clear(form.getByLabelText('手机号'));
    await user.type(form.getByLabelText('手机号'), '13800000086');
    await user.click(form.getByRole('button', { name: '收不到短信？使用语音验证码' }));
    expect(await form.findByRole('button', { name: /秒后重新获取/ })).toBeVisible();
    expect(await inputOf('SendPhoneCode')).toMatchObject({
      phone: '13800000086',
      countryCode: '86',
      byVoice: true,
    });

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '绑定手机' }));
    form = within(await dialog('绑定手机号码'));
    expect(form.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    await user.type(form.getByLabelText('手机号'), '13800000086');
    await user.type(form.getByLabelText('验证码'), '123456');
    await user.click(form.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inputOf('BindPhone')).toEqual({
      phone: '13800000086',
      countryCode: '86',
      code: '123456',
      password: null,
    });
    expect(currentAddress()).toBe('/home/user/setting/verify');
  });

  it('says at its field what the server refuses, and keeps what was typed', async () => {
    const refusal: Refusal = {
      code: 'BAD_USER_INPUT',
      message: '该手机号已被绑定，请输入新手机号',
      field: 'phone',
    };
    const { user } = open(
      '?bindPhone=true',
      { protectedUntil: soon() },
      {
        SendPhoneCode: () => {
          throw new Refused(refusal);
        },
      },
    );
    const form = within(await dialog('绑定手机号码'));
    await user.type(form.getByLabelText('手机号'), '13800000086');
    await user.click(form.getByRole('button', { name: '获取验证码' }));
    expect(await form.findByText(refusal.message)).toBeVisible();
    expect(form.getByLabelText('手机号')).toHaveValue('13800000086');
    expect(form.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });
});

describe('the real name', () => {
  it('by hand needs name, number and photo', async () => {
    const { user, inputsSoFar } = open('?verify=true');
    const form = within(await dialog('实名认证'));
    await user.click(form.getByRole('button', { name: '提交认证' }));
    expect(await form.findByText('请输入真实姓名')).toBeVisible();
    expect(form.getByText('请输入证件号码')).toBeVisible();
    await user.type(form.getByLabelText(/真实姓名/), '林小舟');
    await user.type(form.getByLabelText(/证件号码/), 'E12345678');
    await user.click(form.getByRole('button', { name: '提交认证' }));
    expect(await form.findByText('请先上传身份证照片')).toBeVisible();
    expect(inputsSoFar('RequestRealNameReview')).toEqual([]);
  });

  it('by the phone says how often, and offers the other way', async () => {
    const refusal: Refusal = {
      code: 'RATE_LIMITED',
      message: '自动认证每2小时最多可尝试5次，请稍后再试或使用人工认证',
    };
    const { user, inputOf } = open(
      '?verify=true',
      { ...bound, hasAutomaticVerification: true },
      {
        VerifyRealName: () => {
          throw new Refused(refusal);
        },
      },
    );
    const form = within(await dialog('实名认证'));
    await user.type(form.getByLabelText(/真实姓名/), '张三');
    await user.type(form.getByLabelText(/身份证号/), '110105 19491231 002x');
    await user.click(form.getByRole('button', { name: '提交认证' }));
    expect(await form.findByText(refusal.message)).toBeVisible();
    expect(form.getByText('每2小时最多可尝试5次自动认证，也可以使用人工认证。')).toBeVisible();
    expect(await inputOf('VerifyRealName')).toEqual({
      name: '张三',
      idNumber: '11010519491231002x',
    });
    await user.click(form.getByRole('radio', { name: '人工认证' }));
    expect(form.getByLabelText(/真实姓名/)).toHaveValue('张三');
    expect(form.getByText('身份证照片')).toBeVisible();
  });
});

describe('the password', () => {
  it('is repeated, and a common one refused, before anything is sent', async () => {
    const { user, inputsSoFar } = open('?changePassword=true', { protectedUntil: soon() });
    const form = within(await dialog('修改登录密码'));
    await user.type(form.getByLabelText('原密码'), 'whale-demo-2026');
    await user.type(form.getByLabelText('新密码'), 'password1');
    await user.type(form.getByLabelText('再次输入新密码'), 'password2');
    await user.click(form.getByRole('button', { name: '确认修改' }));
    expect(await form.findByText('该密码过于常见，请换一个')).toBeVisible();
    expect(form.getByText('两次输入的密码不一致')).toBeVisible();
    expect(inputsSoFar('ChangePassword')).toEqual([]);
  });
});

describe('a change that is refused says so, and why', () => {
  const refusal: Refusal = { code: 'CONFLICT', message: '暂时无法完成，请稍后重试' };
  const refuse = () => {
    throw new Refused(refusal);
  };
  type Form = ReturnType<typeof within>;
  type User = ReturnType<typeof open>['user'];

  it.each<[string, string, string, string, (form: Form, user: User) => Promise<void>]>([
    [
      '修改手机号码失败',
      'BindPhone',
      'bindPhone',
      '绑定手机号码',
      async (form, user) => {
        await user.type(form.getByLabelText('手机号'), '13800000086');
        await user.type(form.getByLabelText('验证码'), '123456');
        await user.click(form.getByRole('button', { name: '确认' }));
      },
    ],
    [
      '修改绑定邮箱失败',
      'ChangeEmail',
      'bindEmail',
      '认证邮箱',
      async (form, user) => {
        await user.clear(form.getByLabelText('邮箱'));
        await user.type(form.getByLabelText('邮箱'), 'new@demo.test');
        await user.type(form.getByLabelText('验证码'), '123456');
        await user.click(form.getByRole('button', { name: '确认' }));
      },
    ],
    [
      '修改登录密码失败',
      'ChangePassword',
      'changePassword',
      '修改登录密码',
      async (form, user) => {
        await user.type(form.getByLabelText('原密码'), 'whale-demo-2026');
        await user.type(form.getByLabelText('新密码'), 'whale-demo-2027');
        await user.type(form.getByLabelText('再次输入新密码'), 'whale-demo-2027');
        await user.click(form.getByRole('button', { name: '确认修改' }));
      },
    ],
  ])('%s', async (title, operation, param, name, fill) => {
    const { user } = open(`?${param}=true`, { protectedUntil: soon() }, { [operation]: refuse });
    const form = within(await dialog(name));
    await fill(form, user);
    const alert = within(await form.findByRole('alert'));
    expect(alert.getByText(title)).toBeVisible();
    expect(alert.getByText(refusal.message)).toBeVisible();
  });

  it('实名认证失败', async () => {
    const automatic = { ...bound, hasAutomaticVerification: true };
    const { user } = open('?verify=true', automatic, { VerifyRealName: refuse });
    const form = within(await dialog('实名认证'));
    await user.type(form.getByLabelText(/真实姓名/), '张三');
    await user.type(form.getByLabelText(/身份证号/), '11010519491231002X');
    await user.click(form.getByRole('button', { name: '提交认证' }));
    expect(within(await form.findByRole('alert')).getByText('实名认证失败')).toBeVisible();
  });
});

it('a real name that the phone confirms is told: 验证成功', async () => {
  showNotices();
  const verified = { ...bound, realNameStatus: 'VERIFIED', realName: '张*' };
  const automatic = { ...bound, hasAutomaticVerification: true };
  const { user } = open('?verify=true', automatic, {
    VerifyRealName: () => ({
      verifyRealName: { __typename: 'Viewer', id: viewer.id, verification: state(verified) },
    }),
  });
  const form = within(await dialog('实名认证'));
  await user.type(form.getByLabelText(/真实姓名/), '张三');
  await user.type(form.getByLabelText(/身份证号/), '11010519491231002X');
  await user.click(form.getByRole('button', { name: '提交认证' }));
  expect(await screen.findByText('验证成功')).toBeVisible();
  expect(screen.getByText('您的个人信息已更新')).toBeVisible();
});

describe('what a competition asked for', () => {
  const place = `/home/competition/${competitionId}/register`;
  const search = `?verify=true&redirect=${encodeURIComponent(place)}`;
  const automatic = { ...bound, hasAutomaticVerification: true };
  const verified = { ...bound, realNameStatus: 'VERIFIED', realName: '张*' };
  const answers: Answers = {
    VerifyRealName: () => ({
      verifyRealName: { __typename: 'Viewer', id: viewer.id, verification: state(verified) },
    }),
    CompetitionPage: () => ({ competition: competition() }),
    RegistrationPanel: () => ({
      competition: { ...competition(), registrationSettings: null, viewerRegistration: null },
    }),
  };

  it('leads back to it once it is verified', async () => {
    const { user, currentAddress } = open(search, automatic, answers);
    const form = within(await dialog('实名认证'));
    await user.type(form.getByLabelText(/真实姓名/), '张三');
    await user.type(form.getByLabelText(/身份证号/), '11010519491231002X');
    await user.click(form.getByRole('button', { name: '提交认证' }));
    await waitFor(() => expect(currentAddress()).toBe(place));
  });

  it('has its way back beside it, also after the dialog was closed', async () => {
    const { user, currentAddress } = open(search, automatic, answers);
    await user.click(within(await dialog('实名认证')).getByRole('button', { name: '关闭' }));
    await waitFor(() =>
      expect(currentAddress()).toBe(
        `/home/user/setting/verify?redirect=${encodeURIComponent(place)}`,
      ),
    );
    await user.click(await screen.findByRole('link', { name: '返回' }));
    await waitFor(() => expect(currentAddress()).toBe(place));
  });

  it('never leads to another site', async () => {
    open('?verify=true&redirect=%2F%2Fevil.example', automatic);
    await dialog('实名认证');
    expect(screen.queryByText(/完成认证后会回到刚才的页面/)).toBeNull();
  });
});

describe('the administrators’ list', () => {
  it('is closed to others', async () => {
    fakeGateway({ Viewer: () => ({ viewer }), Tasks: () => ({ tasks: [] }) });
    const { currentAddress } = openPage('/home/admin/verifications');
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('says that nothing waits', async () => {
    fakeGateway({
      Viewer: () => ({ viewer: { ...viewer, roles: ['ADMIN'] } }),
      Tasks: () => ({ tasks: [] }),
      RealNameReviews: () => ({
        administration: {
          __typename: 'Administration',
          realNameRequests: {
            __typename: 'RealNameRequestPage',
            items: [],
            totalCount: 0,
            page: 1,
            perPage: 20,
          },
        },
      }),
    });
    openPage('/home/admin/verifications');
    expect(await screen.findByText('没有待审核的实名认证')).toBeVisible();
  });
});
