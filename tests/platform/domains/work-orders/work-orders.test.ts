import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { workOrderTypes } from '#platform/src/domains/work-orders/tables.ts';
import { fillWorkOrderTypes } from '#platform/src/domains/work-orders/catalogue.ts';
import { newId } from '#platform/src/ids.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  file,
  move,
  OTHER_TYPE,
  read,
  say,
  SUBMITTING_TYPE,
  supporter,
  told,
} from '#tests/platform/support/work-orders.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const page = { page: 1, perPage: 20 };

let platform: TestPlatform;
let member: Person;
let support: Person;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20', WORK_ORDERS_PER_DAY: '50' } });
  member = await writer(platform, '提问者');
  support = await supporter(platform, '客服一号');
});
afterAll(() => platform.close());

const refused = (
  call: 'create' | 'send' | 'setStatus',
  input: object,
  { token }: Person = member,
) => platform.refusal(workOrderCalls[call], input as never, { token });
const list = (query: object, { token }: Person) =>
  platform.call(workOrderCalls.list, { query: { ...page, ...query } }, { token });

describe('filing a work order', () => {
  it('numbers it, and tells the support', async () => {
    const first = await file(platform, member, { Content: ' 按钮点不动 ' });
    const second = await file(platform, member);
    expect(first).toMatchObject({
      Content: '按钮点不动',
      Status: 0,
      ResolveStatus: null,
      Type: { _id: OTHER_TYPE, Name: '其他问题' },
      TypeGroup: { Name: '其他' },
      Creator: member.id,
      Competition: null,
      Organization: null,
    });
    expect(first.OrderId).toBeGreaterThan(10_000);
    expect(second.OrderId).toBeGreaterThan(first.OrderId);
    expect(await told(platform, support)).toEqual([2060, 2060]);
    expect(await told(platform, member)).toEqual([]);
  });

  it('names the competition and the organization that it is about', async () => {
    const { id: Competition } = await makeCompetition(platform);
    const Organization = newId();
    const { db } = platform.database;
    await db.insert(organizations).values({ id: Organization, shortName: 'ocean', name: '海洋组' });
    const input = { Type: SUBMITTING_TYPE, Content: '分数不对', Competition };
    expect(await refused('create', { body: { ...input, Organization } })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Organization',
    });
    await db
      .insert(organizationMembers)
      .values({ organizationId: Organization, memberId: member.id, role: 'member' });
    expect(await file(platform, member, { ...input, Organization })).toMatchObject({
      Competition: { _id: Competition, Name: `比赛 ${Competition}` },
      Organization: { _id: Organization, Name: '海洋组', ShortName: 'ocean' },
    });
  });

  it.each([
    ['nothing written', { Content: ' \n ' }, 'BAD_USER_INPUT', 'Content', '请输入问题描述'],
    ['an unknown type', { Type: 'f'.repeat(24) }, 'NOT_FOUND', 'Type', '未找到该工单类型'],
    [
      'an unknown competition',
      { Type: SUBMITTING_TYPE, Competition: 'f'.repeat(24) },
      'NOT_FOUND',
      'Competition',
      '未找到该比赛',
    ],
    [
      'a competition that doesn’t belong',
      { Competition: 'f'.repeat(24) },
      'BAD_USER_INPUT',
      'Competition',
      '该类型的工单不需要选择比赛',
    ],
    [
      'another’s name',
      { Creator: 'f'.repeat(24) },
      'FORBIDDEN',
      undefined,
      '只能以自己的名义提交工单',
    ],
  ])('refuses %s', async (_, change, code, field, message) => {
    const body = { Type: OTHER_TYPE, Content: '问题', ...change };
    expect(await refused('create', { body })).toEqual({ code, message, ...(field && { field }) });
  });

  it('of a member with priority is first in the line of the support', async () => {
    const veteran = await writer(platform, '老将', { growthScore: 9_000 });
    platform.clock.advance(1_000);
    const order = await file(platform, veteran);
    expect(order.Priority).toBe(true);
    const { data } = await list({ Everybody: true, Status: 0, sort: 'WaitingSince' }, support);
    expect(data[0]?._id).toBe(order._id);
    const times = data.slice(1).map(({ CreateDate }) => CreateDate);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted());
  });
});

