import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const orderId = 'a'.repeat(24);
const orders = (...statuses: string[]) => ({
  workOrders: {
    __typename: 'WorkOrderPage',
    items: statuses.map((status, index) => ({
      __typename: 'WorkOrder',
      id: String(index).padStart(24, 'a'),
      status,
    })),
  },
});

const open = (answers: Answers = {}) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    ColumnApplications: () => orders('CLOSED'),
    WorkOrderThread: () => ({ workOrder: null }),
    SendColumnApplication: () => ({
      createWorkOrder: { __typename: 'WorkOrder', id: orderId, orderId: 10_042 },
    }),
    ...answers,
  });
  const asked = (name: string) => sent.filter(({ operationName }) => operationName === name);
  return { asked, ...openPage('/home/column/application') };
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: '提交申请' });

beforeEach(() => localStorage.clear());

it('says what is wrong at its place, and sends nothing', async () => {
  const { user, asked } = open();
  await field(/^微信\/联系邮箱/);
  await user.click(submit());
  expect(await screen.findByText('请输入微信/联系邮箱')).toBeVisible();
  expect(screen.getByText('专栏内容不能为空')).toBeVisible();
  await user.type(await field(/^微信\/联系邮箱/), 'ab');
  await user.click(submit());
  expect(await screen.findByText('请输入正确的微信/联系邮箱')).toBeVisible();
  expect(asked('SendColumnApplication')).toEqual([]);
});

it('files an application, and leads to its work order', async () => {
  const { user, asked, currentAddress } = open();
  await user.type(await field(/^微信\/联系邮箱/), 'me@demo.test');
  await user.type(await field(/^专栏内容/), '表格数据十二课');
  await user.click(submit());
  const dialog = within(await screen.findByRole('dialog', { name: '提交成功' }));
  expect(dialog.getByText(/7 个工作日内完成审核，进展记在工单 #10042 里/)).toBeVisible();
  expect(asked('SendColumnApplication').map(({ variables }) => variables.input)).toEqual([
    {
      typeId: workOrderTypes.columnApplication,
      content:
        '**微信/联系邮箱**：me@demo.test\n\n**过往作品**\n\n未填写\n\n**专栏内容**\n\n表格数据十二课',
    },
  ]);
  await user.click(dialog.getByRole('button', { name: '查看工单' }));
  await waitFor(() => expect(currentAddress()).toBe(`/home/user/workorder/${orderId}`));
});

it('keeps what was typed where it is refused', async () => {
  const { user } = open({
    SendColumnApplication: () => {
      throw new Refused({ code: 'RATE_LIMITED', message: '今天提交的工单太多了' });
    },
  });
  await user.type(await field(/^微信\/联系邮箱/), 'me@demo.test');
  await user.type(await field(/^专栏内容/), '表格');
  await user.click(submit());
  expect(await screen.findByText('今天提交的工单太多了')).toBeVisible();
  expect(await field(/^专栏内容/)).toHaveValue('表格');
});

it('leads to the application that is under way', async () => {
  const { currentAddress } = open({ ColumnApplications: () => orders('CLOSED', 'PROCESSING') });
  await waitFor(() =>
    expect(currentAddress()).toBe(`/home/user/workorder/${'1'.padStart(24, 'a')}`),
  );
});

it('is for who doesn’t write columns yet, and for members', async () => {
  const columns = { __typename: 'ViewerColumns', isAuthorized: true, canCreate: true, items: [] };
  open({ MyColumns: () => ({ viewer: { ...viewer, columns } }) });
  expect(await screen.findByText('你已经是专栏作者，可以直接创建专栏')).toBeVisible();
  const visitor = open({ Viewer: () => ({ viewer: null }) });
  await waitFor(() => expect(visitor.currentAddress()).toContain('/auth/communityLogin'));
});
