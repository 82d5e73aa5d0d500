import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { votes } from '#platform/src/domains/votes/tables.ts';
import { newest } from '#tests/platform/support/administration.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import { type Person, picture, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let admin: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform);
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const one = (id: string, by?: Person) => platform.call(channelCalls.one, { params: { id } }, by);
const update = (id: string, body: object, by: Person) =>
  platform.call(channelCalls.update, { params: { id }, body }, by);
const name = (id: string, account: string) =>
  platform.call(channelCalls.addAdmin, { params: { id }, body: { Account: account } }, admin);
const fold = (id: string, Reason = '整顿') =>
  platform.call(
    moderationCalls.fold,
    { params: { kind: 'CHANNEL', id }, body: { Reason } } as never,
    admin,
  );

it('tells everyone its moderators, by pages or all at once', async () => {
  const { _id: id } = await channel(platform, admin, '潮间带');
  const named = [];
  for (const account of ['一号版主', '二号版主', '三号版主']) {
    named.push({ Zone: id, User: (await writer(platform, account)).id });
    await name(id, account);
    platform.clock.advance(1_000);
  }
  const admins = (query: { page?: number; perPage?: number; noPaging?: boolean }) =>
    platform.call(channelCalls.adminsOf, { params: { id }, query } as never);
  expect(await admins({ page: 2, perPage: 2 })).toEqual({
    data: named.slice(2),
    totalNum: 3,
    page: 2,
    perPage: 2,
  });
  expect((await admins({ page: 2, perPage: 1, noPaging: true })).data).toEqual(named);
});

describe('a channel', () => {
  it.each([
    [{ Name: ' ', Description: '简介' }, 'Name', '请输入频道名称'],
    [{ Name: '长'.repeat(21), Description: '简介' }, 'Name', '频道名称长度超出限制'],
    [{ Name: '频道', Description: '' }, 'Description', '请输入频道简介'],
    [{ Name: '频道', Description: '长'.repeat(51) }, 'Description', '频道简介长度超出限制'],
  ])('is not made of %o', async (body, field, message) => {
    expect(await platform.refusal(channelCalls.create, { body }, admin)).toEqual({
      code: 'BAD_USER_INPUT',
      field,
      message,
    });
  });

  it('is made by administrators, with nothing in it and nobody who follows', async () => {
    const body = { Name: ' 计算机视觉 ', Description: '看图' };
    expect((await platform.refusal(channelCalls.create, { body }, reader)).code).toBe('FORBIDDEN');
    const made = await platform.call(channelCalls.create, { body }, admin);
    expect(made).toMatchObject({
      Name: '计算机视觉',
      Description: '看图',
      SubscribesCount: 0,
      LabsCount: 0,
      LastModifyDate: null,
      ForumEnabled: true,
      CollapsedReason: null,
    });
    expect(await one(made._id)).toEqual(made);
    expect(await newest(platform, admin, 'channels.create')).toMatchObject({
      Kind: 'CHANNEL',
      Target: made._id,
    });
  });

  it('is changed by its moderators, and by no other channel’s', async () => {
    const own = await channel(platform, admin, '自己的');
    const other = await channel(platform, admin, '别人的');
    const moderator = await writer(platform, '版主甲');
    await name(own._id, '版主甲');
    const Image = await picture(platform, moderator);
    const changed = await update(own._id, { Name: '改名', Image, ForumEnabled: false }, moderator);
    expect(changed).toMatchObject({
      Name: '改名',
      Description: '自己的的简介',
      Image: `/files/${Image}`,
      ForumEnabled: false,
    });
    await expect(update(other._id, { Name: '改名' }, moderator)).rejects.toThrow('403 FORBIDDEN');
    await expect(update(own._id, { Name: '' }, moderator)).rejects.toThrow('请输入频道名称');
    await expect(update(own._id, { Image: 'f'.repeat(32) }, moderator)).rejects.toThrow('404');
    expect((await one(own._id)).Name).toBe('改名');
  });

  it('that is folded is there for its moderators and administrators alone', async () => {
    const { _id: id } = await channel(platform, admin, '折叠的');
    const moderator = await writer(platform, '版主乙');
    await name(id, '版主乙');
    await platform.call(channelCalls.subscribe, { body: { Zone: id } }, reader);
    await fold(id);
    for (const by of [undefined, reader])
      await expect(one(id, by)).rejects.toThrow('404 NOT_FOUND');
    for (const by of [moderator, admin]) expect((await one(id, by)).CollapsedReason).toBe('整顿');
    const listed = async (by?: Person) =>
      (await platform.call(channelCalls.list, { query: {} }, by)).data.map(({ _id }) => _id);
    expect(await listed()).not.toContain(id);
    expect(await listed(moderator)).toContain(id);
    const followed = await platform.call(channelCalls.subscriptions, {}, reader);
    expect(followed.data.map(({ Zone }) => Zone)).not.toContain(id);
    const moderated = await platform.call(channelCalls.adminedBy, {
      query: { User: moderator.id },
    });
    expect(moderated.data).toEqual([]);
  });
});

