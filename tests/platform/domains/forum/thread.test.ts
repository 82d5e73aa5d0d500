import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { EVENT_POST_CHANGED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { events } from '#platform/src/events/tables.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let forum: string;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  forum = (await makeCompetition(platform)).id;
  admin = await writer(platform, '管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

let made = 0;
const someone = () => writer(platform, `成员${++made}`);
const floors = (id: string, query: object = {}) =>
  platform.call(forumCalls.replies, { params: { id }, query: { page: 1, perPage: 10, ...query } });
const read = (id: string) => platform.call(forumCalls.post, { params: { id } });
const remove = (id: string, { token }: Person) =>
  platform.call(forumCalls.remove, { params: { id } }, { token });
const noticesOf = async ({ token }: Person) => {
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ EventType, Related, Data }) => ({
    type: EventType,
    related: Related,
    by: Data.User?.Name,
    floor: Data.Reply?.ReplyNumber,
    answers: Data.Reply?.RefNumber,
  }));
};

/** The members whose pages hear of a post, by what they have heard last. */
const toldOf = async (id: string) => {
  const told = await platform.database.db
    .select({ memberId: events.memberId, number: events.number })
    .from(events)
    .where(and(eq(events.eventType, EVENT_POST_CHANGED), eq(events.related, id)));
  return new Map(told.map(({ memberId, number }) => [memberId, number]));
};

describe('the pages of those who only read a post', () => {
  it('find it changed by replies and likes, by what is edited and removed, and by no view', async () => {
    const [author, first] = [await someone(), await someone()];
    const { _id: id } = await post(platform, forum, author);
    const changed = async (act: () => Promise<unknown>) => {
      const before = (await read(id)).Changes;
      await act();
      return (await read(id)).Changes - before;
    };
    const params = { id };
    const by = ({ token }: Person) => ({ token });
    const body = { Content: '改过的内容' };
    let floor = '';
    const acts: [string, number, () => Promise<unknown>][] = [
      ['a reply', 1, async () => void (floor = (await reply(platform, id, first))._id)],
      ['a like', 1, () => platform.call(forumCalls.vote, { params }, by(first))],
      ['the same like', 0, () => platform.call(forumCalls.vote, { params }, by(first))],
      ['a like taken back', 1, () => platform.call(forumCalls.unvote, { params }, by(first))],
      [
        'a reply edited',
        1,
        () => platform.call(forumCalls.update, { params: { id: floor }, body }, by(first)),
      ],
      [
        'the post marked',
        1,
        () => platform.call(forumCalls.update, { params, body: { IsGood: true } }, by(admin)),
      ],
      ['a view', 0, () => platform.call(forumCalls.view, { params }, by(first))],
      ['a reply removed', 1, () => remove(floor, first)],
    ];
    for (const [name, more, act] of acts) expect([name, await changed(act)]).toEqual([name, more]);
  });
});

describe('the pages of those who wrote in a post', () => {
  it('hear of replies, likes and what its managers change, once each, in no list', async () => {
    const [author, first, second] = [await someone(), await someone(), await someone()];
    const { _id: id } = await post(platform, forum, author);
    await reply(platform, id, first);
    await reply(platform, id, second);
    const before = await toldOf(id);
    const everyone = [author.id, first.id, second.id].toSorted();
    expect([...before.keys()].toSorted()).toEqual(everyone);
    expect(await noticesOf(first)).toEqual([]);

    const hearsOf = async (act: Promise<unknown>) => {
      const known = await toldOf(id);
      await act;
      const now = await toldOf(id);
      return everyone.filter((one) => (now.get(one) ?? 0) > (known.get(one) ?? 0));
    };
    const params = { id };
    const { token } = second;
    expect(await hearsOf(platform.call(forumCalls.vote, { params }, { token }))).toEqual(everyone);
    expect(await hearsOf(platform.call(forumCalls.vote, { params }, { token }))).toEqual([]);
    expect(await hearsOf(platform.call(forumCalls.unvote, { params }, { token }))).toEqual(
      everyone,
    );
    const marked = platform.call(
      forumCalls.update,
      { params, body: { IsGood: true } },
      { token: admin.token },
    );
    expect(await hearsOf(marked)).toEqual(everyone);
  });
});