describe('the way of a work order', () => {
  it('goes from an answer to the question, is confirmed, and opened again', async () => {
    const order = await file(platform, member);
    const before = (await told(platform, support)).length;
    const { message, workOrder } = await say(platform, support, order, {
      Content: ' 请问哪个页面？ ',
    });
    expect(message).toMatchObject({
      Content: '请问哪个页面？',
      IsAdmin: true,
      From: { _id: support.id, Name: '鲸潮客服' },
      StaffName: '客服一号',
    });
    expect(workOrder).toMatchObject({ Status: 2, Answered: true, ConfirmBefore: null });

    const answer = await say(platform, member, order, { Content: '提交页' });
    expect(answer.message).toMatchObject({
      IsAdmin: false,
      From: { _id: member.id, Name: '提问者' },
    });
    expect(answer.workOrder).toMatchObject({ Status: 2, Answered: false });

    const asked = await say(platform, support, order, { Content: '修好了', Status: 4 });
    expect(asked.workOrder.Status).toBe(4);
    const left = Date.parse(asked.workOrder.ConfirmBefore ?? '') - platform.clock.now.getTime();
    expect(left).toBe(7 * DAY);
    const other = { body: { WorkOrder: order._id, Content: '我是客服', From: support.id } };
    expect((await refused('send', other)).code).toBe('FORBIDDEN');
    expect(await refused('send', { body: { WorkOrder: order._id, Content: '再等等' } })).toEqual({
      code: 'CONFLICT',
      message: '工单待确认，请先选择问题是否已解决',
    });

    expect(await move(platform, member, order, 3)).toMatchObject({
      Status: 3,
      ResolveStatus: 1,
      ConfirmBefore: null,
    });
    expect(
      await refused('send', { body: { WorkOrder: order._id, Content: '好' } }, support),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(await move(platform, member, order, 2)).toMatchObject({ Status: 2, ResolveStatus: 2 });
    expect((await told(platform, member)).slice(0, 2)).toEqual([32, 31]);
    const heard = await told(platform, support);
    expect(heard.slice(0, heard.length - before)).toEqual([2062, 2064, 2061]);

    const { data } = await platform.call(
      workOrderCalls.messages,
      { query: { ...page, WorkOrder: order._id } },
      member,
    );
    expect(
      data.map(({ Content, From, StaffName }) => [Content, From.Name, From._id, StaffName]),
    ).toEqual([
      ['请问哪个页面？', '鲸潮客服', null, null],
      ['提交页', '提问者', member.id, null],
      ['修好了', '鲸潮客服', null, null],
    ]);
  });

  it('closes by itself after seven days without confirmation, and says so', async () => {
    const order = await file(platform, member);
    await say(platform, support, order, { Status: 4 });
    platform.clock.advance(7 * DAY - 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await read(platform, member, order)).Status).toBe(4);
    platform.clock.advance(1);
    const closed = await waitFor('the timeout', async () => {
      const now = await read(platform, member, order);
      return now.Status === 3 && now;
    });
    expect(closed).toMatchObject({ ResolveStatus: 3, ConfirmBefore: null });
    expect((await told(platform, member))[0]).toBe(34);
  });

  it('stays open when it was found unsolved in time, whatever was queued', async () => {
    const order = await file(platform, member);
    await say(platform, support, order, { Status: 4 });
    platform.clock.advance(6 * DAY);
    await move(platform, member, order, 2);
    const asked = await say(platform, support, order, { Status: 4 });
    platform.clock.advance(2 * DAY);
    // A later closing of another work order shows that the first one's job is done with.
    await waitFor('the queue', async () => {
      const { jobs } = await import('#platform/src/jobs/tables.ts');
      const rows = await platform.database.db.select().from(jobs);
      return rows.every(({ due }) => due > platform.clock.now);
    });
    expect(await read(platform, member, order)).toMatchObject({
      Status: 4,
      ConfirmBefore: asked.workOrder.ConfirmBefore,
    });
  });

  it('is closed by the support with a reason, which the thread and the notice say', async () => {
    const order = await file(platform, member);
    const close = (body: object) =>
      refused('setStatus', { params: { id: order._id }, body: { Status: 3, ...body } }, support);
    const missing = { code: 'BAD_USER_INPUT', message: '请输入关闭原因', field: 'Reason' };
    expect(await close({})).toEqual(missing);
    expect(await close({ Reason: ' ' })).toEqual(missing);
    expect(await close({ Reason: '潮'.repeat(501) })).toMatchObject({ field: 'Reason' });
    expect((await read(platform, member, order)).Status).toBe(0);
    expect(
      await refused('setStatus', { params: { id: order._id }, body: { Status: 2 } }, support),
    ).toEqual({
      code: 'CONFLICT',
      message: '工单状态已更新，请刷新后再试',
    });
    const closed = await move(platform, support, order, 3, ' 与上一张工单重复 ');
    expect(closed).toMatchObject({ Status: 3, ResolveStatus: null, WaitingSince: null });
    const { data } = await platform.call(
      workOrderCalls.messages,
      { query: { ...page, WorkOrder: order._id } },
      member,
    );
    expect(data).toMatchObject([
      { Content: '与上一张工单重复', Closes: true, IsAdmin: true, StaffName: null },
    ]);
    const [notice] = (
      await platform.call(notificationCalls.list, { query: { page: 1, perPage: 1 } }, member)
    ).data;
    expect(notice).toMatchObject({
      EventType: 33,
      Data: { Message: '已由客服关闭：与上一张工单重复' },
    });
  });

  it('that awaits confirmation is closed by the support without a word', async () => {
    const order = await file(platform, member);
    await say(platform, support, order, { Status: 4 });
    expect((await move(platform, support, order, 3)).Status).toBe(3);
    expect((await told(platform, member))[0]).toBe(33);
  });

  it('of somebody of the staff is a member’s like any other', async () => {
    const order = await file(platform, support);
    const { message } = await say(platform, support, order);
    expect(message.IsAdmin).toBe(false);
    expect((await move(platform, support, order, 3)).Status).toBe(3);
    expect(
      await refused('setStatus', { params: { id: order._id }, body: { Status: 9 } }, support),
    ).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('lists of work orders', () => {
  it('hold the member’s own, by status and type, newest first', async () => {
    const asker = await writer(platform, '列表');
    const orders = [];
    for (let index = 0; index < 3; index += 1) {
      platform.clock.advance(1_000);
      orders.push(await file(platform, asker));
    }
    const [oldest, middle, newest] = orders.map(({ _id }) => _id);
    await move(platform, asker, { _id: middle ?? '' }, 3);
    const ids = async (query: object) => (await list(query, asker)).data.map(({ _id }) => _id);
    expect(await ids({})).toEqual([newest, middle, oldest]);
    expect(await ids({ Creator: asker.id, Status: 3 })).toEqual([middle]);
    expect(await ids({ Status: 0 })).toEqual([newest, oldest]);
    expect(await ids({ Type: SUBMITTING_TYPE })).toEqual([]);
    const number = orders[0]?.OrderId ?? 0;
    const found = await list({ Everybody: true, any: `#${number}` }, support);
    expect(found.data.map(({ _id }) => _id)).toEqual([oldest]);
    expect((await list({ Everybody: true, any: '100%' }, support)).totalNum).toBe(0);
    // The desk finds them by their creator's name; a member's own list doesn't look at it.
    expect((await list({ Everybody: true, any: '列表' }, support)).totalNum).toBe(3);
    expect((await list({ any: '列表' }, asker)).totalNum).toBe(0);
  });

  it('of others are for the staff alone', async () => {
    const curious = await writer(platform, '好奇者');
    for (const query of [{ Creator: member.id }, { Everybody: true }])
      expect(
        await platform.refusal(workOrderCalls.list, { query: { ...page, ...query } }, curious),
      ).toEqual({ code: 'FORBIDDEN', message: '仅客服可以查看其他人的工单' });
  });
});

describe('the types', () => {
  it('are there from the start, in groups; hidden ones are offered to nobody', async () => {
    const { data: groups } = await platform.call(workOrderCalls.typeGroups, {});
    const { data: types } = await platform.call(workOrderCalls.types, {
      query: { page: 1, perPage: 100, IsOrg: false },
    });
    const shown = new Set(groups.flatMap((group) => group.types));
    expect(groups.map(({ Name }) => Name)).not.toContain('反馈与申请');
    for (const { _id, Hidden, Document } of types) {
      expect(shown.has(_id)).toBe(!Hidden);
      expect(Document.startsWith('## ')).toBe(!Hidden);
    }
    expect(types.find(({ Hidden }) => Hidden)).toBeDefined();
  });

  it('stay as an operator has changed them', async () => {
    const { db } = platform.database;
    const one = eq(workOrderTypes.id, OTHER_TYPE);
    await db.update(workOrderTypes).set({ name: '别的问题' }).where(one);
    await fillWorkOrderTypes(db);
    expect((await db.select().from(workOrderTypes).where(one))[0]?.name).toBe('别的问题');
  });
});
