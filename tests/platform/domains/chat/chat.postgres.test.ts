import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { chatSessions, chatSides } from '#platform/src/domains/chat/tables.ts';
import { talker } from '#tests/platform/support/chatting.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;
const LIMIT = 12;

let platform: TestPlatform;
beforeAll(async () => {
  const env = { CHAT_MESSAGES_PER_MINUTE: String(LIMIT), CHAT_SESSIONS_PER_DAY: '5' };
  platform = await startPlatform({ worker: false, env });
});
afterAll(() => platform.close());

const times = <T>(act: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
const passed = <T>(outcomes: PromiseSettledResult<T>[]): T[] =>
  outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
const refused = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));

it('two members who open their conversation twenty times at once have one', async () => {
  const one = await talker(platform, '会话者甲');
  const other = await talker(platform, '会话者乙');
  const opened = passed(
    await times((index) => (index % 2 ? one.open(other.id) : other.open(one.id))),
  );
  expect(opened).toHaveLength(AT_ONCE);
  expect(new Set(opened.map(({ _id }) => _id)).size).toBe(1);
  const { db } = platform.database;
  const [sides] = await db
    .select({ rows: count() })
    .from(chatSides)
    .where(eq(chatSides.sessionId, opened[0]?._id ?? ''));
  expect(sides?.rows).toBe(2);
});

it('twenty messages of two members at once are numbered without gaps, each with its event', async () => {
  const one = await talker(platform, '会话者丙');
  const other = await talker(platform, '会话者丁');
  const { _id: id } = await one.open(other.id);
  const sent = passed(await times((index) => (index % 2 ? one : other).say(id, `第${index}句`)));
  const numbers = sent.map(({ Number: number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1));
  for (const person of [one, other]) {
    const query = { page: 1, perPage: 50, type: 'CHAT' as const };
    const { data } = await platform.call(notificationCalls.list, { query }, person);
    expect(data).toHaveLength(AT_ONCE / 2);
  }
});

it('one message sent twenty times at once under one key is written once', async () => {
  const one = await talker(platform, '会话者戊');
  const other = await talker(platform, '会话者己');
  const { _id: id } = await one.open(other.id);
  const sent = passed(await times(() => one.say(id, '只此一句', 'once-and-only')));
  expect(sent).toHaveLength(AT_ONCE);
  expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
  expect((await other.history(id)).data).toHaveLength(1);
  expect((await other.session(id)).unreadCount).toBe(1);
});

it('of twenty messages at once in two conversations as many pass as a minute allows', async () => {
  const flood = await talker(platform, '洪水');
  const others = [await talker(platform, '会话者庚'), await talker(platform, '会话者辛')];
  const ids = await Promise.all(others.map(async ({ id }) => (await flood.open(id))._id));
  const outcomes = await times((index) => flood.say(ids[index % 2] ?? '', `第${index}句`));
  expect(passed(outcomes)).toHaveLength(LIMIT);
  for (const reason of refused(outcomes)) expect(reason).toContain('429 RATE_LIMITED');
});

it('of twenty new conversations at once as many are made as a day allows', async () => {
  const eager = await talker(platform, '热心人');
  const crowd = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => talker(platform, `路人${index}`)),
  );
  const outcomes = await times((index) => eager.open(crowd[index]?.id ?? ''));
  expect(passed(outcomes)).toHaveLength(5);
  for (const reason of refused(outcomes)) expect(reason).toContain('429 RATE_LIMITED');
  const [made] = await platform.database.db
    .select({ rows: count() })
    .from(chatSides)
    .innerJoin(chatSessions, eq(chatSessions.id, chatSides.sessionId))
    .where(eq(chatSides.memberId, eager.id));
  expect(made?.rows).toBe(5);
});

it('a conversation deleted while messages come loses none that came after', async () => {
  const one = await talker(platform, '会话者壬');
  const other = await talker(platform, '会话者癸');
  const { _id: id } = await one.open(other.id);
  await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => one.say(id, `第${index}句`)),
    other.remove(id),
  ]);
  const seen = (await other.history(id)).data.length;
  expect((await other.session(id)).unreadCount).toBe(seen);
  expect((await one.history(id)).data).toHaveLength(10);
});
