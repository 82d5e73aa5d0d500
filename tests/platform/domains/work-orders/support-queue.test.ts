import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  answerDue,
  type AnswerState,
  answerStates,
} from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { supportDeskCalls as calls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { workOrders } from '#platform/src/domains/work-orders/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { file, move, say, supporter } from '#tests/platform/support/work-orders.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let member: Person;
let support: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  member = await writer(platform, '提问者');
  support = await supporter(platform, '客服一号');
});
afterAll(() => platform.close());

const waitingLongest = async () => {
  const query = { page: 1, perPage: 2, Everybody: true, sort: 'WaitingSince' as const };
  const { data } = await platform.call(workOrderCalls.list, { query }, { token: support.token });
  return data.map(({ _id }) => _id);
};

const listed = (Answer: AnswerState, who: Person = support) =>
  platform.call(
    workOrderCalls.list,
    { query: { page: 1, perPage: 10, Everybody: true, Answer } },
    { token: who.token },
  );

describe('the queue', () => {
  beforeEach(async () => {
    await platform.database.db
      .update(workOrders)
      .set({ status: 3, waitingSince: null, createDate: new Date(0) });
  });
  /** The queue's numbers, once each was found to be the total of the list that it leads to. */
  const numbers = async () => {
    const queue = await platform.call(calls.queue, {}, { token: support.token });
    const counted: Record<AnswerState, number> = {
      WAITING: queue.WaitingCount,
      OVERDUE: queue.OverdueCount,
      DUE: queue.DueCount,
      IN_TIME: queue.InTimeCount,
    };
    for (const Answer of answerStates) {
      const { totalNum } = await listed(Answer);
      expect([Answer, totalNum]).toEqual([Answer, counted[Answer]]);
    }
    return queue;
  };

  it('is empty without work orders', async () => {
    expect(await numbers()).toEqual({
      WaitingCount: 0,
      LongestWaitingSince: null,
      LongestWaiting: null,
      OverdueCount: 0,
      DueCount: 0,
      InTimeCount: 0,
    });
  });

  it('counts who waits, since when, and what was answered in the promised time', async () => {
    const first = await file(platform, member);
    platform.clock.advance(1_000);
    const second = await file(platform, member);
    expect(first.WaitingSince).toBe(first.CreateDate);
    expect(await numbers()).toMatchObject({
      WaitingCount: 2,
      LongestWaitingSince: first.CreateDate,
      LongestWaiting: first._id,
      DueCount: 0,
    });
    await say(platform, support, first);
    expect(await numbers()).toMatchObject({
      WaitingCount: 1,
      LongestWaitingSince: second.CreateDate,
      DueCount: 1,
      InTimeCount: 1,
    });
    // The member goes on: they wait since then, and more words don't make it later.
    platform.clock.advance(1_000);
    const asked = (await say(platform, member, first)).workOrder;
    platform.clock.advance(1_000);
    const more = (await say(platform, member, first)).workOrder;
    expect(more.WaitingSince).toBe(asked.WaitingSince);
    expect(asked.AnswerDue).toBeNull();
    expect(await waitingLongest()).toEqual([second._id, first._id]);

    const due = answerDue(new Date(second.CreateDate));
    expect(second.AnswerDue).toBe(due.toISOString());
    platform.clock.advance(due.getTime() - platform.clock.now.getTime() - 1);
    expect(await numbers()).toMatchObject({ OverdueCount: 0, DueCount: 1 });
    platform.clock.advance(1);
    expect(await numbers()).toMatchObject({ OverdueCount: 1, DueCount: 2, InTimeCount: 1 });
    const ids = async (state: AnswerState) => (await listed(state)).data.map(({ _id }) => _id);
    expect(await ids('OVERDUE')).toEqual([second._id]);
    expect(await ids('DUE')).toEqual([second._id, first._id]);
    expect(await ids('IN_TIME')).toEqual([first._id]);
    await say(platform, support, second);
    expect(await numbers()).toMatchObject({ OverdueCount: 0, DueCount: 2, InTimeCount: 1 });
    const thirtyDaysAgo = new Date(platform.clock.now.getTime() - 30 * DAY - 1);
    await platform.database.db.update(workOrders).set({ createDate: thirtyDaysAgo });
    expect(await numbers()).toMatchObject({ WaitingCount: 1, DueCount: 0 });
  });

  it('lists its work orders for the staff alone', async () => {
    await expect(
      platform.call(
        workOrderCalls.list,
        { query: { page: 1, perPage: 10, Answer: 'WAITING' } },
        { token: member.token },
      ),
    ).rejects.toThrow('403 FORBIDDEN');
  });

  it('leaves out what its member closed before an answer was due', async () => {
    const order = await file(platform, member);
    expect(await move(platform, member, order, 3)).toMatchObject({
      WaitingSince: null,
      AnswerDue: null,
    });
    platform.clock.advance(10 * DAY);
    expect(await numbers()).toMatchObject({ WaitingCount: 0, DueCount: 0 });
    const opened = await move(platform, member, order, 2);
    expect(opened.WaitingSince).toBe(opened.ModifyDate);
    expect(await numbers()).toMatchObject({ WaitingCount: 1, OverdueCount: 1 });
  });
});
