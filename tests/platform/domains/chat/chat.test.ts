import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { talker } from '#tests/platform/support/chatting.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  const words = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt');
  writeFileSync(words, '加微信\n');
  const env = {
    MASKED_WORDS_FILE: words,
    CHAT_MESSAGES_PER_MINUTE: '30',
    CHAT_SESSIONS_PER_DAY: '3',
  };
  platform = await startPlatform({ worker: false, env });
});
afterAll(() => platform.close());

let people = 0;
/** Two who have never met, with their conversation. */
const pair = async () => {
  const [one, other] = [
    await talker(platform, `甲${++people}`),
    await talker(platform, `乙${people}`),
  ];
  return { one, other, id: (await one.open(other.id))._id };
};
type Person = Awaited<ReturnType<typeof talker>>;
const notices = (person: Person, query: { hasRead?: boolean; type?: 'CHAT' } = {}) =>
  platform.call(notificationCalls.list, { query: { page: 1, perPage: 50, ...query } }, person);
const nobody = 'f'.repeat(24);

describe('opening a conversation', () => {
  it('finds the one that the two have, whoever asks', async () => {
    const { one, other, id } = await pair();
    expect((await one.open(other.id))._id).toBe(id);
    expect(await other.open(one.id)).toMatchObject({ _id: id, To: one.id, LastMessage: null });
  });

  it('stands in no list before something is said', async () => {
    const { one, other, id } = await pair();
    expect((await one.sessions()).data).toEqual([]);
    await one.say(id, '你好');
    expect((await one.sessions()).data).toMatchObject([{ _id: id, To: other.id }]);
    expect((await other.sessions()).data).toMatchObject([{ _id: id, To: one.id }]);
  });

  it('is refused without a member, with oneself and with nobody', async () => {
    const person = await talker(platform, '独白者');
    const refused = (To: string | undefined) =>
      platform.refusal(chatCalls.open, { body: To === undefined ? {} : { To } }, person);
    expect(await refused(undefined)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '未指定用户id',
      field: 'To',
    });
    expect(await refused(person.id)).toMatchObject({ message: '不能和自己聊天', field: 'To' });
    expect(await refused(nobody)).toMatchObject({ code: 'NOT_FOUND', message: '未找到该用户' });
  });

  it('with new people ends for the day at the limit; known ones stay open', async () => {
    const person = await talker(platform, '群发者');
    const crowd = [1, 2, 3, 4].map((index) => talker(platform, `被群发者${index}`));
    const [first, second, third, fourth] = await Promise.all(crowd);
    for (const other of [first, second, third]) await person.open(other?.id ?? '');
    const refusal = await platform.refusal(
      chatCalls.open,
      { body: { To: fourth?.id ?? '' } },
      person,
    );
    expect(refusal).toMatchObject({
      code: 'RATE_LIMITED',
      message: '今天发起的新会话太多了，请明天再试',
    });
    await person.open(first?.id ?? '');
    platform.clock.advance(DAY);
    await person.open(fourth?.id ?? '');
  });
});

describe('a message', () => {
  it('is unread for the other one until they read it, and then read for its author', async () => {
    const { one, other, id } = await pair();
    await one.say(id, '第一句');
    const second = await one.say(id, ' 第二句\n换行 ');
    expect(second).toMatchObject({ Number: 2, From: one.id, Content: '第二句\n换行' });
    expect(await other.session(id)).toMatchObject({ _hasUnread: true, unreadCount: 2 });
    const waiting = await one.session(id);
    expect(waiting).toMatchObject({ _hasUnread: false, unreadCount: 0 });
    expect(waiting.LastMessage).toMatchObject({ Content: second.Content, ReadBy: [one.id] });
    expect(await other.read(id)).toMatchObject({ _hasUnread: false, unreadCount: 0 });
    const readBy = (await one.session(id)).LastMessage?.ReadBy ?? [];
    expect(readBy.toSorted()).toEqual([one.id, other.id].toSorted());
  });

  it('is event 2 when it is the first, then 3, in the message box alone', async () => {
    const { one, other, id } = await pair();
    await one.say(id, '你好');
    const last = await one.say(id, '在吗');
    const { data } = await notices(other, { type: 'CHAT' });
    expect(data.map(({ EventType }) => EventType)).toEqual([3, 2]);
    expect(data[0]).toMatchObject({
      Related: id,
      hasRead: false,
      Data: { User: { _id: one.id, Name: one.name }, ChatMessage: last },
    });
    expect((await notices(other)).totalNum).toBe(0);
    expect((await notices(one, { type: 'CHAT' })).totalNum).toBe(0);
  });

  it('is read by its notification, and not by marking all others', async () => {
    const { one, other, id } = await pair();
    await one.say(id, '你好');
    await platform.call(notificationCalls.markRead, { body: { all: true } }, other);
    expect((await other.session(id)).unreadCount).toBe(1);
    const { data } = await notices(other, { type: 'CHAT', hasRead: false });
    const idList = data.map(({ _id }) => _id);
    await platform.call(notificationCalls.markRead, { body: { idList } }, other);
    expect((await other.session(id)).unreadCount).toBe(0);
  });

  it('is refused empty and too long, and shown with what is masked', async () => {
    const { one, id } = await pair();
    const refused = (Content: string) =>
      platform.refusal(chatCalls.send, { params: { id }, body: { Content } }, one);
    expect(await refused(' \n')).toMatchObject({ message: '消息内容不能为空', field: 'Content' });
    expect(await refused('长'.repeat(1_001))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await one.say(id, '加微信聊')).Content).toBe('＊＊＊聊');
    expect((await one.history(id)).data).toHaveLength(1);
  });

  it('is written once under one key', async () => {
    const { one, other, id } = await pair();
    const first = await one.say(id, '只说一次', 'key-00000001');
    expect(await one.say(id, '只说一次', 'key-00000001')).toEqual(first);
    // Keys are each author's own.
    expect((await other.say(id, '我也说', 'key-00000001')).Number).toBe(2);
    expect((await one.history(id)).data).toHaveLength(2);
    expect((await notices(other, { type: 'CHAT' })).totalNum).toBe(1);
  });

  it('is refused past 30 in a minute, and passes again after it', async () => {
    const { one, other, id } = await pair();
    for (let index = 0; index < 30; index++) await one.say(id, `第${index}句`);
    const body = { Content: '第31句' };
    const refusal = await platform.refusal(chatCalls.send, { params: { id }, body }, one);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    await other.say(id, '你说得真快');
    platform.clock.advance(60_000);
    await one.say(id, '第31句');
  });
});

