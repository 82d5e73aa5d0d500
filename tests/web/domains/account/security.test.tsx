import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const soon = () => new Date(Date.now() + 600_000).toISOString();
const off = { __typename: 'TwoFactor', isEnabled: false, enabledAt: null, recoveryCodesLeft: 0 };
const on = {
  __typename: 'TwoFactor',
  isEnabled: true,
  enabledAt: '2026-11-20T02:30:00.000Z',
  recoveryCodesLeft: 7,
};
const codes = ['k7qm2-x9f4t', 'abcde-fgh23'];
const session = (id: string, current: boolean) => ({
  __typename: 'Session',
  id,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  createdAt: '2026-11-20T02:30:00.000Z',
  lastSeenAt: '2026-11-20T02:30:00.000Z',
  isCurrent: current,
});
const verification = (protectedUntil: string | null) => ({
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
  protectedUntil,
  hasAutomaticVerification: false,
});
const accountToken = (changes: object) => ({
  __typename: 'AccessToken',
  id: 't1',
  name: '报表',
  prefix: 'wt_abc',
  scopes: ['READ', 'WRITE'],
  kind: 'PERSON',
  model: null,
  harness: null,
  createdAt: '2026-11-20T02:30:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...changes,
});

const of = (changes: object) => ({ __typename: 'Viewer', id: viewer.id, ...changes });

const open = (own: object = {}, answers: Answers = {}) => {
  localStorage.clear();
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    AccountSettings: () => ({
      viewer: {
        ...viewer,
        createdAt: soon(),
        sessions: [session('s1', true), session('s2', false)],
        accessTokens: [],
        dataExports: [],
        twoFactor: off,
        ...own,
      },
    }),
    Verification: () => ({ viewer: of({ verification: verification(null) }) }),
    GrantProtection: () => ({ grantProtection: of({ verification: verification(soon()) }) }),
    BeginTwoFactor: () => ({
      beginTwoFactor: {
        __typename: 'TwoFactorSetup',
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/whale?secret=JBSWY3DPEHPK3PXP',
      },
    }),
    ConfirmTwoFactor: () => ({
      confirmTwoFactor: { __typename: 'RecoveryCodes', codes, viewer: of({ twoFactor: on }) },
    }),
    RenewRecoveryCodes: () => ({
      renewRecoveryCodes: { __typename: 'RecoveryCodes', codes, viewer: of({ twoFactor: on }) },
    }),
    DisableTwoFactor: () => ({ disableTwoFactor: of({ twoFactor: off }) }),
    TokensToEnd: () => ({ viewer: of({ accessTokens: [] }) }),
    ...answers,
  });
  const page = openPage('/home/user/setting/account');
  return { ...gateway, ...page };
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('两步验证', () => {
  it('is turned on after proving oneself: the secret, its first code, the recovery codes', async () => {
    const { user, inputOf } = open();
    await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
    const identity = await dialog('身份验证');
    await user.type(identity.getByLabelText('登录密码'), 'whale-demo-2026');
    await user.click(identity.getByRole('button', { name: '下一步' }));
    const setting = await dialog('开启两步验证');
    await user.click(setting.getByRole('button', { name: '开始设置' }));
    expect(await setting.findByRole('img', { name: '用验证器应用扫描的二维码' })).toBeVisible();
    expect(setting.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.click(setting.getByRole('button', { name: '开启' }));
    expect(await setting.findByText('请输入验证器中的6位数字')).toBeVisible();
    await user.type(setting.getByLabelText('验证码'), '123 456');
    await user.click(setting.getByRole('button', { name: '开启' }));
    const saving = await dialog('保存恢复码');
    expect(await inputOf('ConfirmTwoFactor')).toEqual({ code: '123456' });
    for (const code of codes) expect(saving.getByText(code)).toBeVisible();
    await user.click(saving.getByRole('button', { name: '我已保存' }));
    expect(await screen.findByText(/还有 7 个恢复码可用/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '开启两步验证' })).toBeNull();
  });

  it('gives other recovery codes for the password and a code', async () => {
    const { user, inputOf } = open({ twoFactor: on });
    await user.click(await screen.findByRole('button', { name: '重新生成恢复码' }));
    const asking = await dialog('重新生成恢复码');
    await user.click(asking.getByRole('button', { name: '重新生成' }));
    expect(await asking.findByText('请输入登录密码')).toBeVisible();
    await user.type(asking.getByLabelText('登录密码'), 'whale-demo-2026');
    await user.type(asking.getByLabelText('验证码或恢复码'), '123456');
    await user.click(asking.getByRole('button', { name: '重新生成' }));
    expect((await dialog('保存恢复码')).getByText('k7qm2-x9f4t')).toBeVisible();
    expect(await inputOf('RenewRecoveryCodes')).toEqual({
      password: 'whale-demo-2026',
      code: '123456',
    });
  });

  it('is turned off, and a wrong code is said at its field with nothing lost', async () => {
    const wrong = {
      code: 'BAD_USER_INPUT',
      message: '验证码错误或已使用过',
      field: 'code',
    } as const;
    let tries = 0;
    const { user } = open(
      { twoFactor: on },
      {
        DisableTwoFactor: () => {
          tries += 1;
          if (tries === 1) throw new Refused(wrong);
          return { disableTwoFactor: of({ twoFactor: off }) };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '关闭' }));
    const asking = await dialog('关闭两步验证');
    await user.type(asking.getByLabelText('登录密码'), 'whale-demo-2026');
    await user.type(asking.getByLabelText('验证码或恢复码'), '000000');
    await user.click(asking.getByRole('button', { name: '关闭两步验证' }));
    expect(await asking.findByText('验证码错误或已使用过')).toBeVisible();
    expect(asking.getByLabelText('登录密码')).toHaveValue('whale-demo-2026');
    await user.click(asking.getByRole('button', { name: '关闭两步验证' }));
    expect(await screen.findByRole('button', { name: '开启两步验证' })).toBeVisible();
  });
});

