import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const memberId = 'e'.repeat(24);
const row = (changes: Record<string, unknown> = {}) => ({
  __typename: 'AdministeredMember',
  id: memberId,
  email: 'su@example.com',
  phone: '+86 139****5678',
  roles: ['COLUMNIST'],
  createdAt: '2026-11-01T00:00:00.000Z',
  deactivatedAt: null,
  closesAt: null,
  closedAt: null,
  creatorBannedAt: null,
  creatorBanReason: null,
  member: {
    __typename: 'Member',
    id: memberId,
    name: '苏写浪',
    avatar: null,
    communityVerification: null,
  },
  ...changes,
});
const list = (...items: object[]) => ({ ...page(items), perPage: 20 });

const open = (answers: Answers = {}, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    Members: () => ({ administration: { __typename: 'Administration', members: list(row()) } }),
    ...answers,
  });
  const sent = (name: string) =>
    gateway.sent.filter(({ operationName }) => operationName === name).map((one) => one.variables);
  return { ...gateway, ...openPage('/home/admin/members'), sent };
};
const manage = async ({ user }: ReturnType<typeof open>, name = '苏写浪') => {
  await user.click(await screen.findByRole('button', { name: `管理${name}` }));
  return within(await screen.findByRole('dialog', { name: `管理${name}` }));
};

describe('members, for administrators', () => {
  it('are for administrators alone', async () => {
    const { currentAddress } = open({}, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('are found by text, role and state', async () => {
    const { user, sent } = open();
    expect(await screen.findByText(/su@example.com · \+86 139\*{4}5678/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '搜索用户' }), 'su{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: '角色' }), '客服');
    await user.selectOptions(screen.getByRole('combobox', { name: '账号状态' }), '已停用');
    await waitFor(() =>
      expect(sent('Members').at(-1)).toEqual({
        text: 'su',
        role: 'SUPPORT',
        state: 'DEACTIVATED',
        page: 1,
      }),
    );
  });

  it('are given roles at once', async () => {
    const opened = open({
      SetMemberRole: () => ({ setMemberRole: row({ roles: ['COLUMNIST', 'SUPPORT'] }) }),
    });
    const dialog = await manage(opened);
    expect(dialog.getByRole('checkbox', { name: '专栏作者' })).toBeChecked();
    await opened.user.click(dialog.getByRole('checkbox', { name: '客服' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: '客服' })).toBeChecked());
    expect(await opened.inputOf('SetMemberRole')).toEqual({
      memberId,
      role: 'SUPPORT',
      granted: true,
    });
  });

  it('can’t take the own administration, nor stop the own account', async () => {
    const own = { ...row().member, id: viewer.member.id, name: '林小舟' };
    const opened = open({
      Members: () => ({
        administration: {
          __typename: 'Administration',
          members: list(row({ id: viewer.member.id, member: own, roles: ['ADMIN'] })),
        },
      }),
    });
    const dialog = await manage(opened, '林小舟');
    expect(dialog.getByRole('checkbox', { name: '管理员' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: '停用账号' })).toBeNull();
  });

  it('are stopped for a reason, and a refusal keeps what was typed', async () => {
    let refuses = true;
    const opened = open({
      DeactivateMember: () => {
        if (refuses) throw new Refused({ code: 'CONFLICT', message: '该账号已停用' });
        return { deactivateMember: row({ deactivatedAt: '2026-11-21T04:00:00.000Z' }) };
      },
    });
    const { user, sent } = opened;
    await user.click((await manage(opened)).getByRole('button', { name: '停用账号' }));
    const dialog = within(await screen.findByRole('dialog', { name: '停用苏写浪的账号' }));
    await user.click(dialog.getByRole('button', { name: '停用' }));
    expect(await dialog.findByText('请输入原因')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '违规注册');
    await user.click(dialog.getByRole('button', { name: '停用' }));
    expect(await dialog.findByText('该账号已停用')).toBeVisible();
    refuses = false;
    await user.click(dialog.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用', { selector: '.mantine-Badge-label' })).toBeVisible();
    expect(sent('DeactivateMember').at(-1)).toEqual({ input: { memberId, reason: '违规注册' } });
  });

  it('are verified by a name', async () => {
    const opened = open({ VerifyMember: () => ({ verifyMember: row() }) });
    const { user, sent } = opened;
    await user.click((await manage(opened)).getByRole('button', { name: '设置认证' }));
    const dialog = within(await screen.findByRole('dialog', { name: '设置苏写浪的认证' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: '认证类型' }), '专业人士');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请输入认证名称')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /认证名称/ }), '海洋学家');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent('VerifyMember')).toEqual([
        { input: { memberId, type: 'PROFESSIONAL', name: '海洋学家' } },
      ]),
    );
  });

  it('may be none', async () => {
    open({
      Members: () => ({ administration: { __typename: 'Administration', members: list() } }),
    });
    expect(await screen.findByText('没有找到用户')).toBeVisible();
  });
});
