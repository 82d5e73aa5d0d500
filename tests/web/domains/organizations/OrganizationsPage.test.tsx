import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { star } from '../members/members.ts';

const path = '/home/admin/organizations';
const organization = {
  __typename: 'Organization',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '预报浪高的人',
};
const member = {
  __typename: 'OrganizationMember',
  memberId: 'a'.repeat(24),
  role: 'MEMBER',
  member: { __typename: 'Member', id: 'a'.repeat(24), name: '林小舟', avatar: null },
};
const list = (...items: object[]) => ({ ...page(items), perPage: 20 });

const open = (answers: Answers = {}, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    Organizations: () => ({ organizations: list(organization) }),
    OrganizationMembers: () => ({ organization: { ...organization, members: list(member) } }),
    ...answers,
  });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage(path), inputs };
};

describe('the organizations of the site', () => {
  it('are for its administrators alone', async () => {
    const { currentAddress } = open({}, ['ORGANIZER']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('lead to the competitions that each of them manages', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /预报浪高的人/ }));
    expect(row.getByText('tide')).toBeVisible();
    expect(row.getByRole('link', { name: '管理潮汐组的比赛和活动' })).toHaveAttribute(
      'href',
      '/org/tide/competition/manage',
    );
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      Organizations: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { organizations: list() };
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('暂无组织')).toBeVisible();
  });

  it('are made with a short name that fits into addresses', async () => {
    const { user, inputs } = open({
      CreateOrganization: () => {
        throw new Refused({ code: 'CONFLICT', message: '该短名已被使用', field: 'shortName' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '新建组织' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建组织' }));
    await user.type(dialog.getByRole('textbox', { name: /短名/ }), '潮汐');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请输入组织名称')).toBeVisible();
    expect(dialog.getByText(/短名由2到32个小写字母/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /组织名称/ }), '潮汐二组');
    await user.clear(dialog.getByRole('textbox', { name: /短名/ }));
    await user.type(dialog.getByRole('textbox', { name: /短名/ }), 'tide');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /短名/ })).toBeInvalid());
    expect(dialog.getAllByText('该短名已被使用').length).toBeGreaterThan(0);
    expect(inputs('CreateOrganization')).toEqual([
      { shortName: 'tide', name: '潮汐二组', description: '' },
    ]);
  });

  it('are edited, the short name apart', async () => {
    const { user, inputs } = open({
      UpdateOrganization: () => ({ updateOrganization: { ...organization, description: '新' } }),
    });
    await user.click(await screen.findByRole('button', { name: '编辑潮汐组' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑组织' }));
    expect(dialog.getByRole('textbox', { name: /短名/ })).toBeDisabled();
    const text = dialog.getByRole('textbox', { name: '简介' });
    await user.clear(text);
    await user.type(text, '新');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('UpdateOrganization')).toEqual([
      { shortName: 'tide', name: '潮汐组', description: '新' },
    ]);
  });
});

describe('the members of an organization', () => {
  const changed = { ...organization };
  const openMembers = async (answers: Answers) => {
    const opened = open(answers);
    await opened.user.click(await screen.findByRole('button', { name: '潮汐组的成员' }));
    const dialog = within(await screen.findByRole('dialog', { name: '潮汐组的成员' }));
    return { ...opened, dialog };
  };

  it('are added by e-mail or name, and what was typed stays when there is no such account', async () => {
    let members = [member];
    const { user, dialog, inputs } = await openMembers({
      OrganizationMembers: () => ({ organization: { ...organization, members: list(...members) } }),
      AddOrganizationMember: ({ input }) => {
        if ((input as { account: string }).account !== '周启航')
          throw new Refused({ code: 'NOT_FOUND', message: '未找到该账号', field: 'account' });
        const id = 'b'.repeat(24);
        members = [
          member,
          { ...member, memberId: id, member: { ...member.member, id, name: '周启航' } },
        ];
        return { addOrganizationMember: changed };
      },
    });
    await user.click(dialog.getByRole('button', { name: '添加' }));
    expect(dialog.getByText('请输入邮箱或用户名')).toBeVisible();
    const account = dialog.getByRole('textbox', { name: '邮箱或用户名' });
    await user.type(account, '周启');
    await user.click(dialog.getByRole('button', { name: '添加' }));
    expect(await dialog.findByText('未找到该账号')).toBeVisible();
    await user.type(account, '航');
    await user.selectOptions(dialog.getByRole('combobox', { name: '角色' }), '管理员');
    await user.click(dialog.getByRole('button', { name: '添加' }));
    expect(await dialog.findByText('周启航')).toBeVisible();
    expect(account).toHaveValue('');
    expect(inputs('AddOrganizationMember').at(-1)).toEqual({
      organization: 'tide',
      account: '周启航',
      role: 'ADMIN',
    });
  });

  it('have their cards, in the window too', async () => {
    const { user } = await openMembers({
      MemberProfile: () => ({ member: star({ name: '林小舟' }) }),
    });
    const name = await screen.findByRole('link', { name: '林小舟' });
    while (document.activeElement !== name) await user.tab();
    expect(await screen.findByText('常年打榜')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: /名片/ })).toBeNull());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('get another role, and are taken out', async () => {
    let role = 'MEMBER';
    let rest: object[] | null = null;
    const { user, dialog, inputs } = await openMembers({
      OrganizationMembers: () => ({
        organization: { ...organization, members: list(...(rest ?? [{ ...member, role }])) },
      }),
      SetOrganizationMemberRole: () => {
        role = 'ADMIN';
        return { setOrganizationMemberRole: changed };
      },
      RemoveOrganizationMember: () => {
        rest = [];
        return { removeOrganizationMember: changed };
      },
    });
    const select = await dialog.findByRole('combobox', { name: '林小舟的角色' });
    await user.selectOptions(select, '管理员');
    await waitFor(() => expect(select).toHaveValue('ADMIN'));
    await user.click(dialog.getByRole('button', { name: '移除林小舟' }));
    expect(await dialog.findByText('暂无成员')).toBeVisible();
    const of = { organization: 'tide', memberId: member.memberId };
    expect(inputs('SetOrganizationMemberRole')).toEqual([{ ...of, role: 'ADMIN' }]);
    expect(inputs('RemoveOrganizationMember')).toEqual([of]);
  });
});
