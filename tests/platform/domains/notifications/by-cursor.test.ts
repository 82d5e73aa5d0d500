import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { and, eq } from 'drizzle-orm';
import { events } from '#platform/src/events/tables.ts';
import { eventWriter } from '#tests/platform/support/events.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A member with so many notifications of their own. */
const informed = async (name: string, many: number) => {
  const { user, jwt: token } = await platform.join(name);
  const notify = (eventType = 132) =>
    eventWriter(platform).publish([user._id], {
      kind: 'notification',
      eventType,
      related: null,
      data: {},
    });
  for (let each = 0; each < many; each += 1) await notify();
  const list = (query: object = {}) =>
    platform.call(notificationCalls.list, { query: { page: 1, perPage: 20, ...query } }, { token });
  return { id: user._id, token, list, notify };
};

const behind = ({ endCursor }: { endCursor: string | null }) => ({ after: endCursor ?? '' });
const numbers = ({ data }: { data: { EventId: string }[] }) => data.map(({ EventId }) => EventId);

describe('notifications by cursor', () => {
  it('are each seen once, and none missed, while others come between the pages', async () => {
    const { list, notify } = await informed('scrolling', 5);
    const first = await list({ first: 2 });
    expect(numbers(first)).toEqual(['5', '4']);
    await notify();
    const second = await list({ first: 2, ...behind(first) });
    await notify();
    const third = await list({ first: 2, ...behind(second) });
    expect([numbers(second), numbers(third)]).toEqual([['3', '2'], ['1']]);
    expect([first, second, third].map(({ hasNextPage }) => hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
    expect(numbers(await list({ first: 2 }))).toEqual(['7', '6']);
  });

  it('go on behind one that is gone meanwhile', async () => {
    const { id, list } = await informed('losing', 4);
    const first = await list({ first: 2 });
    await platform.database.db
      .delete(events)
      .where(and(eq(events.memberId, id), eq(events.number, 3)));
    expect(numbers(await list({ first: 2, ...behind(first) }))).toEqual(['2', '1']);
  });

  it('keep to their filter', async () => {
    const { list, notify } = await informed('filtering', 2);
    await notify(2001);
    const first = await list({ type: 'FOLLOW', first: 1 });
    expect(numbers(await list({ type: 'FOLLOW', first: 5, ...behind(first) }))).toEqual(['1']);
  });

  it('go on from a page by number, and say its end', async () => {
    const { list } = await informed('jumping', 3);
    const page = await list({ page: 1, perPage: 2 });
    expect(page).toMatchObject({ totalNum: 3, hasNextPage: true });
    const rest = await list(behind(page));
    expect(numbers(rest)).toEqual(['1']);
    expect(rest).toMatchObject({ totalNum: null, page: 1, perPage: 20, hasNextPage: false });
    // Counting reads the whole list: only who asks has it counted.
    expect(await list({ ...behind(page), count: true })).toMatchObject({ totalNum: 3 });
    // Nothing follows a full last page either.
    expect(await list({ first: 3 })).toMatchObject({ hasNextPage: false });
    expect(await list({ page: 1, perPage: 3 })).toMatchObject({ hasNextPage: false });
  });

  it('answer an empty list without a cursor', async () => {
    const { list } = await informed('uninformed', 0);
    const empty = { data: [], endCursor: null, hasNextPage: false };
    expect(await list({ first: 2 })).toMatchObject(empty);
    expect(await list()).toMatchObject(empty);
  });

  it('refuse what no page has answered', async () => {
    const { token } = await informed('guessing', 1);
    const others = ['"3"', '3.5', '[3]', ' 3'].map((key) => Buffer.from(key).toString('base64url'));
    for (const after of ['nonsense', '---', ...others])
      expect(
        await platform.refusal(
          notificationCalls.list,
          { query: { page: 1, perPage: 20, after } },
          { token },
        ),
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: '翻页位置无效，请从头开始',
        field: 'after',
      });
  });
});
