import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { channels } from '#platform/src/domains/channels/tables.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { forumPosts, forumReplies } from '#platform/src/domains/forum/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { channel } from '#tests/platform/support/channels.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let forum: string;
let author: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  forum = (await makeCompetition(platform, { competition: { published: true } })).id;
  author = await writer(platform, '林乱码');
  admin = await writer(platform, '管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

const found = async (text: string): Promise<string[]> => {
  await indexAll(platform);
  const query = { kind: 'POST' as const, text, page: 1, perPage: 12 };
  const { data, Match } = await platform.call(searchCalls.find, { query });
  return Match === 'ALL' ? data.map(({ _id }) => _id) : [];
};

const shown = async (id: string): Promise<number> =>
  (await platform.call(forumCalls.publicPosts, { query: { ids: id } })).data.length;

it('posts of competitions and channels are found by title, text, floors and author', async () => {
  const garbled = await post(platform, forum, author, {
    Title: '中文乱码怎么解决',
    Content: '用记事本打开就好',
  });
  const { _id: id } = await channel(platform, admin, '编码之家');
  const inChannel = await post(platform, id, author, {
    Title: '关于编码',
    Content: '海雾',
    Type: 4,
  });
  const answered = await writer(platform, '回帖人');
  await reply(platform, inChannel._id, answered, '改成 utf-8-sig 就不乱码了');
  expect(await found('中文乱码')).toEqual([garbled._id]);
  expect(await found('记事本')).toEqual([garbled._id]);
  expect(await found('utf-8-sig')).toEqual([inChannel._id]);
  expect(new Set(await found('林乱码'))).toEqual(new Set([garbled._id, inChannel._id]));
});

it('what hides a post, its floor or its forum hides it from the search, and back', async () => {
  const { db } = platform.database;
  const one = await post(platform, forum, author, { Title: '鲸落', Content: '深处' });
  const other = await writer(platform, '潜水员');
  const floor = await reply(platform, one._id, other, '管水母');
  const now = platform.clock.now;
  const setPost = (row: object) => db.update(forumPosts).set(row).where(eq(forumPosts.id, one._id));
  const setFloor = (row: object) =>
    db.update(forumReplies).set(row).where(eq(forumReplies.id, floor._id));
  const setMember = (id: string, deactivated: Date | null) =>
    db.update(members).set({ deactivated }).where(eq(members.id, id));
  const setForum = (row: object) =>
    db.update(competitions).set(row).where(eq(competitions.id, forum));
  const hides: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'a folded post',
      () => setPost({ collapsedDate: now }),
      () => setPost({ collapsedDate: null }),
    ],
    ['a deleted post', () => setPost({ deleted: true }), () => setPost({ deleted: false })],
    ['a stopped author', () => setMember(author.id, now), () => setMember(author.id, null)],
    [
      'an unpublished competition',
      () => setForum({ published: false }),
      () => setForum({ published: true }),
    ],
    [
      'an organization’s forum',
      () => setForum({ publishStatus: publishStatus.organization, publishForum: false }),
      () => setForum({ publishStatus: publishStatus.community }),
    ],
  ];
  for (const [why, hide, back] of hides) {
    await hide();
    expect([why, await shown(one._id), await found('鲸落')]).toEqual([why, 0, []]);
    await back();
    expect([why, await shown(one._id), await found('鲸落')]).toEqual([why, 1, [one._id]]);
  }
  const floors: typeof hides = [
    [
      'a folded floor',
      () => setFloor({ collapsedDate: now }),
      () => setFloor({ collapsedDate: null }),
    ],
    ['a deleted floor', () => setFloor({ deleted: true }), () => setFloor({ deleted: false })],
    ['a stopped member', () => setMember(other.id, now), () => setMember(other.id, null)],
  ];
  for (const [why, hide, back] of floors) {
    await hide();
    expect([why, await found('管水母')]).toEqual([why, []]);
    await back();
    expect([why, await found('管水母')]).toEqual([why, [one._id]]);
  }
});

it('a post of a channel goes with the channel and its forum', async () => {
  const { db } = platform.database;
  const { _id: id } = await channel(platform, admin, '珊瑚频道');
  const one = await post(platform, id, author, { Title: '白化观察', Content: '珊瑚', Type: 4 });
  for (const [hidden, back] of [
    [{ collapsedDate: platform.clock.now }, { collapsedDate: null }],
    [{ forumEnabled: false }, { forumEnabled: true }],
  ]) {
    await db
      .update(channels)
      .set(hidden ?? {})
      .where(eq(channels.id, id));
    expect(await found('白化观察')).toEqual([]);
    await db
      .update(channels)
      .set(back ?? {})
      .where(eq(channels.id, id));
    expect(await found('白化观察')).toEqual([one._id]);
  }
});