describe('the history', () => {
  it('comes ten at a time, the newest first, each message once while others come', async () => {
    const { one, other, id } = await pair();
    for (let number = 1; number <= 23; number++) await one.say(id, String(number));
    const numbers = ({ data }: { data: { Number: number }[] }) => data.map(({ Number: n }) => n);
    const newest = await one.history(id);
    expect(numbers(newest)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
    await other.say(id, '24');
    const earlier = await one.history(id, { after: newest.endCursor ?? '' });
    expect(numbers(earlier)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    const first = await one.history(id, { after: earlier.endCursor ?? '' });
    expect(numbers(first)).toEqual([3, 2, 1]);
    expect([newest, earlier, first].map(({ hasNextPage }) => hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await one.history(id, { after: first.endCursor ?? '' })).toEqual({
      data: [],
      endCursor: null,
      hasNextPage: false,
    });
    expect(numbers(await one.history(id, { skip: 21 }))).toEqual([3, 2, 1]);
  });

  it('goes on from a message that was deleted meanwhile, and refuses what is no place in it', async () => {
    const { one, other, id } = await pair();
    for (const text of ['一', '二', '三']) await one.say(id, text);
    const { endCursor } = await other.history(id, { perPage: 2 });
    await other.remove(id);
    expect((await other.history(id, { after: endCursor ?? '' })).data).toEqual([]);
    expect((await one.history(id, { after: endCursor ?? '' })).data).toMatchObject([
      { Content: '一' },
    ]);
    for (const after of ['nowhere', Buffer.from('3000000000').toString('base64url')]) {
      const query = { skip: 0, perPage: 10, after };
      expect(
        await platform.refusal(chatCalls.messages, { params: { id }, query }, one),
      ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    }
  });
});

describe('deleting a conversation', () => {
  it('hides what was said from oneself alone, until something new is said', async () => {
    const { one, other, id } = await pair();
    await one.say(id, '旧话');
    await other.say(id, '旧答');
    expect((await one.session(id)).unreadCount).toBe(1);
    await one.remove(id);
    expect((await one.sessions()).data).toEqual([]);
    expect((await one.history(id)).data).toEqual([]);
    expect(await one.session(id)).toMatchObject({ LastMessage: null, unreadCount: 0 });
    expect((await other.sessions()).data).toHaveLength(1);
    expect((await other.history(id)).data).toHaveLength(2);
    await other.say(id, '新话');
    expect((await one.sessions()).data).toMatchObject([
      { _id: id, unreadCount: 1, LastMessage: { Content: '新话' } },
    ]);
    expect((await one.history(id)).data.map(({ Content }) => Content)).toEqual(['新话']);
  });
});

describe('the list', () => {
  it('has the newest message first, in pages', async () => {
    const { one, other, id } = await pair();
    const third = await talker(platform, '第三人');
    await one.say(id, '早');
    platform.clock.advance(1_000);
    const later = await third.open(one.id);
    await third.say(later._id, '晚');
    const order = async () => (await one.sessions()).data.map(({ To }) => To);
    expect(await order()).toEqual([third.id, other.id]);
    platform.clock.advance(1_000);
    await other.say(id, '更晚');
    expect(await order()).toEqual([other.id, third.id]);
    expect(await one.sessions(2, 1)).toMatchObject({ totalNum: 2, data: [{ To: third.id }] });
  });
});

it('nobody else has anything of a conversation', async () => {
  const { one, id } = await pair();
  await one.say(id, '悄悄话');
  const stranger = await talker(platform, '旁人');
  const params = { id };
  for (const refusal of [
    platform.refusal(chatCalls.session, { params }, stranger),
    platform.refusal(chatCalls.messages, { params, query: { skip: 0, perPage: 10 } }, stranger),
    platform.refusal(chatCalls.send, { params, body: { Content: '插嘴' } }, stranger),
    platform.refusal(chatCalls.markRead, { params }, stranger),
    platform.refusal(chatCalls.remove, { params }, stranger),
  ])
    expect(await refusal).toMatchObject({ code: 'NOT_FOUND', message: '未找到该会话' });
  expect((await one.history(id)).data).toHaveLength(1);
});
