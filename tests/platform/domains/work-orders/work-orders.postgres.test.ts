import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { type Person, writer } from '../../support/forum.ts';
import { startPlatform, type TestPlatform } from '../../support/platform.ts';
import { file, move, read, say, supporter, told } from '../../support/work-orders.ts';

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
