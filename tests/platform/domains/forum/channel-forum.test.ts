import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { audited, newest } from '#tests/platform/support/administration.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import {
  type ChannelForum,
  channelPost,
  foldChannel,
  makeChannelForum,
  switchForum,
} from '#tests/platform/support/channel-forum.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { activeQuest, standingIn } from '#tests/platform/support/quests.ts';

let platform: TestPlatform;
let forum: ChannelForum;
let people: ChannelForum['people'];
beforeAll(async () => {
  platform = await startPlatform();
  forum = await makeChannelForum(platform);
  ({ people } = forum);
});
afterAll(() => platform.close());

const write = (changes: object = {}) => channelPost(platform, forum.id, people.author, changes);
const read = (id: string) => platform.call(forumCalls.post, { params: { id } });
const update = (id: string, body: object, by: Person) =>
  platform.call(forumCalls.update, { params: { id }, body }, by);
const remove = (id: string, by: Person) => platform.call(forumCalls.remove, { params: { id } }, by);
const titles = async (query: object = {}, Forum = forum.id) => {
  const paging = { page: 1, perPage: 50 };
  const { data } = await platform.call(forumCalls.posts, { query: { ...paging, Forum, ...query } });
  return data.map(({ Title }) => Title);
};
const notices = async (person: Person) => {
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, person);
  return data.map(({ EventType, Data }) => ({
    type: EventType,
    zone: Data.Zone?.Name,
    competition: Data.Competition?.Name,
    link: notificationLink(EventType, Data),
  }));
};

describe('posts of a channel', () => {
  it('are of its forum alone, by type, words and order, sticky ones first', async () => {
    const elsewhere = await makeCompetition(platform);
    await post(platform, elsewhere.id, people.author, { Title: '比赛里的组队' });
    const pinned = await write({ Title: '从哪里读起', Type: 4 });
    platform.clock.advance(60_000);
    const good = await write({ Title: '三种残差', Content: '喇叭形' });
    platform.clock.advance(60_000);
    await write({ Title: '一起读书', Type: 7 });
    await update(pinned._id, { TopicProps: { IsStick: true } }, people.moderator);
    await update(good._id, { IsGood: true }, people.moderator);

    expect(await titles()).toEqual(['从哪里读起', '一起读书', '三种残差']);
    expect(await titles({ sort: '-IsGood' })).toEqual(['从哪里读起', '三种残差', '一起读书']);
    expect(await titles({ Type: 7 })).toEqual(['一起读书']);
    expect(await titles({ any: '喇叭' })).toEqual(['三种残差']);
    expect(await titles({}, elsewhere.id)).toEqual(['比赛里的组队']);
    expect(await read(good._id)).toMatchObject({ Forum: forum.id, WorkProps: null });
  });

  it('are no works, and lead to no competition of their project', async () => {
    const Lab = await versioned(platform, people.author);
    const competition = await makeCompetition(platform);
    await write({ Lab });
    await post(platform, competition.id, people.author, { Type: 3, Lab });
    const query = { page: 1, perPage: 50 };
    expect((await platform.call(forumCalls.works, { query })).data).toEqual([]);
    const linked = await platform.call(forumCalls.competitionsOfLabs, { query: { Lab } });
    expect(linked.data).toEqual([{ Lab, Competition: competition.id }]);
  });

  it('count for the quests of who writes and replies', async () => {
    const quest = await activeQuest(platform, people.admin, {
      AssociatedEventTypes: ['POST_CREATED', 'REPLY_CREATED'],
      CompletionThreshold: 2,
    });
    const { _id } = await channelPost(platform, forum.id, people.writer);
    await reply(platform, _id, people.writer);
    expect(await standingIn(platform, people.writer, quest._id)).toMatchObject({
      completionRecord: { Status: 'COMPLETED' },
    });
  });
});