describe('the floors of a post', () => {
  it('are numbered, by pages of 10; a deleted one keeps its place and loses its text', async () => {
    const author = await someone();
    const { _id } = await post(platform, forum, author);
    const built = [];
    for (let floor = 1; floor <= 12; floor++) {
      built.push(await reply(platform, _id, author, `第${floor}层`));
    }
    expect(await remove(built[1]?._id ?? '', author)).toMatchObject({
      post: { RepliesCount: 11 },
      reply: { IsDeleted: true, Content: '', ReplyNumber: 2 },
    });
    const first = await floors(_id);
    expect(first).toMatchObject({ totalNum: 12, page: 1, perPage: 10 });
    expect(first.data.map(({ ReplyNumber }) => ReplyNumber)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(first.data[1]).toMatchObject({ IsDeleted: true, Content: '' });
    expect((await floors(_id, { page: 2 })).data.map(({ Content }) => Content)).toEqual([
      '第11层',
      '第12层',
    ]);
    expect((await reply(platform, _id, author)).ReplyNumber).toBe(13);
    expect((await read(_id)).RepliesCount).toBe(12);
  });

  it('can be answered, with the floor that is meant, while it is there and of this post', async () => {
    const author = await someone();
    const { _id } = await post(platform, forum, author);
    const other = await post(platform, forum, author);
    const first = await reply(platform, _id, author);
    const answer = await reply(platform, _id, await someone(), '同意', first._id);
    expect(answer.RefPost).toEqual({ _id: first._id, Creator: author.id, ReplyNumber: 1 });
    await remove(first._id, author);
    const refusal = async (postId: string) =>
      (
        await platform.refusal(
          forumCalls.reply,
          { params: { id: postId }, body: { Content: '好', RefPost: first._id } },
          author,
        )
      ).code;
    expect([await refusal(_id), await refusal(other._id)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await floors(_id)).data[1]?.RefPost?.ReplyNumber).toBe(1);
  });

  it('are written from level 2 on, with a text', async () => {
    const { _id } = await post(platform, forum, await someone());
    const beginner = await writer(platform, `初学${++made}`, { growthScore: 99 });
    const refusal = (person: Person, Content: string) =>
      platform.refusal(forumCalls.reply, { params: { id: _id }, body: { Content } }, person);
    expect(await refusal(beginner, '好')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(await someone(), ' ')).toMatchObject({ message: '你还没有输入内容' });
  });

  it('are changed and deleted by who wrote them and administrators, by nobody else', async () => {
    const author = await someone();
    const writerOfReply = await someone();
    const { _id } = await post(platform, forum, author);
    const { _id: id } = await reply(platform, _id, writerOfReply);
    const change = (Content: string, { token }: Person) =>
      platform.call(forumCalls.update, { params: { id }, body: { Content } }, { token });
    const refused = (body: object, person: Person) =>
      platform.refusal(forumCalls.update, { params: { id }, body }, person);
    expect(await refused({ Content: '改' }, author)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await platform.refusal(forumCalls.remove, { params: { id } }, author)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refused({ Content: '' }, writerOfReply)).toMatchObject({
      message: '帖子内容不能为空',
    });
    expect(await refused({ Title: '标题' }, writerOfReply)).toMatchObject({ field: 'Title' });
    expect((await change('改过', writerOfReply)).reply).toMatchObject({ Content: '改过' });
    expect((await change('再改', admin)).reply?.ModifyTime).not.toBeNull();
    await remove(id, admin);
    expect(await refused({ Content: '改' }, writerOfReply)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('likes', () => {
  it('count once a member, come back, and are not for one’s own post', async () => {
    const author = await someone();
    const reader = await someone();
    const { _id: id } = await post(platform, forum, author);
    const vote = () => platform.call(forumCalls.vote, { params: { id } }, reader);
    const unvote = () => platform.call(forumCalls.unvote, { params: { id } }, reader);
    const voted = async () =>
      (await platform.call(forumCalls.postStates, { query: { ids: id } }, reader)).data;
    const counts = [];
    for (const act of [vote, vote, unvote, unvote, vote]) counts.push((await act()).VotesCount);
    expect(counts).toEqual([1, 1, 0, 0, 1]);
    expect(await voted()).toEqual([{ Post: id, voted: true }]);
    expect(await platform.refusal(forumCalls.vote, { params: { id } }, author)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await noticesOf(author)).map(({ type }) => type)).toEqual([16]);
  });
});

describe('notifications', () => {
  it('reach the author and whoever is answered, once each and never oneself', async () => {
    const [author, first, second] = [await someone(), await someone(), await someone()];
    const { _id: id } = await post(platform, forum, author);
    await reply(platform, id, author, '自己补充');
    const floor = await reply(platform, id, first, '第一位');
    await reply(platform, id, second, '答第一位', floor._id);
    const own = await reply(platform, id, author, '答自己的楼', floor._id);
    await reply(platform, id, second, '答作者', own._id);
    const about = { type: 17, related: id };
    expect((await noticesOf(author)).map(({ by, ...rest }) => rest)).toEqual([
      { ...about, floor: 5, answers: 4 },
      { ...about, floor: 3, answers: null },
      { ...about, floor: 2, answers: null },
    ]);
    expect((await noticesOf(first)).map(({ by, ...rest }) => rest)).toEqual([
      { ...about, floor: 4, answers: 2 },
      { ...about, floor: 3, answers: 2 },
    ]);
    expect(await noticesOf(second)).toEqual([]);
  });
});
