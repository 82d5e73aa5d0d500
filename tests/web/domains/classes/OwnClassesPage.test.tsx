import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { classId, classRow, item, ofViewer, organization, pageOf } from './answers.ts';

const list = (rows: object[], belongs = false) =>
  ofViewer({
    organizations: belongs ? [{ __typename: 'OrganizationMembership', organization }] : [],
    classes: pageOf('SchoolClassPage', ...rows),
  });
const open = (answers: Answers = {}) => {
  const { inputOf } = fakeGateway({
    Viewer: () => ({ viewer }),
    OwnClasses: () => list([classRow()]),
    ClassPage: () => ofViewer({ class: { ...classRow(), items: [item()] } }),
    ...answers,
  });
  return { inputOf, ...openPage('/home/user/classes') };
};

describe('one’s own classes', () => {
  it('are for members, who sign in first', async () => {
    const { currentAddress } = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('are listed with who teaches them', async () => {
    open();
    expect(await screen.findByRole('link', { name: '数据一班' })).toHaveAttribute(
      'href',
      `/home/classes/${classId}`,
    );
    expect(screen.getByText('远岸大学 · 潘老师 老师')).toBeVisible();
    expect(screen.getByText('2 名学生 · 2 项任务')).toBeVisible();
    // Members of no organization make none.
    expect(screen.queryByRole('button', { name: '新建班级' })).toBeNull();
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      OwnClasses: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list([]);
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有班级')).toBeVisible();
  });

  it('are joined by a code, and what was typed stays when it is refused', async () => {
    let refusals = 1;
    const { inputOf, user, currentAddress } = open({
      JoinClass: () => {
        if (refusals-- > 0)
          throw new Refused({ code: 'NOT_FOUND', message: '未找到该班级', field: 'code' });
        return { joinClass: classRow() };
      },
    });
    const code = await screen.findByRole('textbox', { name: '班级加入码' });
    await user.click(screen.getByRole('button', { name: '加入班级' }));
    expect(await screen.findByText('请输入加入码')).toBeVisible();
    await user.type(code, 'abcdefghjk');
    await user.click(screen.getByRole('button', { name: '加入班级' }));
    expect(await screen.findByText('未找到该班级')).toBeVisible();
    expect(code).toHaveValue('abcdefghjk');
    await user.click(screen.getByRole('button', { name: '加入班级' }));
    await waitFor(() => expect(currentAddress()).toBe(`/home/classes/${classId}`));
    expect(await inputOf('JoinClass')).toEqual({ code: 'abcdefghjk' });
  });

  it('are offered, and accepted or declined', async () => {
    let row = classRow({ role: 'OFFERED' });
    const { inputOf, user } = open({
      OwnClasses: () => list([row]),
      AcceptClass: () => {
        row = classRow();
        return { acceptClass: row };
      },
    });
    expect(await screen.findByText('邀请你加入')).toBeVisible();
    expect(screen.queryByRole('link', { name: '数据一班' })).toBeNull();
    expect(screen.getByRole('button', { name: '不加入数据一班' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '加入数据一班' }));
    expect(await screen.findByRole('link', { name: '数据一班' })).toBeVisible();
    expect(await inputOf('AcceptClass')).toEqual({ classId });
  });

  it('are made by who belongs to an organization', async () => {
    const { inputOf, user, currentAddress } = open({
      OwnClasses: () => list([], true),
      CreateClass: () => ({ createClass: classRow({ role: 'TEACHER' }) }),
    });
    await user.click(await screen.findByRole('button', { name: '新建班级' }));
    await user.click(await screen.findByRole('button', { name: '创建' }));
    expect(await screen.findByText('请输入班级名称')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /班级名称/ }), '二班');
    await user.click(screen.getByRole('button', { name: '创建' }));
    await waitFor(() => expect(currentAddress()).toBe(`/home/classes/${classId}`));
    expect(await inputOf('CreateClass')).toEqual({
      organization: 'farshore',
      name: '二班',
      description: '',
    });
  });
});
