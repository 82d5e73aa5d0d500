import { byId, ofId } from '#graphql/ahead.ts';
import { countOf } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { forumPost, forumPosts, repliesOf, workPosts } from './queries.ts';

export const resolvers: Resolvers = {
  Query: { forumPosts, forumPost: byId(forumPost), workPosts },
  Competition: {
    forum: ofId((id, _, { loaders }) => loaders.forum.byId.load(id)),
  },
  Project: {
    competitions: async ({ _id }, _, { loaders }) => {
      const brought = await loaders.forum.competitionsOf.load(_id);
      const found = await Promise.all(
        brought.map(({ Competition }) => loaders.competitions.byId.load(Competition)),
      );
      return found.filter((one) => one !== null);
    },
  },
  Forum: {
    competition: ({ Competition }, _, { loaders }) =>
      Competition === null ? null : loaders.competitions.byId.load(Competition),
    channel: ({ Zone }, _, { loaders }) =>
      Zone === null ? null : loaders.channels.byId.load(Zone),
  },
  ForumPost: {
    replies: ofId(repliesOf),
    author: (post, _, { loaders }) => loaders.members.byId.load(post.Creator),
    lastReplyAuthor: (post, _, { loaders }) =>
      loaders.members.byId.load(post.TopicProps.LastPostUser),
    forum: (post, _, { loaders }) => loaders.forum.byId.load(post.Forum),
    work: (post) => post.WorkProps,
    viewerState: (post, _, { loaders }) => loaders.forum.postState?.load(post._id) ?? null,
  },
  WorkPost: {
    team: (work, _, { loaders }) => loaders.teams.byId.load(work.Team),
    competition: (work, _, { loaders }) => loaders.competitions.byId.load(work.Competition),
  },
  ForumReplyPage: { totalCount: countOf },
  ForumReply: {
    author: (reply, _, { loaders }) => loaders.members.byId.load(reply.Creator),
  },
  ForumReplyReference: {
    author: (reference, _, { loaders }) => loaders.members.byId.load(reference.Creator),
  },
};
