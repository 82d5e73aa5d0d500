import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type WorkOrder,
  workOrderCalls,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { CallFailed, startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { assign, file, move, read, say, supporter } from '#tests/platform/support/work-orders.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Weeks that a sequence may take: sessions end after a month. */
const MAX_WEEKS = 3;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

type Side = 'member' | 'support' | 'colleague';
type Step =
  | { does: 'says'; by: Side; asks: boolean }
  | { does: 'moves'; by: Side; to: number; reason?: string | undefined }
  | { does: 'assigns'; by: Side; to: Side | null }
  | { does: 'week' };

const side = fc.constantFrom<Side>('member', 'support', 'colleague');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('says'), by: side, asks: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('moves'),
      by: side,
      to: fc.constantFrom(0, 1, 2, 3, 3, 4, 7),
      reason: fc.constantFrom(undefined, '与另一张工单重复'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('assigns'),
      by: side,
      to: fc.constantFrom<Side | null>('member', 'support', 'colleague', null),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'week' }) },
);

interface Model {
  status: number;
  resolve: number | null;
  handler: Side | null;
}
type Code = 'CONFLICT' | 'BAD_USER_INPUT' | 'FORBIDDEN' | 'NOT_FOUND';

const membersMoves: Record<string, Pick<Model, 'status' | 'resolve'>> = {
  '0 3': { status: 3, resolve: null },
  '1 3': { status: 3, resolve: null },
  '2 3': { status: 3, resolve: null },
  '4 3': { status: 3, resolve: 1 },
  '4 2': { status: 2, resolve: 2 },
  '3 2': { status: 2, resolve: 2 },
};

const assigned = (now: Model, by: Side, to: Side | null): Model | Code => {
  if (by === 'member') return 'FORBIDDEN';
  if (now.status === 3 || now.handler === to) return 'CONFLICT';
  if (to === 'member') return 'BAD_USER_INPUT';
  if (now.handler !== null && now.handler !== by) return to === by ? 'CONFLICT' : 'FORBIDDEN';
  const status = now.status <= 1 ? (to === null ? 0 : 1) : now.status;
  return { ...now, status, handler: to };
};

const moved = (now: Model, { by, to, reason }: Step & { does: 'moves' }): Model | Code => {
  if (by === 'member') {
    const after = membersMoves[`${now.status} ${to}`];
    if (!after) return 'CONFLICT';
    return reason === undefined ? { ...now, ...after } : 'BAD_USER_INPUT';
  }
  if (to !== 3 || now.status === 3) return 'CONFLICT';
  if (reason === undefined && now.status !== 4) return 'BAD_USER_INPUT';
  const handler = reason === undefined ? now.handler : (now.handler ?? by);
  return { status: 3, resolve: null, handler };
};

/** Result of a step for a work order, or its refusal. */
const expected = (now: Model, one: Step): Model | Code => {
  if (one.does === 'week') return now.status === 4 ? { ...now, status: 3, resolve: 3 } : now;
  if (one.does === 'assigns') return assigned(now, one.by, one.to);
  if (one.does === 'moves') return moved(now, one);
  if (now.status === 3) return 'CONFLICT';
  if (one.by === 'member') return now.status === 4 ? 'CONFLICT' : now;
  return { ...now, status: one.asks ? 4 : 2, handler: now.handler ?? one.by };
};

type People = Record<Side, Person>;

const act = async (people: People, order: WorkOrder, one: Step): Promise<Code | null> => {
  if (one.does === 'week') {
    platform.clock.advance(7 * DAY);
    return null;
  }
  const by = people[one.by];
  try {
    if (one.does === 'says') await say(platform, by, order, one.asks ? { Status: 4 } : {});
    else if (one.does === 'moves') await move(platform, by, order, one.to, one.reason);
    else await assign(platform, by, order, one.to && people[one.to]);
    return null;
  } catch (error) {
    if (error instanceof CallFailed) return error.body.code as Code;
    throw error;
  }
};

const stateOf = ({ Status, ResolveStatus, Handler }: WorkOrder, people: People): Model => ({
  status: Status,
  resolve: ResolveStatus,
  handler: (['support', 'colleague'] as const).find((one) => people[one].id === Handler) ?? null,
});

it('random steps of its member, two of the support and the clock leave a work order where the rules say', async () => {
  let number = 0;
  const stranger = async (order: WorkOrder) => {
    const { token } = await writer(platform, `路人${number}`);
    const params = { id: order._id };
    const messages = { query: { page: 1, perPage: 10, WorkOrder: order._id } };
    return [
      await platform.refusal(workOrderCalls.get, { params }, { token }),
      await platform.refusal(workOrderCalls.messages, messages, { token }),
      await platform.refusal(workOrderCalls.setStatus, { params, body: { Status: 3 } }, { token }),
      await platform.refusal(
        workOrderCalls.send,
        { body: { WorkOrder: order._id, Content: '你好' } },
        { token },
      ),
    ].map(({ code }) => code);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      number += 1;
      const people: People = {
        member: await writer(platform, `提问者${number}`),
        support: await supporter(platform, `客服甲${number}`),
        colleague: await supporter(platform, `客服乙${number}`),
      };
      const order = await file(platform, people.member);
      let model: Model = { status: 0, resolve: null, handler: null };
      let weeks = 0;
      for (const one of steps) {
        if (one.does === 'week' && ++weeks > MAX_WEEKS) continue;
        const should = expected(model, one);
        const code = await act(people, order, one);
        expect({ one, code }).toEqual({ one, code: typeof should === 'string' ? should : null });
        if (typeof should !== 'string') model = should;
        if (one.does === 'week' && model.resolve === 3)
          await waitFor(
            'the timeout',
            async () => (await read(platform, people.member, order)).Status === 3,
          );
        const shown = await read(platform, people.support, order);
        expect({ one, ...stateOf(shown, people) }).toEqual({ one, ...model });
        const own = await read(platform, people.member, order);
        expect(own).toEqual({ ...shown, Handler: null });
        expect(own.ConfirmBefore !== null).toBe(model.status === 4);
        if (model.status > 2) expect(own.WaitingSince).toBeNull();
      }
      if (number % 10 === 1) expect(await stranger(order)).toEqual(Array(4).fill('NOT_FOUND'));
    }),
    { numRuns: 25 },
  );
}, 120_000);
