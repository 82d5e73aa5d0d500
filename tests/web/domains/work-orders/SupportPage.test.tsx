import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { groups, id, order, orderId, thread } from './work-orders.ts';

let uploads: FakeUploads;
beforeEach(() => {
  localStorage.clear();
  uploads = FakeUploads.install();
});
afterEach(() => uploads.remove());

const competition = { __typename: 'Competition', id: id('3'), name: '企鹅赛' };
const organization = {
  __typename: 'OrganizationMembership',
  organization: { __typename: 'Organization', id: id('9'), name: '海洋组' },
};

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    Support: () => ({ site: { __typename: 'Site', workOrderTypeGroups: groups } }),
    FileWorkOrderChoices: () => ({
      competitions: { __typename: 'CompetitionPage', page: 1, items: [competition] },
      viewer: { __typename: 'Viewer', id: viewer.id, organizations: [] },
    }),
    ChosenCompetition: () => ({ competition }),
    CreateWorkOrder: () => ({
      createWorkOrder: { __typename: 'WorkOrder', id: orderId, orderId: 10_001 },
    }),
    WorkOrderThread: () => ({ workOrder: { ...order(), messages: thread([]) } }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};

const text = () => screen.findByRole('textbox', { name: '问题描述' });
const send = () => screen.getByRole('button', { name: '提交' });

describe('the help centre', () => {
  it('shows the texts of the types, and leads on to the form', async () => {
    const { user } = open('/support');
    expect(await screen.findByRole('heading', { name: '关于注册与登录' })).toBeVisible();
    const guide = screen.getByRole('navigation', { name: '快速指南' });
    await user.click(within(guide).getByRole('link', { name: '提交与评分' }));
    expect(await screen.findByRole('heading', { name: '关于提交与评分' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '就此提交工单' }));
    expect(await screen.findByRole('radio', { name: '提交与评分' })).toBeChecked();
    expect(await text()).toHaveValue('任务：\n');
  });

  it('lets a visitor read, and asks for signing in before the form', async () => {
    const { currentAddress } = open('/workorder?tab=submit', { Viewer: () => ({ viewer: null }) });
    const main = await screen.findByRole('main');
    const link = await within(main).findByRole('link', { name: '登录' });
    expect(currentAddress()).toBe('/home/support?tab=submit');
    expect(link).toHaveAttribute('href', expect.stringContaining('redirect=%2Fhome%2Fsupport'));
    expect(screen.queryByRole('textbox', { name: '问题描述' })).toBeNull();
  });
});

describe('a new work order', () => {
  it('is sent with a screenshot and a link, once a competition is chosen', async () => {
    const { user, inputOf, currentAddress } = open(`/home/support?tab=submit&type=${id('1')}`);
    expect(await text()).toHaveValue('任务：\n');
    expect(send()).toBeDisabled();
    await user.type(await text(), '分类，分数不对');
    expect(send()).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: '关联比赛' }), '企鹅赛');
    expect(send()).toBeEnabled();
    const files = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const field = files[files.length - 1];
    if (!field) throw new Error('no field for screenshots');
    await user.upload(field, new File(['x'], '截图.png', { type: 'image/png' }));
    const request = await uploads.next();
    expect(request.url).toBe('/uploads?purpose=work-order');
    request.answer(200, { key: 'k1', name: '截图.png', ext: '.png', size: 1 });
    await screen.findByRole('button', { name: '移除 截图.png' });
    await user.type(screen.getByRole('textbox', { name: '相关链接（选填）' }), 'https://a.example');
    await user.click(send());
    await waitFor(() => expect(currentAddress()).toBe(`/home/user/workorder/${orderId}`));
    expect(await inputOf('CreateWorkOrder')).toEqual({
      typeId: id('1'),
      content: '任务：\n分类，分数不对\n\n![截图](/files/k1)\n\nhttps://a.example',
      competitionId: id('3'),
    });
    expect(localStorage.getItem(`work-order:${viewer.member.id}:new`)).toBeNull();
  });

  it('sends no competition for 其他比赛, and the workspace that was chosen', async () => {
    const { user, inputOf } = open('/home/support?tab=submit', {
      FileWorkOrderChoices: () => ({
        competitions: { __typename: 'CompetitionPage', page: 1, items: [] },
        viewer: { __typename: 'Viewer', id: viewer.id, organizations: [organization] },
      }),
    });
    await user.click(await screen.findByRole('radio', { name: '提交与评分' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '关联比赛' }), '其他比赛');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: '关联工作空间' }),
      '海洋组',
    );
    await user.type(await text(), '分类');
    await user.click(send());
    expect(await inputOf('CreateWorkOrder')).toEqual({
      typeId: id('1'),
      content: '任务：\n分类',
      organizationId: id('9'),
    });
  });

  it('asks for no workspace where the member belongs to no organization', async () => {
    open('/home/support?tab=submit');
    expect(await screen.findByRole('radio', { name: '注册与登录' })).not.toBeChecked();
    expect(screen.queryByRole('combobox', { name: '关联工作空间' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: '关联比赛' })).toBeNull();
  });

  it('keeps what was typed through a reload, a refusal and another type', async () => {
    const { user } = open(`/home/support?tab=submit&type=${id('6')}`, {
      CreateWorkOrder: () => {
        throw new Refused({ code: 'RATE_LIMITED', message: '今日提交的工单过多，请明天再试' });
      },
    });
    await user.type(await text(), '登录不上');
    await user.click(screen.getByRole('radio', { name: '提交与评分' }));
    expect(await text()).toHaveValue('登录不上');
    await user.click(screen.getByRole('radio', { name: '注册与登录' }));
    await user.type(screen.getByRole('textbox', { name: '相关链接（选填）' }), 'a.example');
    await user.click(send());
    expect(screen.getByText('请输入以 http:// 或 https:// 开头的链接')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: '相关链接（选填）' }));
    await user.click(send());
    expect(await screen.findByText('今日提交的工单过多，请明天再试')).toBeVisible();
    expect(await text()).toHaveValue('登录不上');
    const kept = localStorage.getItem(`work-order:${viewer.member.id}:new`) ?? '';
    expect(JSON.parse(kept)).toMatchObject({ typeId: id('6'), text: '登录不上' });
  });
});
