import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import {
  type ChannelForum,
  channelPost,
  foldChannel,
  type ForumRole,
  forumRoles,
  makeChannelForum,
  switchForum,
} from '#tests/platform/support/channel-forum.ts';
import { reply } from '#tests/platform/support/forum.ts';
import { CallFailed, startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let forum: ChannelForum;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  forum = await makeChannelForum(platform);
});
afterAll(() => platform.close());

/** The author's post and a reply of theirs, new for each call. */
interface Thread {
  post: string;
  reply: string;
}
const thread = async (): Promise<Thread> => {
  const { author } = forum.people;
  const { _id: post } = await channelPost(platform, forum.id, author);
  return { post, reply: (await reply(platform, post, author))._id };
};

const tokenOf = (role: ForumRole) => (role === 'visitor' ? undefined : forum.people[role].token);

const first = { page: 1, perPage: 10 };
const texts = () => ({ Forum: forum.id, Title: '标题', Content: '内容', Type: 3 });
const WorkProps = () => ({
  Summary: '',
  Cover: 'a'.repeat(32),
  Pics: [],
  Team: 'b'.repeat(24),
  Competition: forum.id,
});

/** Every call that reaches a forum or something in it: its input, and whom it answers. */
const calls: Record<
  string,
  { call: RestCall; input: (thread: Thread) => object; may: readonly ForumRole[] }
> = {
  'asks for the forum': {
    call: forumCalls.byIds,
    input: () => ({ query: { ids: forum.id } }),
    may: forumRoles,
  },
  'lists posts': {
    call: forumCalls.posts,
    input: () => ({ query: { ...first, Forum: forum.id } }),
    may: forumRoles,
  },
  'reads a post': {
    call: forumCalls.post,
    input: ({ post }) => ({ params: { id: post } }),
    may: forumRoles,
  },
  'reads replies': {
    call: forumCalls.replies,
    input: ({ post }) => ({ params: { id: post }, query: first }),
    may: forumRoles,
  },
  'counts a view': {
    call: forumCalls.view,
    input: ({ post }) => ({ params: { id: post } }),
    may: forumRoles,
  },
  'asks what posts are to them': {
    call: forumCalls.postStates,
    input: ({ post }) => ({ query: { ids: post } }),
    may: ['beginner', 'writer', 'author', 'moderator', 'moderatorElsewhere', 'admin'],
  },
  'likes a post': {
    call: forumCalls.vote,
    input: ({ post }) => ({ params: { id: post } }),
    may: ['beginner', 'writer', 'moderator', 'moderatorElsewhere', 'admin'],
  },
  'takes a like back': {
    call: forumCalls.unvote,
    input: ({ post }) => ({ params: { id: post } }),
    may: ['beginner', 'writer', 'author', 'moderator', 'moderatorElsewhere', 'admin'],
  },
  'writes a post': {
    call: forumCalls.create,
    input: () => ({ body: texts() }),
    may: ['writer', 'author', 'moderator', 'admin'],
  },
  replies: {
    call: forumCalls.reply,
    input: ({ post }) => ({ params: { id: post }, body: { Content: '好' } }),
    may: ['writer', 'author', 'moderator', 'admin'],
  },
  'changes a post': {
    call: forumCalls.update,
    input: ({ post }) => ({ params: { id: post }, body: { Title: '改' } }),
    may: ['author', 'admin'],
  },
  'changes a reply': {
    call: forumCalls.update,
    input: ({ reply: id }) => ({ params: { id }, body: { Content: '改' } }),
    may: ['author', 'admin'],
  },
  'makes a post sticky': {
    call: forumCalls.update,
    input: ({ post }) => ({ params: { id: post }, body: { TopicProps: { IsStick: true } } }),
    may: ['moderator', 'admin'],
  },
  'makes a post good': {
    call: forumCalls.update,
    input: ({ post }) => ({ params: { id: post }, body: { IsGood: true } }),
    may: ['moderator', 'admin'],
  },
  'deletes a post': {
    call: forumCalls.remove,
    input: ({ post }) => ({ params: { id: post } }),
    may: ['author', 'moderator', 'admin'],
  },
  'deletes a reply': {
    call: forumCalls.remove,
    input: ({ reply: id }) => ({ params: { id } }),
    may: ['author', 'moderator', 'admin'],
  },
};

