import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { showNotices } from '#tests/web/support/notices.tsx';
import { id, message, order, orderId, orders, thread } from './work-orders.ts';

beforeEach(() => localStorage.clear());

const staff = { ...viewer, roles: ['SUPPORT'] };
const other = { __typename: 'Member', id: id('8'), name: '提问者', avatar: null };
const colleague = { __typename: 'Member', id: id('9'), name: '小岛客服', avatar: null };
const queue = (changes: object = {}) => ({
  __typename: 'SupportQueue',
  waitingCount: 3,
  longestWaitStartedAt: '2026-11-01T02:00:00.000Z',
  longestWaitingId: orderId,
  overdueCount: 0,
  dueCount: 6,
  inTimeCount: 5,
  ...changes,
});
const answer = (sign: string, title: string, text: string) => ({
  __typename: 'CannedAnswer',
  id: id(sign),
  title,
  text,
});
const answers = [
  answer('a', '已收到', '我们会尽快回复。'),
  answer('b', '收不到验证码', '请改用语音验证码。'),
];

const open = (address: string, more: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ...more,
  });
  return { ...gateway, ...openPage(address) };
};

describe('the support’s desk', () => {
  it('is closed to members', async () => {
    const { currentAddress } = open('/home/admin/workorders');
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('shows those that wait first, and searches', async () => {
    const { user, sent, variablesOf } = open('/home/admin/workorders', {
      Viewer: () => ({ viewer: staff }),
      SupportDesk: () => ({
        support: {
          __typename: 'Support',
          workOrders: orders([order({ hasPriority: true, creator: other })]),
        },
      }),
      SupportDeskGroups: () => ({ site: { __typename: 'Site', workOrderTypeGroups: [] } }),
      SupportQueue: () => ({ support: { __typename: 'Support', queue: queue() } }),
    });
    expect(await screen.findByText('优先')).toBeVisible();
    const filter = {
      status: 'PENDING',
      typeGroupId: null,
      assignment: null,
      answer: null,
      text: null,
      oldestFirst: true,
    };
    expect(await variablesOf('SupportDesk')).toEqual({ filter, page: 1 });
    await user.type(screen.getByRole('textbox', { name: '搜索工单' }), '10001{Enter}');
    await waitFor(async () =>
      expect(await variablesOf('SupportDesk')).toEqual({
        filter: { ...filter, text: '10001' },
        page: 1,
      }),
    );
    // The address changes what is asked for; neither is asked for again by the other.
    expect(await screen.findByText('#10001')).toBeVisible();
    expect(sent.filter(({ operationName }) => operationName === 'SupportDesk')).toHaveLength(2);
  });

  it('answers as the support and asks for the confirmation', async () => {
    const { user, inputOf } = open(`/home/admin/workorders/${orderId}`, {
      Viewer: () => ({ viewer: staff }),
      WorkOrderThread: () => ({
        workOrder: {
          ...order({ creator: other }),
          messages: thread([message({ staffName: '小岛客服' })]),
        },
      }),
      SendWorkOrderMessage: () => ({
        sendWorkOrderMessage: {
          ...order({ creator: other, status: 'AWAITING_CONFIRMATION' }),
          messages: thread([message()]),
        },
      }),
    });
    expect(await screen.findByText('由 小岛客服 回复')).toBeVisible();
    expect(screen.getByRole('button', { name: '受理' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '回复内容' }), '修好了');
    await user.click(screen.getByRole('button', { name: '发送并请会员确认' }));
    expect(await inputOf('SendWorkOrderMessage')).toMatchObject({
      content: '修好了',
      asksForConfirmation: true,
    });
    expect(await screen.findByText('待确认')).toBeVisible();
  });

  it('accepts an application for columns, once it was asked', async () => {
    let accepted = false;
    const applied = (changes: object = {}) =>
      order({
        creator: other,
        type: {
          __typename: 'WorkOrderTypeName',
          id: workOrderTypes.columnApplication,
          name: '申请',
        },
        ...changes,
      });
    const { user, inputOf } = open(`/home/admin/workorders/${orderId}`, {
      Viewer: () => ({ viewer: staff }),
      WorkOrderThread: () => ({
        workOrder: {
          ...applied(accepted ? { status: 'AWAITING_CONFIRMATION' } : {}),
          messages: thread(accepted ? [message({ content: '你的专栏申请已通过' })] : []),
        },
      }),
      AcceptApplication: () => {
        accepted = true;
        return { acceptApplication: applied({ status: 'AWAITING_CONFIRMATION' }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: '通过申请' }));
    const dialog = await screen.findByRole('dialog', { name: '通过专栏申请' });
    await user.click(within(dialog).getByRole('button', { name: '通过申请' }));
    expect(await inputOf('AcceptApplication')).toEqual({ workOrderId: orderId });
    expect(await screen.findByText('你的专栏申请已通过')).toBeVisible();
    expect(screen.queryByRole('button', { name: '通过申请' })).toBeNull();
  });

  it('has nothing to accept in other work orders', async () => {
    open(`/home/admin/workorders/${orderId}`, {
      Viewer: () => ({ viewer: staff }),
      WorkOrderThread: () => ({
        workOrder: { ...order({ creator: other }), messages: thread([]) },
      }),
    });
    expect(await screen.findByRole('button', { name: '受理' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '通过申请' })).toBeNull();
  });

  it('shows the queue in numbers, and who has what', async () => {
    const { user, variablesOf } = open('/home/admin/workorders', {
      Viewer: () => ({ viewer: staff }),
      SupportDesk: () => ({
        support: {
          __typename: 'Support',
          workOrders: orders([
            order({ creator: other, handler: colleague, answerDueAt: '2026-11-02T00:00:00.000Z' }),
            order({ id: id('b'), orderId: 10_002, creator: other }),
          ]),
        },
      }),
      SupportDeskGroups: () => ({ site: { __typename: 'Site', workOrderTypeGroups: [] } }),
      SupportQueue: () => ({
        support: { __typename: 'Support', queue: queue({ overdueCount: 1 }) },
      }),
    });
    const numbers = await screen.findByText('83%');
    expect(numbers).toBeVisible();
    expect(screen.getByText(/^近 30 天，/)).toHaveTextContent('近 30 天，5 张按时 / 6 张');
    expect(screen.getByText('超过承诺时间', { selector: 'dd' })).toHaveTextContent(
      '1 张超过承诺时间',
    );
    const rows = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
      textContent.includes('#1000'),
    );
    expect(rows[0]).toHaveTextContent(/已超期.*小岛客服负责 · 已等待/);
    expect(rows[1]).toHaveTextContent(/未分配/);
    await user.selectOptions(screen.getByRole('combobox', { name: '负责人' }), '我负责的');
    await waitFor(async () =>
      expect(await variablesOf('SupportDesk')).toMatchObject({ filter: { assignment: 'MINE' } }),
    );
  });

  it('leads from each figure to the work orders that it counts', async () => {
    const { user, variablesOf, currentAddress } = open('/home/admin/workorders?handler=MINE', {
      Viewer: () => ({ viewer: staff }),
      SupportDesk: () => ({
        support: { __typename: 'Support', workOrders: orders([order({ creator: other })]) },
      }),
      SupportDeskGroups: () => ({ site: { __typename: 'Site', workOrderTypeGroups: [] } }),
      SupportQueue: () => ({
        support: { __typename: 'Support', queue: queue({ overdueCount: 1 }) },
      }),
    });
    const figures = [
      ['3 张', 'WAITING', true],
      ['1 张', 'OVERDUE', true],
      ['83%', 'DUE', false],
      ['5 张按时', 'IN_TIME', false],
      ['6 张', 'DUE', false],
    ] as const;
    for (const [name, answer, oldestFirst] of figures) {
      await user.click(await screen.findByRole('link', { name }));
      await waitFor(() =>
        expect(currentAddress()).toBe(`/home/admin/workorders?status=ALL&answer=${answer}`),
      );
      await waitFor(async () =>
        expect(await variablesOf('SupportDesk')).toEqual({
          filter: {
            status: null,
            typeGroupId: null,
            assignment: null,
            answer,
            text: null,
            oldestFirst,
          },
          page: 1,
        }),
      );
    }
    expect(screen.getByRole('combobox', { name: '答复情况' })).toHaveDisplayValue('近 30 天应答复');
  });

  it('leads to the work order that waits longest, and from nothing nowhere', async () => {
    const { user, currentAddress } = open('/home/admin/workorders', {
      Viewer: () => ({ viewer: staff }),
      SupportDesk: () => ({ support: { __typename: 'Support', workOrders: orders([]) } }),
      SupportDeskGroups: () => ({ site: { __typename: 'Site', workOrderTypeGroups: [] } }),
      SupportQueue: () => ({
        support: { __typename: 'Support', queue: queue({ dueCount: 0, inTimeCount: 0 }) },
      }),
      WorkOrderThread: () => ({
        workOrder: { ...order({ creator: other }), messages: thread([]) },
      }),
    });
    const numbers = within((await screen.findByText('等得最久')).closest('dl') as HTMLElement);
    const links = numbers.getAllByRole('link');
    expect(links).toHaveLength(2);
    await user.click(links[1] as HTMLElement);
    await waitFor(() => expect(currentAddress()).toBe(`/home/admin/workorders/${orderId}`));
  });

  const openDeskOrder = (changes: object, more: Answers = {}, roles = ['SUPPORT']) =>
    open(`/home/admin/workorders/${orderId}`, {
      Viewer: () => ({ viewer: { ...viewer, roles } }),
      WorkOrderThread: () => ({
        workOrder: { ...order({ creator: other, ...changes }), messages: thread([]) },
      }),
      AssignWorkOrder: ({ input }) => {
        const { handlerId } = input as { handlerId: string | null };
        const handler = handlerId === null ? null : { ...colleague, id: handlerId };
        return { assignWorkOrder: order({ creator: other, handler }) };
      },
      SupportStaff: () => ({
        support: { __typename: 'Support', staff: [viewer.member, colleague, other] },
      }),
      ...more,
    });

  it('takes a free work order, gives it on to a colleague, or releases it', async () => {
    const { user, inputOf } = openDeskOrder({});
    await user.click(await screen.findByRole('button', { name: '受理' }));
    expect(await inputOf('AssignWorkOrder')).toEqual({
      workOrderId: orderId,
      handlerId: viewer.member.id,
    });
    await user.click(await screen.findByRole('button', { name: '转交' }));
    const dialog = await screen.findByRole('dialog', { name: '转交工单' });
    const staffList = await within(dialog).findByRole('combobox', { name: /转交给/ });
    // Neither who has it nor its creator can be chosen.
    expect(
      within(staffList)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['请选择', '小岛客服']);
    await user.click(within(dialog).getByRole('button', { name: '转交' }));
    expect(await within(dialog).findByText('请选择一位同事')).toBeVisible();
    await user.selectOptions(staffList, '小岛客服');
    await user.click(within(dialog).getByRole('button', { name: '转交' }));
    await waitFor(async () =>
      expect(await inputOf('AssignWorkOrder')).toMatchObject({ handlerId: colleague.id }),
    );
    // A colleague's is no more the viewer's to give.
    await waitFor(() => expect(screen.queryByRole('button', { name: '释放' })).toBeNull());
  });

  it('lets administrators release a colleague’s work order', async () => {
    const { user, inputOf } = openDeskOrder({ handler: colleague }, {}, ['ADMIN']);
    await user.click(await screen.findByRole('button', { name: '释放' }));
    expect(await inputOf('AssignWorkOrder')).toMatchObject({ handlerId: null });
  });

  it('has nothing to give of a colleague’s work order', async () => {
    openDeskOrder({ handler: colleague });
    expect(await screen.findByText('小岛客服')).toBeVisible();
    for (const name of ['受理', '接手', '转交', '释放'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says who was quicker, and looks at the work order again', async () => {
    showNotices();
    let taken = false;
    const { user } = openDeskOrder(
      {},
      {
        WorkOrderThread: () => ({
          workOrder: {
            ...order({ creator: other, handler: taken ? colleague : null }),
            messages: thread([]),
          },
        }),
        AssignWorkOrder: () => {
          taken = true;
          throw new Refused({ code: 'CONFLICT', message: '工单已由同事负责，请刷新后再看' });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '受理' }));
    expect(await screen.findByText('小岛客服')).toBeVisible();
    expect(screen.queryByRole('button', { name: '受理' })).toBeNull();
    expect(await screen.findByText('工单已由同事负责，请刷新后再看')).toBeVisible();
  });

  it('closes with a reason, which it asks for', async () => {
    let closed = false;
    const { user, inputOf } = openDeskOrder(
      { status: 'PROCESSING' },
      {
        WorkOrderThread: () => ({
          workOrder: {
            ...order({ creator: other, status: closed ? 'CLOSED' : 'PROCESSING' }),
            messages: thread(closed ? [message({ content: '重复', isClosing: true })] : []),
          },
        }),
        SetWorkOrderStatus: () => {
          closed = true;
          return { setWorkOrderStatus: order({ creator: other, status: 'CLOSED' }) };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '关闭工单' }));
    const dialog = await screen.findByRole('dialog', { name: '关闭工单' });
    await user.click(within(dialog).getByRole('button', { name: '关闭工单' }));
    expect(await within(dialog).findByText('请输入关闭原因')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /原因/ }), '重复');
    await user.click(within(dialog).getByRole('button', { name: '关闭工单' }));
    expect(await inputOf('SetWorkOrderStatus')).toEqual({
      workOrderId: orderId,
      status: 'CLOSED',
      reason: '重复',
    });
    expect(await screen.findByText('关闭了工单')).toBeVisible();
  });

  it('inserts a canned answer where the cursor is', async () => {
    const { user } = openDeskOrder(
      {},
      { CannedAnswers: () => ({ support: { __typename: 'Support', cannedAnswers: answers } }) },
    );
    const field = await screen.findByRole('textbox', { name: '回复内容' });
    await user.type(field, '你好，');
    await user.click(screen.getByRole('button', { name: '常用回复' }));
    const dialog = await screen.findByRole('dialog', { name: '插入常用回复' });
    await user.type(await within(dialog).findByRole('textbox', { name: '查找常用回复' }), '验证');
    expect(within(dialog).queryByText('已收到')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /收不到验证码/ }));
    await waitFor(() => expect(field).toHaveValue('你好，请改用语音验证码。'));
  });
});

describe('常用回复', () => {
  it('are made, changed and removed', async () => {
    let kept = answers;
    const { user, inputOf } = open('/home/admin/canned-answers', {
      Viewer: () => ({ viewer: staff }),
      CannedAnswers: () => ({ support: { __typename: 'Support', cannedAnswers: kept } }),
      CreateCannedAnswer: ({ input }) => {
        const made = { ...answer('c', '', ''), ...(input as object) };
        kept = [...kept, made];
        return { createCannedAnswer: made };
      },
      UpdateCannedAnswer: ({ input }) => ({
        updateCannedAnswer: { ...answers[0], title: (input as { title: string }).title },
      }),
      DeleteCannedAnswer: () => {
        kept = kept.slice(0, 2);
        return { deleteCannedAnswer: { __typename: 'DeletedPayload', deletedId: id('c') } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '新建常用回复' }));
    const dialog = await screen.findByRole('dialog', { name: '新建常用回复' });
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('请输入标题')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /标题/ }), '感谢');
    const text = within(dialog).getByRole('textbox', { name: /内容/ });
    await user.type(text, '谢谢你的反馈');
    const uploads = FakeUploads.install();
    const files = [new File(['x'], 'whale.png', { type: 'image/png' })];
    fireEvent.paste(text, { clipboardData: { files, types: ['Files'], getData: () => '' } });
    const stored = { key: 'whale', name: 'whale.png', ext: '.png', size: 1 };
    (await uploads.next()).answer(200, stored);
    const shown = '谢谢你的反馈\n![whale](/files/whale)\n';
    await waitFor(() => expect(text).toHaveValue(shown));
    uploads.remove();
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await inputOf('CreateCannedAnswer')).toEqual({ title: '感谢', text: shown });
    expect(await screen.findByRole('heading', { name: '感谢' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '修改常用回复「已收到」' }));
    const title = within(await screen.findByRole('dialog', { name: '修改常用回复' })).getByRole(
      'textbox',
      { name: /标题/ },
    );
    await user.type(title, '了');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('heading', { name: '已收到了' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '删除常用回复「感谢」' }));
    const sure = await screen.findByRole('dialog', { name: '删除常用回复' });
    await user.click(within(sure).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '感谢' })).toBeNull());
  });

  it('say that there are none', async () => {
    open('/home/admin/canned-answers', {
      Viewer: () => ({ viewer: staff }),
      CannedAnswers: () => ({ support: { __typename: 'Support', cannedAnswers: [] } }),
    });
    expect(await screen.findByText('还没有常用回复')).toBeVisible();
  });
});