describe('退出所有设备', () => {
  it('ends the others, and shows what is left', async () => {
    const { user, inputOf } = open(
      {},
      {
        SignOutEverywhere: () => ({
          signOutEverywhere: of({ sessions: [session('s1', true)], accessTokens: [] }),
        }),
      },
    );
    const section = await screen.findByRole('region', { name: '登录中的设备' });
    expect(within(section).getAllByText('Firefox · Linux')).toHaveLength(2);
    await user.click(within(section).getByRole('button', { name: '退出所有设备' }));
    const asking = await dialog('退出所有设备');
    await user.click(asking.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(within(section).getAllByText('Firefox · Linux')).toHaveLength(1));
    expect(await inputOf('SignOutEverywhere')).toEqual({
      includingThis: false,
      includingAccessTokens: false,
    });
  });

  it('offers to end the access tokens, by name', async () => {
    const { user, inputOf } = open(
      { accessTokens: [accountToken({})] },
      {
        TokensToEnd: () => ({
          viewer: of({ accessTokens: [{ __typename: 'AccessToken', id: 't1', name: '报表' }] }),
        }),
        SignOutEverywhere: () => ({
          signOutEverywhere: of({ sessions: [session('s1', true)], accessTokens: [] }),
        }),
      },
    );
    const section = await screen.findByRole('region', { name: '登录中的设备' });
    await user.click(within(section).getByRole('button', { name: '退出所有设备' }));
    const asking = await dialog('退出所有设备');
    expect(await asking.findByText(/^「报表」：不撤销则继续有效/)).toBeVisible();
    await user.click(asking.getByLabelText('同时撤销 1 个访问令牌'));
    await user.click(asking.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('还没有访问令牌')).toBeVisible();
    expect(await inputOf('SignOutEverywhere')).toEqual({
      includingThis: false,
      includingAccessTokens: true,
    });
  });
});

describe('access tokens', () => {
  it('say what they are good for, and are made with what was chosen', async () => {
    const { user, inputOf } = open(
      { accessTokens: [accountToken({})] },
      {
        CreateAccessToken: () => ({
          createAccessToken: accountToken({ id: 't2', token: 'wt_secret', scopes: ['READ'] }),
        }),
      },
    );
    expect(await screen.findByText(/读取、写入 ·/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '新建令牌' }));
    const making = await dialog('新建访问令牌');
    await user.type(making.getByLabelText('名称'), '只读');
    await user.click(making.getByLabelText('写入'));
    await user.click(making.getByLabelText('读取'));
    await user.click(making.getByRole('button', { name: '创建' }));
    expect(await making.findByText('请至少选择一项权限')).toBeVisible();
    expect(making.getByText('请输入登录密码')).toBeVisible();
    await user.type(making.getByLabelText('登录密码'), 'whale-demo-2026');
    await user.click(making.getByLabelText('读取'));
    await user.click(making.getByRole('button', { name: '创建' }));
    expect(await making.findByText('wt_secret')).toBeVisible();
    expect(await inputOf('CreateAccessToken')).toMatchObject({
      name: '只读',
      scopes: ['READ'],
      password: 'whale-demo-2026',
    });
  });

  it('of agents name their model, and say so in the list', async () => {
    const { user, inputOf } = open(
      { accessTokens: [accountToken({ kind: 'AGENT', model: '鲸-1', harness: '划桨' })] },
      {
        CreateAccessToken: () => ({ createAccessToken: accountToken({ token: 'wt_secret' }) }),
        Agents: () => ({ viewer: of({ agents: { __typename: 'Agents', stoppedAt: null } }) }),
      },
    );
    expect(await screen.findByText(/智能体（鲸-1 · 划桨）/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '新建令牌' }));
    const making = await dialog('新建访问令牌');
    await user.type(making.getByLabelText('名称'), '智能体');
    await user.type(making.getByLabelText('登录密码'), 'whale-demo-2026');
    await user.click(making.getByLabelText('智能体'));
    await user.click(making.getByRole('button', { name: '创建' }));
    expect(await making.findByText('请输入智能体使用的模型')).toBeVisible();
    await user.type(making.getByLabelText('智能体使用的模型'), '鲸-2');
    await user.type(making.getByLabelText('运行框架（选填）'), 'y'.repeat(195));
    await user.click(making.getByRole('button', { name: '创建' }));
    expect(await making.findByText('字数已超出限制1个字符')).toBeVisible();
    await user.clear(making.getByLabelText('运行框架（选填）'));
    await user.type(making.getByLabelText('运行框架（选填）'), '划桨');
    await user.click(making.getByRole('button', { name: '创建' }));
    expect(await making.findByText('wt_secret')).toBeVisible();
    expect(await inputOf('CreateAccessToken')).toMatchObject({
      kind: 'AGENT',
      model: '鲸-2',
      harness: '划桨',
    });
  });

  it('ask for a code too where the second step is on', async () => {
    const { user } = open({ twoFactor: on });
    await user.click(await screen.findByRole('button', { name: '新建令牌' }));
    const making = await dialog('新建访问令牌');
    expect(making.getByLabelText('验证码或恢复码')).toBeVisible();
  });
});