/** `ok`, `nothing` where it is answered without a row, or the code of the refusal. */
const outcome = async (
  { call, input }: (typeof calls)[string],
  role: ForumRole,
  about: Thread,
): Promise<string> => {
  try {
    const token = tokenOf(role);
    const answer: unknown = await platform.call(call, input(about) as never, { token });
    const { data } = answer as { data?: unknown[] };
    return data?.length === 0 ? 'nothing' : 'ok';
  } catch (error) {
    if (error instanceof CallFailed) return error.body.code;
    throw error;
  }
};

const refused = (call: RestCall, role: ForumRole) =>
  role === 'visitor' && call.access === 'member' ? 'UNAUTHENTICATED' : 'FORBIDDEN';

describe('in the forum of a channel', () => {
  it.each(
    Object.entries(calls).flatMap(([name, one]) =>
      forumRoles.map(
        (role) => [role, name, one.may.includes(role) ? 'ok' : refused(one.call, role)] as const,
      ),
    ),
  )('%s %s: %s', async (role, name, expected) => {
    const one = calls[name];
    if (!one) throw new Error(name);
    expect(await outcome(one, role, await thread())).toBe(expected);
  });

  it.each([
    ['visitor', []],
    ['beginner', []],
    ['writer', ['write']],
    ['author', ['write']],
    ['moderator', ['write', 'manage', 'remove']],
    ['moderatorElsewhere', []],
    ['admin', ['write', 'manage', 'remove', 'moderate']],
  ] as const)('a %s is told what they may do: %j', async (role, expected) => {
    const query = { ids: forum.id };
    const { data } = await platform.call(forumCalls.byIds, { query }, { token: tokenOf(role) });
    expect(data).toMatchObject([
      { _id: forum.id, Kind: 'ZONE', Zone: forum.id, Competition: null },
    ]);
    const permissions = Object.entries(data[0]?.permissions ?? {});
    expect(permissions.filter(([, may]) => may).map(([what]) => what)).toEqual(expected);
  });

  it('works of teams are refused, even to those who moderate it', async () => {
    for (const role of ['writer', 'moderator', 'admin'] as const) {
      const body = { ...texts(), WorkProps: WorkProps() };
      expect(await platform.refusal(forumCalls.create, { body }, forum.people[role])).toEqual({
        code: 'BAD_USER_INPUT',
        message: '频道论坛中不能发布作品',
        field: 'WorkProps',
      });
    }
    const { post } = await thread();
    const input = { params: { id: post }, body: { Award: { Name: '一等奖', Ranking: 1 } } };
    expect(await platform.refusal(forumCalls.update, input, forum.people.moderator)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Award',
    });
  });

  it.each([1, 2, 9])('there are no posts of type %i', async (Type) => {
    const body = { ...texts(), Type };
    expect(
      await platform.refusal(forumCalls.create, { body }, forum.people.moderator),
    ).toMatchObject({ message: '请选择帖子类型', field: 'Type' });
  });

  it('is no forum of a competition', async () => {
    const input = { params: { id: forum.id } };
    expect(await platform.refusal(forumCalls.ofCompetition, input)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

/** Calls of those who would be answered, and what they are answered while there is nothing. */
const missing = (one: (typeof calls)[string]) =>
  one.call === forumCalls.byIds || one.call === forumCalls.postStates ? 'nothing' : 'NOT_FOUND';

describe('a forum that isn’t open', () => {
  it.each(Object.keys(calls))('while it is switched off, nobody %s', async (name) => {
    const one = calls[name];
    if (!one) throw new Error(name);
    const about = await thread();
    await switchForum(platform, forum, false);
    const found = await Promise.all(one.may.map((role) => outcome(one, role, about)));
    await switchForum(platform, forum, true);
    expect(found).toEqual(one.may.map(() => missing(one)));
    expect(await outcome(one, one.may.at(-1) ?? 'admin', about)).toBe('ok');
  });

  it.each(Object.keys(calls))(
    'while the channel is folded, its moderators and administrators alone: %s',
    async (name) => {
      const one = calls[name];
      if (!one) throw new Error(name);
      const abouts = await Promise.all(one.may.map(() => thread()));
      await foldChannel(platform, forum, true);
      const found: Record<string, string> = {};
      for (const [index, role] of one.may.entries())
        found[role] = await outcome(one, role, abouts[index] ?? (await thread()));
      await foldChannel(platform, forum, false);
      const sees = (role: ForumRole) => role === 'moderator' || role === 'admin';
      expect(found).toEqual(
        Object.fromEntries(one.may.map((role) => [role, sees(role) ? 'ok' : missing(one)])),
      );
    },
  );
});