describe('the carousel', () => {
  it('has what administrators chose in their order, and without a choice the most followed', async () => {
    const first = await channel(platform, admin, '推荐一');
    const second = await channel(platform, admin, '推荐二');
    await platform.call(channelCalls.subscribe, { body: { Zone: second._id } }, reader);
    const recommended = async () =>
      (await platform.call(channelCalls.recommended, {})).data.map(({ _id }) => _id);
    expect((await recommended())[0]).toBe(second._id);
    const set = (...Zones: string[]) =>
      platform.call(channelCalls.setRecommended, { body: { Zones } }, admin);
    await set(first._id, second._id);
    expect(await recommended()).toEqual([first._id, second._id]);
    await set(second._id);
    expect(await recommended()).toEqual([second._id]);
    await expect(set(first._id, first._id)).rejects.toThrow('同一个频道只能推荐一次');
    await expect(set('f'.repeat(24))).rejects.toThrow('404');
    await set();
    expect((await recommended())[0]).toBe(second._id);
  });
});

describe('moderators', () => {
  it('are named by administrators, once, and told', async () => {
    const { _id: id } = await channel(platform, admin, '任命');
    const member = await writer(platform, '被任命的');
    await name(id, '被任命的@test.example');
    const query = { page: 1, perPage: 20 };
    const { data } = await platform.call(notificationCalls.list, { query }, member);
    expect(data[0]).toMatchObject({
      EventType: 72,
      Data: { Zone: { _id: id, Name: '任命' } },
    });
    await expect(name(id, '被任命的')).rejects.toThrow('该账号已是频道版主');
    await expect(name(id, '查无此人')).rejects.toThrow('404');
    const admins = async () =>
      (await platform.call(channelCalls.admins, { query: { Zone: id } })).data;
    expect(await admins()).toEqual([{ Zone: id, User: member.id }]);
    const params = { id, userId: member.id };
    await platform.call(channelCalls.removeAdmin, { params }, admin);
    await platform.call(channelCalls.removeAdmin, { params }, admin);
    expect(await admins()).toEqual([]);
    await expect(update(id, { Name: '再改' }, member)).rejects.toThrow('403');
  });
});

describe('following', () => {
  const state = async (id: string, by: Person) =>
    (await platform.call(channelCalls.states, { query: { ids: id } }, by)).data[0];

  it('counts once, tells what is new, and ends with the mails', async () => {
    const { _id: id } = await channel(platform, admin, '关注');
    const member = await writer(platform, '关注者', { emailVerified: true });
    const params = { id };
    await platform.call(channelCalls.enroll, { params }, member);
    await platform.call(channelCalls.subscribe, { body: { Zone: id } }, member);
    expect((await one(id)).SubscribesCount).toBe(1);
    expect(await state(id, member)).toEqual({
      Zone: id,
      isAdmin: false,
      isSubscribed: true,
      isEnrolled: true,
      LastViewDate: null,
    });
    await platform.call(channelCalls.view, { params }, member);
    expect((await state(id, member))?.LastViewDate).toBe(platform.clock.now.toISOString());
    await platform.call(channelCalls.disenroll, { params }, member);
    expect(await state(id, member)).toMatchObject({ isSubscribed: true, isEnrolled: false });
    await platform.call(channelCalls.enroll, { params }, member);
    await platform.call(channelCalls.unsubscribe, { query: { Zone: id } }, member);
    expect((await one(id)).SubscribesCount).toBe(0);
    expect(await state(id, member)).toMatchObject({ isSubscribed: false, isEnrolled: false });
  });

  it('by mail needs an address', async () => {
    const { _id: id } = await channel(platform, admin, '无邮箱');
    const member = await writer(platform, '没有邮箱', { email: null });
    const refusal = await platform.refusal(channelCalls.enroll, { params: { id } }, member);
    expect(refusal).toMatchObject({
      code: 'CONFLICT',
      message: '暂未绑定邮箱，无法接收订阅邮件',
    });
    expect((await one(id)).SubscribesCount).toBe(0);
  });
});

it('the hot list has what was liked and looked at of late, and nothing hidden', async () => {
  const { _id: id } = await channel(platform, admin, '热榜');
  const writes = await author(platform, '热榜作者');
  const [liked, old] = [await versioned(platform, writes), await versioned(platform, writes)];
  await collectInto(platform, admin, id, 'Lab', liked, old);
  const { db } = platform.database;
  const long = new Date(platform.clock.now.getTime() - 15 * DAY);
  const vote = { kind: 'PROJECT', memberId: reader.id } as const;
  await db.insert(votes).values([
    { ...vote, targetId: liked, date: platform.clock.now },
    { ...vote, targetId: old, date: long },
  ]);
  const hot = async () =>
    (await platform.call(channelCalls.hotList, { query: { maxCount: 5 } })).data.map(
      ({ Lab, Zones }) => [Lab._id, Zones],
    );
  expect(await hot()).toEqual([[liked, [id]]]);
  await fold(id);
  expect(await hot()).toEqual([]);
});
