import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { type PostSort } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
let admin: Person;
let beginner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '作者');
  other = await writer(platform, '另一位');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
  beginner = await writer(platform, '初学者', { growthScore: 99 });
});
afterAll(() => platform.close());

const list = async (Forum: string, query: object = {}) =>
  platform.call(forumCalls.posts, { query: { page: 1, perPage: 8, Forum, ...query } });
const titles = async (forum: string, query: object = {}) =>
  (await list(forum, query)).data.map(({ Title }) => Title);
const refusalOf = (forum: string, { token }: Person, changes: object = {}) =>
  platform.refusal(
    forumCalls.create,
    { body: { Forum: forum, Title: '标题', Content: '内容', Type: 2, ...changes } },
    { token },
  );
const change = (id: string, body: object, { token }: Person) =>
  platform.call(forumCalls.update, { params: { id }, body }, { token });
const refusedChange = (id: string, body: object, { token }: Person) =>
  platform.refusal(forumCalls.update, { params: { id }, body }, { token });

describe('the forum of a competition', () => {
  it('says what the one who asks may do', async () => {
    const { id, organizer } = await makeCompetition(platform);
    const asked = async (token?: string) =>
      (await platform.call(forumCalls.ofCompetition, { params: { id } }, { token })).permissions;
    expect(await asked()).toEqual({ write: false, manage: false, remove: false, moderate: false });
    expect(await asked(beginner.token)).toEqual({
      write: false,
      manage: false,
      remove: false,
      moderate: false,
    });
    expect(await asked(author.token)).toEqual({
      write: true,
      manage: false,
      remove: false,
      moderate: false,
    });
    expect(await asked(organizer.token)).toEqual({
      write: true,
      manage: true,
      remove: false,
      moderate: false,
    });
    expect(await asked(admin.token)).toEqual({
      write: true,
      manage: true,
      remove: true,
      moderate: true,
    });
  });

  it('is there for the organizer alone before the competition is published', async () => {
    const { id, organizer } = await makeCompetition(platform, {
      competition: { published: false },
    });
    const draft = await post(platform, id, organizer);
    for (const token of [undefined, author.token]) {
      const query = { page: 1, perPage: 8, Forum: id };
      const codes = await Promise.all([
        platform.refusal(forumCalls.ofCompetition, { params: { id } }, { token }),
        platform.refusal(forumCalls.posts, { query }, { token }),
        platform.refusal(forumCalls.post, { params: { id: draft._id } }, { token }),
        platform.refusal(
          forumCalls.replies,
          { params: { id: draft._id }, query: { page: 1, perPage: 10 } },
          { token },
        ),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(Array(4).fill('NOT_FOUND'));
      const { data } = await platform.call(forumCalls.byIds, { query: { ids: id } }, { token });
      expect(data).toEqual([]);
    }
    const states = await platform.call(
      forumCalls.postStates,
      { query: { ids: draft._id } },
      { token: author.token },
    );
    expect(states.data).toEqual([]);
    expect(await refusalOf(id, author)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes posts from level 2 on, and announcements from those who manage it', async () => {
    const { id, organizer } = await makeCompetition(platform);
    expect(await refusalOf(id, beginner)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusalOf(id, author, { Type: 1 })).toMatchObject({ field: 'Type' });
    expect((await post(platform, id, organizer, { Type: 1 })).Type).toBe(1);
    expect((await post(platform, id, author, { Title: '  求组队  ' })).Title).toBe('求组队');
  });

  it.each([
    [{ Title: '鲸'.repeat(51) }, '帖子标题字数超过限制', 'Title'],
    [{ Title: ' ' }, '请输入帖子标题', 'Title'],
    [{ Content: ' ' }, '请输入帖子内容', 'Content'],
  ])('refuses %j', async (changes, message, field) => {
    const { id } = await makeCompetition(platform);
    expect(await refusalOf(id, author, changes)).toEqual({
      code: 'BAD_USER_INPUT',
      message,
      field,
    });
    expect((await list(id)).totalNum).toBe(0);
  });
});

describe('the list', () => {
  it('is by pages of 8, sticky posts first in every order', async () => {
    const { id } = await makeCompetition(platform);
    for (let index = 1; index <= 10; index++) {
      await post(platform, id, author, { Title: `第${index}帖` });
      platform.clock.advance(60_000);
    }
    const all = (await list(id, { perPage: 20 })).data;
    const byTitle = new Map(all.map(({ Title, _id }) => [Title, _id]));
    await change(byTitle.get('第3帖') ?? '', { TopicProps: { IsStick: true } }, admin);
    await change(byTitle.get('第5帖') ?? '', { IsGood: true }, admin);
    await reply(platform, byTitle.get('第1帖') ?? '', other);
    expect(await list(id)).toMatchObject({ totalNum: 10, page: 1, perPage: 8 });
    expect(await titles(id, { page: 2 })).toEqual(['第2帖', '第1帖']);
    const firsts: [PostSort, string][] = [
      ['-CreateTime', '第10帖'],
      ['-TopicProps.LastPostTime', '第1帖'],
      ['-IsGood', '第5帖'],
    ];
    for (const [sort, first] of firsts) {
      expect((await titles(id, { sort })).slice(0, 2)).toEqual(['第3帖', first]);
    }
    const [newest] = (await list(id, { sort: '-TopicProps.LastPostTime' })).data.slice(1);
    expect(newest?.TopicProps.LastPostUser).toBe(other.id);
  });

  it('finds by type and by words in title, content and author, literally', async () => {
    const { id } = await makeCompetition(platform);
    await post(platform, id, author, { Title: '组队 100%', Type: 2 });
    await post(platform, id, other, { Title: '特征工程', Content: '组队也欢迎', Type: 3 });
    await post(platform, id, other, { Title: '报错', Content: '一百', Type: 4 });
    expect(await titles(id, { Type: 3 })).toEqual(['特征工程']);
    expect((await list(id, { Type: 0 })).totalNum).toBe(3);
    expect((await list(id, { any: ' 组队 ' })).totalNum).toBe(2);
    expect(await titles(id, { Title: '组队' })).toEqual(['组队 100%']);
    expect(await titles(id, { Content: '组队' })).toEqual(['特征工程']);
    expect(await titles(id, { userName: '作者' })).toEqual(['组队 100%']);
    expect(await titles(id, { any: '作者' })).toEqual(['组队 100%']);
    expect(await titles(id, { Title: '100%' })).toEqual(['组队 100%']);
    expect(await titles(id, { Title: '_' })).toEqual([]);
  });
});

describe('a post', () => {
  it('is changed and deleted by its author and administrators, by nobody else', async () => {
    const { id, organizer } = await makeCompetition(platform);
    const { _id } = await post(platform, id, author);
    for (const person of [other, organizer, beginner]) {
      expect(await refusedChange(_id, { Title: '改' }, person)).toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(
        await platform.refusal(forumCalls.remove, { params: { id: _id } }, person),
      ).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await change(_id, { Title: '改一' }, author)).post.Title).toBe('改一');
    expect((await change(_id, { Title: '改二' }, admin)).post).toMatchObject({
      Title: '改二',
      Content: '缺一名队友',
      Creator: author.id,
    });
    expect(await refusedChange(_id, { Content: ' ' }, author)).toMatchObject({
      message: '请输入帖子内容',
    });
    await platform.call(forumCalls.remove, { params: { id: _id } }, author);
    expect((await list(id)).totalNum).toBe(0);
    // Deleted posts are gone; unknown ones are missing.
    const answers = await Promise.all(
      [_id, 'a'.repeat(24)].map((post) => platform.app.inject(`/v2/api/forumposts/${post}`)),
    );
    expect(answers.map(({ statusCode, json }) => [statusCode, json<RestError>().code])).toEqual([
      [410, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
  });

  it('is made sticky and good by the organizer and administrators only', async () => {
    const { id, organizer } = await makeCompetition(platform);
    const stranger = await makeCompetition(platform);
    const { _id } = await post(platform, id, author);
    for (const person of [author, stranger.organizer]) {
      expect(await refusedChange(_id, { IsGood: true }, person)).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await change(_id, { IsGood: true }, organizer);
    await change(_id, { TopicProps: { IsStick: true } }, admin);
    const marked = await platform.call(forumCalls.post, { params: { id: _id } });
    expect(marked).toMatchObject({ IsGood: true, TopicProps: { IsStick: true } });
  });

  it('keeps being an announcement when its author may no longer announce', async () => {
    const { id } = await makeCompetition(platform);
    const { _id } = await post(platform, id, admin, { Type: 1 });
    expect((await change(_id, { Title: '公告' }, admin)).post.Type).toBe(1);
    expect(
      await refusedChange((await post(platform, id, author))._id, { Type: 1 }, author),
    ).toEqual({ code: 'BAD_USER_INPUT', message: '请选择帖子类型', field: 'Type' });
  });
});

describe('views', () => {
  it('count once a day for each member and each address', async () => {
    const { id } = await makeCompetition(platform);
    const { _id } = await post(platform, id, author);
    const look = (token?: string, address = '203.0.113.7') =>
      platform.call(
        forumCalls.view,
        { params: { id: _id } },
        { token, headers: { 'x-client-address': address } },
      );
    const views = async () =>
      (await platform.call(forumCalls.post, { params: { id: _id } })).ViewsCount;
    for (let again = 0; again < 3; again++) {
      await look(author.token);
      await look();
      await look(undefined, '203.0.113.8');
    }
    expect(await views()).toBe(3);
    platform.clock.advance(DAY);
    await look(author.token);
    expect(await views()).toBe(4);
  });
});