describe('notices', () => {
  it('of likes and replies name the channel, and lead to the post in it', async () => {
    const { _id: id } = await write();
    const page = `/home/special/${forum.id}/forum/post/${id}`;
    await platform.call(forumCalls.vote, { params: { id } }, people.writer);
    await reply(platform, id, people.writer);
    const about = { zone: '气象与海洋', competition: undefined };
    expect((await notices(people.author)).slice(0, 2)).toEqual([
      { type: 17, ...about, link: `${page}?floor=1` },
      { type: 16, ...about, link: page },
    ]);
  });

  it('of folding lead to the post in its channel too', async () => {
    const { _id: id } = await write({ Title: '加群领资料' });
    expect(await titles()).toContain('加群领资料');
    const params = { kind: 'POST', id } as const;
    await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, people.admin);
    const [notice] = await notices(people.author);
    expect(notice).toMatchObject({ type: 24, link: `/home/special/${forum.id}/forum/post/${id}` });
    expect(await titles()).not.toContain('加群领资料');
    expect(await platform.refusal(forumCalls.post, { params: { id } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('what moderators do to others’ posts and replies is written down; one’s own isn’t', async () => {
  const { _id } = await write();
  const answer = await reply(platform, _id, people.author, '原话');
  await update(_id, { IsGood: true }, people.moderator);
  expect(await newest(platform, people.admin, 'forum.update')).toMatchObject({
    Actor: people.moderator.id,
    Target: _id,
    After: { good: true },
  });
  await remove(answer._id, people.moderator);
  expect(await newest(platform, people.admin, 'forum.remove')).toMatchObject({
    Actor: people.moderator.id,
    Kind: 'REPLY',
    Before: { content: '原话' },
  });
  await remove(_id, people.moderator);
  expect(await newest(platform, people.admin, 'forum.remove')).toMatchObject({
    Actor: people.moderator.id,
    Kind: 'POST',
    Target: _id,
  });
  const own = await write();
  await remove(own._id, people.author);
  const written = await audited(platform, people.admin);
  expect(written.filter(({ Target }) => Target === own._id)).toEqual([]);
});

describe('a channel that is folded, or without its forum,', () => {
  const pages = async () => {
    const params = { kind: 'channelPosts' } as const;
    const query = { skip: 0, most: 100 };
    const { data } = await platform.call(siteCalls.publicPages, { params, query });
    return data.map(({ _id, Channel }) => ({ _id, Channel }));
  };
  it.each([
    ['folded', foldChannel, true],
    ['without its forum', switchForum, false],
  ] as const)(
    'takes its posts from the sitemap and puts them back as they were: %s',
    async (_, set, closed) => {
      const { _id } = await write();
      await platform.call(forumCalls.vote, { params: { id: _id } }, people.writer);
      await reply(platform, _id, people.writer);
      const before = await read(_id);
      expect(await pages()).toContainEqual({ _id, Channel: forum.id });

      await set(platform, forum, closed);
      expect(await pages()).toEqual([]);
      expect(await platform.refusal(forumCalls.post, { params: { id: _id } })).toMatchObject({
        code: 'NOT_FOUND',
      });
      await set(platform, forum, !closed);

      expect(await read(_id)).toEqual(before);
      expect(before).toMatchObject({ VotesCount: 1, RepliesCount: 1 });
      expect(await pages()).toContainEqual({ _id, Channel: forum.id });
    },
  );
});

it('a moderator who is one no longer may do no more than anybody', async () => {
  const { _id } = await write();
  const { moderator, admin } = people;
  const params = { id: forum.id, userId: moderator.id };
  await platform.call(channelCalls.removeAdmin, { params }, admin);
  for (const body of [{ IsGood: true }, { TopicProps: { IsStick: true } }])
    expect(
      await platform.refusal(forumCalls.update, { params: { id: _id }, body }, moderator),
    ).toMatchObject({ code: 'FORBIDDEN', message: '只有版主与管理员可以这样设置' });
  expect(
    await platform.refusal(forumCalls.remove, { params: { id: _id } }, moderator),
  ).toMatchObject({ code: 'FORBIDDEN' });
});
