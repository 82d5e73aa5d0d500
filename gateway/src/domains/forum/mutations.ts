import { type ForumReply } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { inputs } from './inputs.ts';
import type { Resolvers, WorkPostInput } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';

/** A picture that nothing is said of has an empty description. */
const withDescriptions = <Post extends { work?: Pick<WorkPostInput, 'pictures'> | null }>(
  post: Post,
): Post => {
  if (!post.work) return post;
  const pictures = post.work.pictures.map(({ key, description }) => ({
    key,
    description: description ?? '',
  }));
  return { ...post, work: { ...post.work, pictures } };
};

/** The reply of an answer to a reply's id; a post's id has none. */
const replyOf = ({ reply }: { reply: ForumReply | null }): ForumReply => {
  if (!reply) throw new Refusal('NOT_FOUND', '未找到该评论', { field: 'replyId' });
  return reply;
};

/** Mutations of members and moderators in a forum. */
export const mutations: Resolvers = {
  Mutation: {
    createForumPost: (_, { input }, context) => {
      const post = withDescriptions(input);
      const { WorkProps } = inputs.createForumPost.toRest(post).body;
      const body = WorkProps && { WorkProps: { ...WorkProps, Competition: input.forumId } };
      return inputs.createForumPost.send(context.member(), post, body && { body });
    },

    updateForumPost: async (_, { input }, context) =>
      (await inputs.updateForumPost.send(context.member(), withDescriptions(input))).post,

    markForumPost: async (_, { input }, context) =>
      (await inputs.markForumPost.send(context.member(), input)).post,

    awardWorkPost: async (_, { input }, context) => {
      if (input.ranking != null && input.ranking < 1) {
        throw new Refusal('BAD_USER_INPUT', '名次应从 1 开始', { field: 'ranking' });
      }
      const none = input.name == null ? { body: { Award: null } } : undefined;
      return (await inputs.awardWorkPost.send(context.member(), input, none)).post;
    },

    deleteForumPost: async (_, { input }, context) => {
      const { post } = await inputs.deleteForumPost.send(context.member(), input);
      return { deletedId: post._id };
    },

    voteForumPost: async (_, { input }, context) => {
      const bound = input.voted ? inputs.voteForumPost : inputs.unvoteForumPost;
      const post = await bound.send(context.member(), input);
      context.loaders.forum.postState?.prime(post._id, { Post: post._id, voted: input.voted });
      return post;
    },

    recordForumPostView: async (_, { input }, context) => {
      await (context.own
        ? inputs.recordForumPostView.send(context.own, input)
        : inputs.recordForumPostView.visit(context.upstream, input));
      return { ok: true };
    },

    updateForumReply: async (_, { input }, context) =>
      replyOf(await inputs.updateForumReply.send(context.member(), input)),

    deleteForumReply: async (_, { input }, context) =>
      replyOf(await inputs.deleteForumReply.send(context.member(), input)),
  },
};
