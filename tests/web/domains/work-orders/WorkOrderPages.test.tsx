import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formatZonedTime } from '#web/src/lib/dates.ts';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { id, message, order, orderId, orders, thread } from './work-orders.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

beforeEach(() => localStorage.clear());

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};

const openOrder = (changes: object, messages: object[] = [], answers: Answers = {}) =>
  open(`/home/user/workorder/${orderId}`, {
    WorkOrderThread: () => ({ workOrder: { ...order(changes), messages: thread(messages) } }),
    SetWorkOrderStatus: ({ input }) => ({
      setWorkOrderStatus: {
        ...order(changes),
        status: (input as { status: string }).status,
        resolution: null,
      },
    }),
    ...answers,
  });

describe('我的工单', () => {
  it('lists them by status, and closes one', async () => {
    const { user, variablesOf, inputOf, currentAddress } = open('/home/user/workorder', {
      WorkOrders: () => ({
        workOrders: orders([order(), order({ id: id('b'), orderId: 10_002, status: 'CLOSED' })]),
      }),
      SetWorkOrderStatus: () => ({ setWorkOrderStatus: order({ status: 'CLOSED' }) }),
    });
    const row = (await screen.findByText('#10001')).closest('tr');
    if (!row) throw new Error('no row');
    expect(within(row).getByRole('link')).toHaveTextContent('任务：分类 分数不对 [图片]');
    for (const text of ['提交与评分', '社区', '企鹅赛', '待处理'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: '关闭工单 10002' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '关闭工单 10001' }));
    expect(await inputOf('SetWorkOrderStatus')).toEqual({
      workOrderId: orderId,
      status: 'CLOSED',
    });
    await user.click(screen.getByRole('link', { name: '待确认' }));
    await waitFor(() =>
      expect(currentAddress()).toBe('/home/user/workorder?status=AWAITING_CONFIRMATION'),
    );
    await waitFor(async () =>
      expect(await variablesOf('WorkOrders')).toEqual({ status: 'AWAITING_CONFIRMATION', page: 1 }),
    );
  });

  it('says 暂无工单 where there is none', async () => {
    open('/home/user/workorder', { WorkOrders: () => ({ workOrders: orders([]) }) });
    expect(await screen.findByText('暂无工单')).toBeVisible();
  });

  it('shows pages above ten', async () => {
    const { user, variablesOf } = open('/home/user/workorder?status=CLOSED', {
      WorkOrders: ({ page }) => ({
        workOrders: orders([order({ orderId: 10_000 + Number(page) })], { totalCount: 11, page }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: '第2页' }));
    expect(await screen.findByText('#10002')).toBeVisible();
    expect(await variablesOf('WorkOrders')).toEqual({ status: 'CLOSED', page: 2 });
  });

  it('shows the last page in place of one beyond it', async () => {
    const { currentAddress } = open('/home/user/workorder?status=CLOSED&page=9', {
      WorkOrders: ({ page }) => ({
        workOrders: orders(page === 2 ? [order()] : [], { totalCount: 11, page }),
      }),
    });
    expect(await screen.findByText('#10001')).toBeVisible();
    expect(currentAddress()).toBe('/home/user/workorder?status=CLOSED&page=2');
  });
});

describe('a work order', () => {
  it('shows what it is about, and 暂无消息记录 before the first answer', async () => {
    openOrder({});
    expect(await screen.findByRole('heading', { name: '工单 #10001' })).toBeVisible();
    expect(screen.getByText('比赛 / 提交与评分')).toBeVisible();
    expect(screen.getByText('暂无消息记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '企鹅赛' })).toBeVisible();
    expect(screen.getByRole('button', { name: '关闭工单' })).toBeVisible();
  });

  it('takes a reply that isn’t empty, and keeps it where it couldn’t be sent', async () => {
    let tries = 0;
    const said = message({
      id: id('7'),
      isSupport: false,
      authorName: '林小舟',
      content: '提交页',
    });
    const { user, inputOf } = openOrder({ status: 'PROCESSING' }, [message()], {
      SendWorkOrderMessage: () => {
        tries += 1;
        if (tries === 1) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '太久了' });
        return {
          sendWorkOrderMessage: {
            ...order({ status: 'PROCESSING' }),
            messages: thread([message(), said]),
          },
        };
      },
    });
    const records = await screen.findByRole('list', { name: '工单记录' });
    expect(within(records).getByText('鲸潮客服')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(screen.getByText('请输入发送内容')).toBeVisible();
    const field = screen.getByRole('textbox', { name: '回复内容' });
    await user.type(field, '提交页');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('发送工单信息出错')).toBeVisible();
    expect(field).toHaveValue('提交页');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await within(records).findByText('提交页')).toBeVisible();
    expect(field).toHaveValue('');
    expect(await inputOf('SendWorkOrderMessage')).toEqual({
      workOrderId: orderId,
      content: '提交页',
      attachments: [],
      asksForConfirmation: false,
    });
    expect(screen.queryByRole('button', { name: '发送并请会员确认' })).toBeNull();
  });

  it.each([
    ['已解决', 'CLOSED'],
    ['未解决', 'PROCESSING'],
  ])('that awaits confirmation is %s, and takes no reply', async (name, status) => {
    const confirmUntil = new Date(Date.now() + 3 * DAY + 60_000).toISOString();
    const { user, inputOf } = openOrder({ status: 'AWAITING_CONFIRMATION', confirmUntil });
    const until = `${formatZonedTime(confirmUntil)}前没有回复，工单会自动关闭`;
    expect(await screen.findByText(new RegExp(until))).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '回复内容' })).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    expect(await inputOf('SetWorkOrderStatus')).toEqual({ workOrderId: orderId, status });
  });

  it.each([
    ['RESOLVED', /你已确认问题得到解决/],
    ['TIMED_OUT', /超过 7 天没有确认/],
    [null, /工单已关闭。/],
  ])('closed as %s says so, and goes on by 继续反馈', async (resolution, text) => {
    const { user } = openOrder({ status: 'CLOSED', resolution }, [message()]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '回复内容' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '继续反馈' }));
    expect(await screen.findByRole('textbox', { name: '回复内容' })).toBeVisible();
  });

  it('that the support closed shows the reason in its thread', async () => {
    openOrder({ status: 'CLOSED' }, [message({ content: '与 #10002 重复', isClosing: true })]);
    const records = await screen.findByRole('list', { name: '工单记录' });
    expect(within(records).getByText('关闭了工单')).toBeVisible();
    expect(within(records).getByText('与 #10002 重复')).toBeVisible();
    expect(screen.getByRole('button', { name: '继续反馈' })).toBeVisible();
  });

  it('that isn’t there says so; one that doesn’t load offers to try again', async () => {
    const { user } = openOrder({}, [], {
      WorkOrderThread: () => {
        throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '太久了' });
      },
    });
    expect(await screen.findByText('获取工单出错')).toBeVisible();
    fakeGateway({ Viewer: () => ({ viewer }), WorkOrderThread: () => ({ workOrder: null }) });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('未找到该工单')).toBeVisible();
  });
});
