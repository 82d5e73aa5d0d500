import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { eventWriter } from '#tests/platform/support/events.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const notify = (memberId: string, eventType: number) =>
  eventWriter(platform).publish([memberId], {
    kind: 'notification',
    eventType,
    related: null,
    data: {},
  });

const list = (token: string, query: object = {}) =>
  platform.call(notificationCalls.list, { query: { page: 1, perPage: 20, ...query } }, { token });

it('notifications are listed newest first, by kind and by read state', async () => {
  const { user, jwt: token } = await platform.join('informed');
  for (const type of [2001, 132, 2002]) await notify(user._id, type);
  const all = await list(token);
  expect(all.data.map(({ EventType }) => EventType)).toEqual([2002, 132, 2001]);
  expect((await list(token, { type: 'FOLLOW' })).data.map(({ EventType }) => EventType)).toEqual([
    132,
  ]);
  const first = all.data[2]?._id ?? '';
  await platform.call(notificationCalls.markRead, { body: { idList: [first] } }, { token });
  expect((await list(token, { hasRead: false })).totalNum).toBe(2);
  expect((await list(token, { hasRead: true })).data.map(({ _id }) => _id)).toEqual([first]);
  await platform.call(notificationCalls.markRead, { body: { all: true } }, { token });
  expect((await list(token, { hasRead: false })).totalNum).toBe(0);
});

it('another member’s ids are ignored, and their notifications not seen', async () => {
  const { user, jwt: token } = await platform.join('private');
  const { jwt: stranger } = await platform.join('stranger');
  await notify(user._id, 132);
  const idList = (await list(token)).data.map(({ _id }) => _id);
  await platform.call(notificationCalls.markRead, { body: { idList } }, { token: stranger });
  expect((await list(token, { hasRead: false })).totalNum).toBe(1);
  expect((await list(stranger)).totalNum).toBe(0);
});
