import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { stopAccount } from '#platform/src/domains/account/sessions.ts';
import { newId } from '#platform/src/ids.ts';
import { author, column } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let reader: Person;
let star: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  reader = await writer(platform, '读者');
  star = await writer(platform, '名人');
});
afterAll(() => platform.close());

const follow = async (who: Person, target: string) =>
  platform.call(memberCalls.follow, { body: { Target: target } }, who);
const unfollow = async (who: Person, target: string) =>
  platform.call(memberCalls.unfollow, { query: { Target: target } }, who);
const listed = async (call: 'followers' | 'followees', id: string) =>
  (
    await platform.call(memberCalls[call], { params: { id }, query: { page: 1, perPage: 20 } })
  ).data.map(({ User }) => User);
const news = async (who: Person) =>
  (
    await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 20, type: 'FOLLOW' } },
      who,
    )
  ).data;

describe('following a member', () => {
  it('counts once, stands in both lists, and ends', async () => {
    const id = star.id;
    expect((await follow(reader, id)).followersCount).toBe(1);
    expect((await follow(reader, id)).followersCount).toBe(1);
    expect(await listed('followers', id)).toEqual([reader.id]);
    expect(await listed('followees', reader.id)).toEqual([id]);
    const check = { body: { Source: reader.id, Target: id } };
    expect(await platform.call(memberCalls.followCheck, check, star)).toEqual({ exists: true });
    const among = { query: { ids: `${id},${reader.id}` } };
    const { data } = await platform.call(memberCalls.following, among, reader);
    expect(data.map(({ User }) => User)).toEqual([id]);
    expect((await unfollow(reader, id)).followersCount).toBe(0);
    expect((await unfollow(reader, id)).followersCount).toBe(0);
    expect(await platform.call(memberCalls.followCheck, check, star)).toEqual({ exists: false });
    expect(await listed('followers', id)).toEqual([]);
  });

  it('is told to who is followed, not twice within a day', async () => {
    const popular = await writer(platform, '被关注的');
    await follow(reader, popular.id);
    await unfollow(reader, popular.id);
    platform.clock.advance(23 * HOUR);
    await follow(reader, popular.id);
    const [event, ...more] = await news(popular);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ EventType: 132, hasRead: false });
    const data = event?.Data ?? {};
    expect(notificationText(132, data)).toBe('读者关注了你');
    expect(notificationLink(132, data)).toBe(`/home/user/profile/${reader.id}`);
    await unfollow(reader, popular.id);
    platform.clock.advance(2 * HOUR);
    await follow(reader, popular.id);
    expect(await news(popular)).toHaveLength(2);
  });

  it('is refused for oneself, for nobody and for a stopped account', async () => {
    const refusal = (target: string) =>
      platform.refusal(memberCalls.follow, { body: { Target: target } }, reader);
    expect(await refusal(reader.id)).toMatchObject({
      code: 'FORBIDDEN',
      message: '不能关注自己哦',
    });
    expect((await refusal(newId())).code).toBe('NOT_FOUND');
    const gone = await writer(platform, '已离开');
    await platform.database.transaction((tx) => stopAccount(tx, gone.id, platform.clock.now));
    expect(await refusal(gone.id)).toMatchObject({ code: 'CONFLICT', message: '该账号已停用' });
  });
});

it('the owner of a column hears who follows it', async () => {
  const owner = await author(platform, '专栏作者');
  const { _id } = await column(platform, owner, '好专栏');
  await platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader);
  const [event] = await news(owner);
  expect(event).toMatchObject({ EventType: 26, Related: _id });
  expect(notificationText(26, event?.Data ?? {})).toBe('读者关注了你的专栏「好专栏」');
  expect(notificationLink(26, event?.Data ?? {})).toBe(`/home/column/${_id}`);
});

it('the most followed members come first in the list, stopped accounts not at all', async () => {
  const [first, second] = await Promise.all([
    writer(platform, '排序甲'),
    writer(platform, '排序乙'),
  ]);
  await follow(reader, second.id);
  const names = async () =>
    (await platform.call(memberCalls.list, { query: { Name: '排序' } })).data.map(
      ({ Name }) => Name,
    );
  expect(await names()).toEqual(['排序乙', '排序甲']);
  await platform.database.transaction((tx) => stopAccount(tx, first.id, platform.clock.now));
  expect(await names()).toEqual(['排序乙']);
});

it('a list of followers reads the same from both of its ends', async () => {
  const popular = await writer(platform, '众人关注的');
  const fans: string[] = [];
  for (const name of ['甲粉', '乙粉', '丙粉', '丁粉', '戊粉']) {
    const fan = await writer(platform, name);
    platform.clock.advance(60_000);
    await follow(fan, popular.id);
    fans.unshift(fan.id);
  }
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      platform.call(memberCalls.followers, {
        params: { id: popular.id },
        query: { page, perPage: 2 },
      }),
    ),
  );
  expect(pages.map(({ data }) => data.map(({ User }) => User))).toEqual([
    fans.slice(0, 2),
    fans.slice(2, 4),
    fans.slice(4),
    [],
  ]);
  expect(pages.map(({ totalNum }) => totalNum)).toEqual([5, 5, 5, 5]);
});
