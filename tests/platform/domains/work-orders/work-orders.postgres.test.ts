import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { supportDeskCalls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { cannedAnswers } from '#platform/src/domains/work-orders/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  assign,
  file,
  move,
  read,
  say,
  supporter,
  told,
} from '#tests/platform/support/work-orders.ts';

const AT_ONCE = 20;
const LIMIT = 7;

let platform: TestPlatform;
let support: Person;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { WORK_ORDERS_PER_DAY: String(LIMIT) },
  });
  support = await supporter(platform, '客服一号');
});
afterAll(() => platform.close());

const atOnce = <T>(act: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
const passed = <T>(outcomes: PromiseSettledResult<T>[]): T[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));

it('of twenty filed at once, a member gets as many through as a day allows, each with its number', async () => {
  const member = await writer(platform, '急性子');
  const outcomes = await atOnce(() => file(platform, member));
  const numbers = passed(outcomes).map(({ OrderId }) => OrderId);
  expect(new Set(numbers).size).toBe(LIMIT);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('429 RATE_LIMITED');
});

it('of twenty applications for columns at once one is filed, and no closed one is reopened beside it', async () => {
  const member = await writer(platform, '心急的申请人');
  const body = { Type: workOrderTypes.columnApplication, Content: '想写潮汐' };
  const apply = () => file(platform, member, body);
  const [first] = passed(await atOnce(apply));
  if (!first) throw new Error('none was filed');
  await move(platform, member, first, 3);
  const outcomes = await atOnce<unknown>((index) =>
    index % 2 === 0 ? apply() : move(platform, member, first, 2),
  );
  expect(passed(outcomes)).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('409 CONFLICT');
});

it('one work order confirmed twenty times at once is closed once', async () => {
  const member = await writer(platform, '确认者');
  const order = await file(platform, member);
  await say(platform, support, order, { Status: 4 });
  const outcomes = await atOnce(() => move(platform, member, order, 3));
  expect(passed(outcomes).map(({ ResolveStatus }) => ResolveStatus)).toEqual([1]);
});

it('reopened twenty times at once, the support hears of it once', async () => {
  const member = await writer(platform, '反馈者');
  const order = await file(platform, member);
  await say(platform, support, order);
  await move(platform, member, order, 3);
  const heard = (await told(platform, support)).filter((event) => event === 2062).length;
  expect(passed(await atOnce(() => move(platform, member, order, 2)))).toHaveLength(1);
  const now = (await told(platform, support)).filter((event) => event === 2062).length;
  expect(now - heard).toBe(1);
});

it('answers and a closing at once leave every answer before it', async () => {
  const member = await writer(platform, '关单者');
  const order = await file(platform, member);
  const outcomes = await atOnce<unknown>((index) =>
    index === 10 ? move(platform, member, order, 3) : say(platform, support, order),
  );
  expect((await read(platform, member, order)).Status).toBe(3);
  const { totalNum } = await platform.call(
    workOrderCalls.messages,
    { query: { page: 1, perPage: 100, WorkOrder: order._id } },
    member,
  );
  expect(totalNum).toBe(passed(outcomes).length - 1);
});

it('an application accepted twenty times at once is accepted once', async () => {
  const member = await writer(platform, '专栏申请人');
  const order = await file(platform, member, { Type: workOrderTypes.columnApplication });
  const accept = () => platform.call(workOrderCalls.accept, { params: { id: order._id } }, support);
  expect(passed(await atOnce(accept))).toHaveLength(1);
  const query = { page: 1, perPage: 100, WorkOrder: order._id };
  const { totalNum } = await platform.call(workOrderCalls.messages, { query }, member);
  expect(totalNum).toBe(1);
});

it('of twenty who take one work order at once, one has it, and each is told the same', async () => {
  const staff = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => supporter(platform, `抢单客服${index}`)),
  );
  const order = await file(platform, await writer(platform, '被抢单者'));
  const outcomes = await atOnce((index) => {
    const one = staff[index] ?? support;
    return assign(platform, one, order, one);
  });
  const [winner, ...others] = passed(outcomes);
  expect(others).toEqual([]);
  expect(await read(platform, support, order)).toMatchObject({
    Status: 1,
    Handler: winner?.Handler,
  });
});

it('a work order that is given on and released at once is where the last of them left it', async () => {
  const colleague = await supporter(platform, '接手客服');
  const order = await file(platform, await writer(platform, '被转交者'));
  await assign(platform, support, order, support);
  const outcomes = await atOnce((index) =>
    assign(platform, support, order, index % 2 ? colleague : null),
  );
  const handed = passed(outcomes);
  expect(handed.length).toBeGreaterThan(0);
  const { Handler, Status } = await read(platform, support, order);
  expect(handed.map((one) => one.Handler)).toContain(Handler);
  expect(Status).toBe(Handler === null ? 0 : 1);
});

it('of twenty canned answers that are made at once, as many are kept as there is room for', async () => {
  const { db } = platform.database;
  const date = platform.clock.now;
  await db.insert(cannedAnswers).values(
    Array.from({ length: 197 }, (_, index) => {
      const id = String(index).padStart(24, '0');
      return { id, title: '标题', text: '正文', createDate: date, updateDate: date };
    }),
  );
  const body = { Title: '标题', Text: '正文' };
  const outcomes = await atOnce(() =>
    platform.call(supportDeskCalls.createCannedAnswer, { body }, support),
  );
  expect(passed(outcomes)).toHaveLength(3);
  expect(await db.$count(cannedAnswers)).toBe(200);
});
