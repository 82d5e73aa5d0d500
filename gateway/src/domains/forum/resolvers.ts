import type { Competition } from '@whaletide/schema/rest/competitions.ts';
import {
  type Forum,
  type ForumPost,
  type ForumReply,
  type WorkProps,
} from '@whaletide/schema/rest/forum-documents.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { forumPost, forumPosts, forumReplies, workPosts } from './queries.ts';

export const resolvers: Resolvers = {
  Query: { forumPosts, forumPost, forumReplies, workPosts },
  Competition: {
    forum: (competition: Competition, _: never, { loaders }) =>
      loaders.forum.byId.load(competition._id),
  },
  Forum: {
    competition: (row: Forum, _: never, { loaders }) =>
      loaders.competitions.byId.load(row.Competition),
  },
  ForumPost: {
    author: (post: ForumPost, _: never, { loaders }) => loaders.members.byId.load(post.Creator),
    lastReplyAuthor: (post: ForumPost, _: never, { loaders }) =>
      loaders.members.byId.load(post.TopicProps.LastPostUser),
    forum: (post: ForumPost, _: never, { loaders }) => loaders.forum.byId.load(post.Forum),
    work: (post: ForumPost) => post.WorkProps,
    viewerState: (post: ForumPost, _: never, { loaders }) =>
      loaders.forum.postState?.load(post._id) ?? null,
  },
  WorkPost: {
    team: (work: WorkProps, _: never, { loaders }) => loaders.teams.byId.load(work.Team),
    competition: (work: WorkProps, _: never, { loaders }) =>
      loaders.competitions.byId.load(work.Competition),
  },
  ForumReply: {
    author: (reply: ForumReply, _: never, { loaders }) => loaders.members.byId.load(reply.Creator),
  },
  ForumReplyReference: {
    author: (reference: NonNullable<ForumReply['RefPost']>, _: never, { loaders }) =>
      loaders.members.byId.load(reference.Creator),
  },
};
