import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import {
  workOrderCalls,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { COLUMN_ACCEPTED_TEXT } from '@whaletide/schema/domains/columns/rules/column-acceptance.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { EVENT_WORK_ORDER_ANSWERED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { column } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { file, move, read, say, supporter } from '#tests/platform/support/work-orders.ts';

let platform: TestPlatform;
let support: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  support = await supporter(platform, '客服一号');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

const apply = (who: Person) =>
  file(platform, who, { Type: workOrderTypes.columnApplication, Content: '想写潮汐' });
const accept = (id: string, who: Person = support) =>
  platform.call(workOrderCalls.accept, { params: { id } }, who);
const refused = (id: string, who: Person = support) =>
  platform.refusal(workOrderCalls.accept, { params: { id } }, who);
const mayWrite = async (who: Person) =>
  (await platform.call(columnCalls.authorization, {}, who)).SubType === 1;

it('an application that the support accepts gives the right to write columns, and says so', async () => {
  const member = await writer(platform, '申请人');
  const order = await apply(member);
  expect(await mayWrite(member)).toBe(false);
  expect(await accept(order._id)).toMatchObject({
    Status: workOrderStatus.closed,
    Answered: true,
    ConfirmBefore: null,
  });
  expect(await mayWrite(member)).toBe(true);
  expect((await column(platform, member, '潮汐'))._id).toBeTruthy();
  const { data: notices } = await platform.call(
    notificationCalls.list,
    { query: { page: 1, perPage: 1 } },
    member,
  );
  expect(notices).toMatchObject([
    { EventType: EVENT_WORK_ORDER_ANSWERED, Data: { Message: '你的专栏申请已通过' } },
  ]);
  const query = { page: 1, perPage: 100, WorkOrder: order._id };
  const { data } = await platform.call(workOrderCalls.messages, { query }, member);
  expect(data).toMatchObject([{ Content: COLUMN_ACCEPTED_TEXT, IsAdmin: true }]);
  expect((await refused(order._id)).code).toBe('CONFLICT');
  const log = await platform.call(
    moderationCalls.log,
    { query: { page: 1, perPage: 10, Action: 'workOrders.accept' } },
    admin,
  );
  expect(log.data).toMatchObject([
    {
      Actor: support.id,
      Kind: 'MEMBER',
      Target: member.id,
      Before: { roles: [] },
      After: { roles: ['columnist'] },
    },
  ]);
});

it('is for the staff, for applications alone, and while they are open', async () => {
  const member = await writer(platform, '另一位');
  const order = await apply(member);
  expect((await refused(order._id, member)).code).toBe('FORBIDDEN');
  expect((await refused(order._id, await writer(platform, '路人'))).code).toBe('NOT_FOUND');
  const own = await apply(support);
  expect((await refused(own._id)).message).toBe('仅客服可以通过申请');
  const question = await file(platform, member);
  expect((await refused(question._id)).message).toBe('该工单不是申请');
  await move(platform, support, order, 3, '信息不全');
  expect((await refused(order._id)).code).toBe('CONFLICT');
  expect(await mayWrite(member)).toBe(false);
  await move(platform, member, order, 2);
  expect((await accept(order._id, admin)).Status).toBe(workOrderStatus.closed);
  expect(await mayWrite(member)).toBe(true);
});

it('nobody whose creator’s rights are taken is accepted, and who is, loses the right with them', async () => {
  const member = await writer(platform, '违规者');
  const order = await apply(member);
  const ban = { params: { id: member.id }, body: { Reason: '抄袭' } };
  await platform.call(memberAdminCalls.banCreator, ban, admin);
  expect(await refused(order._id)).toMatchObject({
    code: 'CONFLICT',
    message: '该用户的创作者权益已被封禁，请先恢复',
  });
  await platform.call(memberAdminCalls.restoreCreator, { params: { id: member.id } }, admin);
  await accept(order._id);
  expect(await mayWrite(member)).toBe(true);
  await platform.call(memberAdminCalls.banCreator, ban, admin);
  expect(await mayWrite(member)).toBe(false);
});

it('an application whose member has the right already only answers so', async () => {
  const member = await writer(platform, '已是作者', { roles: ['columnist'] });
  const order = await apply(member);
  expect((await refused(order._id)).message).toBe('该用户已经是专栏作者');
  await say(platform, support, order, { Status: 4 });
  expect((await read(platform, member, order)).Status).toBe(4);
});

it('is one at a time: a second finds the first open, and a closed one stays closed beside it', async () => {
  const member = await writer(platform, '申请两次');
  const first = await apply(member);
  const body = { Type: workOrderTypes.columnApplication, Content: '又想写潮汐' };
  const again = () => platform.refusal(workOrderCalls.create, { body }, member);
  const problem = { code: 'CONFLICT', message: '你已提交过申请，请等待审核' };
  expect(await again()).toMatchObject(problem);
  // Other work orders aren't held up by it.
  await file(platform, member);
  await move(platform, member, first, 3);
  await apply(member);
  const reopened = { params: { id: first._id }, body: { Status: 2 } };
  expect(await platform.refusal(workOrderCalls.setStatus, reopened, member)).toMatchObject(problem);
});
