import type { CallInput } from '@whaletide/schema/rest/call.ts';
import { forumCalls } from '@whaletide/schema/rest/forum.ts';
import { type ForumPost, type ForumReply } from '@whaletide/schema/rest/forum-documents.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { Refusal } from '../../refusal.ts';

interface WorkInput {
  summary: string;
  cover: string;
  pictures: { key: string; description?: string | null }[];
}

interface PostTexts {
  /** Null takes a link away, undefined keeps it. */
  projectId?: string | null;
  type: number | string;
  title: string;
  content: string;
  work?: WorkInput | null;
}

const toWork = ({ summary, cover, pictures }: WorkInput) => ({
  Summary: summary,
  Cover: cover,
  Pics: pictures.map(({ key, description }) => ({ Key: key, Description: description ?? '' })),
});

/** The texts as REST takes them; a type without a number is refused there. */
const toTexts = ({ type, title, content, projectId }: PostTexts) => ({
  Title: title,
  Content: content,
  Type: typeof type === 'number' ? type : 0,
  ...(projectId !== undefined && {
    Lab: projectId === null ? null : requireId(projectId, 'projectId'),
  }),
});

type Change = CallInput<typeof forumCalls.update>['body'];

const changePost = async (
  context: GatewayContext,
  postId: string,
  body: Change,
): Promise<ForumPost> => {
  const params = { id: requireId(postId, 'postId') };
  const changed = context.member().call(forumCalls.update, { params, body });
  return (await renameField(changed, { lab: 'projectId' })).post;
};

/** The reply of an answer to a reply's id; a post's id has none. */
const replyOf = ({ reply }: { reply: ForumReply | null }): ForumReply => {
  if (!reply) throw new Refusal('NOT_FOUND', '未找到该评论', { field: 'replyId' });
  return reply;
};

/** What members and moderators do in a forum. */
export const mutations: Resolvers = {
  Mutation: {
    createForumPost: (_, { input }, context) => {
      const Forum = requireId(input.forumId, 'forumId');
      if ((input.work == null) !== (input.teamId == null)) {
        throw new Refusal('BAD_USER_INPUT', '作品需要同时指明团队', { field: 'teamId' });
      }
      const body = {
        ...toTexts(input),
        Forum,
        ...(input.work && {
          WorkProps: {
            ...toWork(input.work),
            Team: requireId(input.teamId ?? '', 'teamId'),
            Competition: Forum,
          },
        }),
      };
      return renameField(context.member().call(forumCalls.create, { body }), {
        lab: 'projectId',
      });
    },

    updateForumPost: (_, { input }, context) =>
      changePost(context, input.postId, {
        ...toTexts(input),
        ...(input.work && { WorkProps: toWork(input.work) }),
      }),

    markForumPost: (_, { input }, context) =>
      changePost(context, input.postId, {
        ...(input.isSticky != null && { TopicProps: { IsStick: input.isSticky } }),
        ...(input.isGood != null && { IsGood: input.isGood }),
      }),

    awardWorkPost: (_, { input }, context) => {
      if (input.ranking != null && input.ranking < 1) {
        throw new Refusal('BAD_USER_INPUT', '名次应从 1 开始', { field: 'ranking' });
      }
      return changePost(context, input.postId, {
        Award: input.name == null ? null : { Name: input.name, Ranking: input.ranking ?? null },
      });
    },

    deleteForumPost: async (_, { input }, context) => {
      const params = { id: requireId(input.postId, 'postId') };
      const { post } = await context.member().call(forumCalls.remove, { params });
      return post._id;
    },

    voteForumPost: async (_, { input }, context) => {
      const params = { id: requireId(input.postId, 'postId') };
      const member = context.member();
      const post = await (input.voted
        ? member.call(forumCalls.vote, { params })
        : member.call(forumCalls.unvote, { params }));
      context.loaders.forum.postState?.prime(post._id, { Post: post._id, voted: input.voted });
      return post;
    },

    recordForumPostView: async (_, { input }, context) => {
      const params = { id: requireId(input.postId, 'postId') };
      await (context.own
        ? context.own.call(forumCalls.view, { params })
        : context.upstream.visitor(forumCalls.view, { params }));
      return true;
    },

    createForumReply: (_, { input }, context) => {
      const params = { id: requireId(input.postId, 'postId') };
      const RefPost =
        input.inReplyToId == null ? undefined : requireId(input.inReplyToId, 'inReplyToId');
      const body = { Content: input.content, ...(RefPost !== undefined && { RefPost }) };
      return context.member().call(forumCalls.reply, { params, body });
    },

    updateForumReply: async (_, { input }, context) => {
      const params = { id: requireId(input.replyId, 'replyId') };
      const body = { Content: input.content };
      return replyOf(await context.member().call(forumCalls.update, { params, body }));
    },

    deleteForumReply: async (_, { input }, context) => {
      const params = { id: requireId(input.replyId, 'replyId') };
      return replyOf(await context.member().call(forumCalls.remove, { params }));
    },
  },
};
