import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const account = (changes: object = {}) => ({
  __typename: 'ServiceAccount',
  id: 'a'.repeat(24),
  name: '报名同步',
  description: '每天同步报名',
  prefix: 'wsa_abcd',
  scopes: ['READ'],
  expiresAt: '2099-01-01T04:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});
const ofSite = (...serviceAccounts: object[]) => ({
  administration: { __typename: 'Administration', serviceAccounts },
});
const verification = (protectedUntil: string | null) => ({
  viewer: {
    ...viewer,
    verification: {
      __typename: 'Verification',
      phone: null,
      phoneCountryCode: null,
      isPhoneVerified: false,
      email: null,
      isEmailVerified: false,
      realNameStatus: 'NONE',
      realName: null,
      idNumber: null,
      rejectionReason: null,
      realNameSubmittedAt: null,
      protectedUntil,
      hasAutomaticVerification: false,
    },
  },
});
const PROTECTED = '2099-01-01T00:00:00.000Z';
const made = (token: string) => ({
  __typename: 'ServiceAccountPayload',
  token,
  serviceAccount: account(),
});

const open = (answers: Answers = {}, path = '/home/admin/service-accounts', roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    SiteServiceAccounts: () => ofSite(account()),
    Verification: () => verification(PROTECTED),
    ...answers,
  });
  return { ...openPage(path), ...gateway };
};

describe('the service accounts of the site', () => {
  it('are for its administrators alone', async () => {
    const { currentAddress } = open({}, undefined, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('stand in a table with their scopes, their end and their last use', async () => {
    open({
      SiteServiceAccounts: () =>
        ofSite(
          account(),
          account({
            id: 'b'.repeat(24),
            name: '旧程序',
            scopes: ['READ', 'WRITE'],
            expiresAt: '2020-01-01T04:00:00.000Z',
          }),
        ),
    });
    const table = within(await screen.findByRole('table'));
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent('报名同步每天同步报名wsa_abcd…读取');
    expect(first).toHaveTextContent('到期从未使用');
    expect(second).toHaveTextContent('读取、写入');
    expect(second).toHaveTextContent('已到期');
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      SiteServiceAccounts: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return ofSite();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有服务账号')).toBeVisible();
  });

  it('are made by who has proved themselves; the token is shown this once', async () => {
    const { user, inputOf } = open({
      Verification: () => verification(null),
      GrantProtection: () => ({ grantProtection: verification(PROTECTED).viewer }),
      CreateServiceAccount: () => ({ createServiceAccount: made('wsa_shown-once') }),
    });
    await user.click(await screen.findByRole('button', { name: '新建服务账号' }));
    await user.type(await screen.findByLabelText('登录密码'), 'a-long-password');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await user.click(await screen.findByRole('button', { name: '创建' }));
    expect(await screen.findByText('请输入服务账号的名称')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '名称' }), ' 数据看板 ');
    await user.click(screen.getByRole('checkbox', { name: '写入' }));
    await user.click(screen.getByRole('button', { name: '创建' }));
    expect(await screen.findByText('wsa_shown-once')).toBeVisible();
    expect(await inputOf('CreateServiceAccount')).toMatchObject({
      name: '数据看板',
      description: '',
      scopes: ['READ', 'WRITE'],
      organization: null,
    });
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByText('wsa_shown-once')).toBeNull());
  });

  it('say at the form what is wrong with a new one', async () => {
    const { user } = open({
      CreateServiceAccount: () => {
        throw new Refused({ code: 'CONFLICT', message: '已有同名的服务账号', field: 'name' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '新建服务账号' }));
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '报名同步');
    await user.click(screen.getByRole('button', { name: '创建' }));
    expect(await screen.findByText('已有同名的服务账号')).toBeVisible();
  });

  it('get a new token, and are revoked after a question', async () => {
    let isThere = true;
    const { user, inputOf } = open({
      SiteServiceAccounts: () => ofSite(...(isThere ? [account()] : [])),
      RenewServiceAccountToken: () => ({ renewServiceAccountToken: made('wsa_renewed') }),
      RevokeServiceAccount: () => {
        isThere = false;
        return {
          revokeServiceAccount: { __typename: 'DeletedPayload', deletedId: account().id },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: '更换「报名同步」的令牌' }));
    await user.click(await screen.findByRole('button', { name: '更换' }));
    expect(await screen.findByText('wsa_renewed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    await user.click(screen.getByRole('button', { name: '撤销「报名同步」' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await inputOf('RevokeServiceAccount')).toEqual({ serviceAccountId: account().id });
    expect(await screen.findByText('还没有服务账号')).toBeVisible();
  });
});

describe('the service accounts of an organization', () => {
  const path = '/org/tide/service-accounts';
  const organization = (serviceAccounts: object[] | null) => ({
    organization: {
      __typename: 'Organization',
      id: 'c'.repeat(24),
      name: '潮汐组',
      serviceAccounts,
    },
  });

  it('are made in its name', async () => {
    const { user, inputOf } = open(
      {
        OrganizationServiceAccounts: () => organization([account()]),
        CreateServiceAccount: () => ({ createServiceAccount: made('wsa_of-tide') }),
      },
      path,
      [],
    );
    expect(await screen.findByRole('heading', { name: '潮汐组的服务账号' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '新建服务账号' }));
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '同步');
    await user.click(screen.getByRole('button', { name: '创建' }));
    expect(await screen.findByText('wsa_of-tide')).toBeVisible();
    expect(await inputOf('CreateServiceAccount')).toMatchObject({ organization: 'tide' });
  });

  it('are not for others', async () => {
    const { currentAddress } = open(
      {
        OrganizationServiceAccounts: () => {
          throw new Refused({ code: 'FORBIDDEN', message: '仅组织的管理员可以管理服务账号' });
        },
      },
      path,
      [],
    );
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });
});
