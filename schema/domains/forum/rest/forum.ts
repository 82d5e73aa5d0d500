import { Type } from 'typebox';
import { saidAuthorship } from '#shared/rest/authorship.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  EitherPageOf,
  EitherPaging,
  Id,
  Ids,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Prose,
  TitleLine,
} from '#shared/rest/common.ts';
import {
  Forum,
  ForumPost,
  ForumPostState,
  ForumReply,
  postSorts,
  workPostSorts,
} from './forum-documents.ts';

const keyword = Type.Optional(Type.String({ maxLength: 100 }));

/**
 * Key as the writer sent it. Text that is no key is not found, as any key that isn't the writer's
 * own.
 */
const WrittenKey = Type.String({ maxLength: 32 });

/** A work as it is written: pictures are keys of the author's uploads for `post-image`. */
const WorkInput = {
  Summary: Line,
  Cover: WrittenKey,
  Pics: Type.Array(Type.Object({ Key: WrittenKey, Description: Type.String({ maxLength: 100 }) }), {
    maxItems: 100,
  }),
  /** A public project of the author's; the post's own Lab, where both are given, goes before it. */
  Lab: Type.Optional(Nullable(Id)),
};

/** A reply's id finds the post that it stands under, and the reply. */
const Changed = Type.Object({ post: ForumPost, reply: Nullable(ForumReply) });

export const forumCalls = {
  ofCompetition: call({
    operation: 'forum.ofCompetition',
    method: 'GET',
    path: '/v2/api/competitions/:id/Forum',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'The forum of a competition, with what the one who asks may do there',
    params: ById,
    response: Forum,
  }),
  byIds: call({
    operation: 'forum.byIds',
    method: 'GET',
    path: '/v2/api/forums',
    access: 'either',
    summary: 'Forums by ids (those of their competitions), with what the one who asks may do there',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Forum),
  }),
  posts: call({
    operation: 'forum.posts',
    method: 'GET',
    path: '/v2/api/forumposts',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Posts of a forum, sticky ones first. Type 0 is all; any looks into title, content and author',
    query: Type.Object({
      ...Paging(8),
      Forum: Id,
      sort: Type.Optional(Type.Enum(postSorts)),
      Type: Type.Optional(Type.Integer({ minimum: 0 })),
      any: keyword,
      Title: keyword,
      Content: keyword,
      userName: keyword,
    }),
    response: PageOf(ForumPost),
  }),
  post: call({
    operation: 'forum.post',
    method: 'GET',
    path: '/v2/api/forumposts/:id',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'One post; 410, still NOT_FOUND, once it has been deleted',
    params: ById,
    response: ForumPost,
  }),
  publicPosts: call({
    operation: 'forum.publicPosts',
    method: 'GET',
    path: '/v2/api/publicForumposts',
    access: 'public',
    summary: 'Posts by ids, those that every visitor reads and whose author has an open account',
    query: Type.Object({ ids: Ids }),
    response: ListOf(ForumPost),
  }),
  postStates: call({
    operation: 'forum.postStates',
    method: 'GET',
    path: '/v2/api/user/forumpostStates',
    access: 'member',
    summary: 'What these posts are to the member, one entry for each that exists',
    query: Type.Object({ ids: Ids }),
    response: ListOf(ForumPostState),
  }),
  create: call({
    operation: 'forum.create',
    method: 'POST',
    path: '/v2/api/forumposts',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Writes a post; with WorkProps it is the work of a team, which has one at a time',
    body: Type.Object({
      Forum: Id,
      Title: TitleLine,
      Content: Prose,
      Type: Type.Integer(),
      WorkProps: Type.Optional(Type.Object({ ...WorkInput, Team: Id, Competition: Id })),
      /** A public project of the author’s. */
      Lab: Type.Optional(Nullable(Id)),
      ...saidAuthorship,
    }),
    response: ForumPost,
  }),
  update: call({
    operation: 'forum.update',
    method: 'PUT',
    path: '/v2/api/forumposts/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Changes what is given, of a post or (Content alone) of a reply: texts by their author and administrators, IsGood, TopicProps and Award by those who manage the forum',
    params: ById,
    body: Type.Object({
      Title: Type.Optional(TitleLine),
      Content: Type.Optional(Prose),
      Type: Type.Optional(Type.Integer()),
      WorkProps: Type.Optional(Type.Object(WorkInput)),
      /** A public project of the post's author; null takes it away. */
      Lab: Type.Optional(Nullable(Id)),
      /** By its author; left out, it stays, and so does AGENT. */
      ...saidAuthorship,
      IsGood: Type.Optional(Type.Boolean()),
      TopicProps: Type.Optional(Type.Object({ IsStick: Type.Boolean() })),
      /** Null takes the award away. */
      Award: Type.Optional(
        Nullable(
          Type.Object({
            Name: TitleLine,
            Ranking: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
          }),
        ),
      ),
    }),
    response: Changed,
  }),
  remove: call({
    operation: 'forum.remove',
    method: 'DELETE',
    path: '/v2/api/forumposts/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Deletes a post, or a reply, whose floor stays; by its author and administrators',
    params: ById,
    response: Changed,
  }),
  replies: call({
    operation: 'forum.replies',
    method: 'GET',
    path: '/v2/api/forumposts/:id/replies',
    access: 'either',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Replies of a post by their floors, deleted ones with their place; by cursor those that come since follow',
    params: ById,
    query: Type.Object(EitherPaging(10)),
    response: EitherPageOf(ForumReply),
  }),
  reply: call({
    operation: 'forum.reply',
    method: 'POST',
    path: '/v2/api/forumposts/:id/replies',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Replies to a post, or with RefPost to a reply of it',
    params: ById,
    body: Type.Object({ Content: Prose, RefPost: Type.Optional(Id), ...saidAuthorship }),
    response: ForumReply,
  }),
  vote: call({
    operation: 'forum.vote',
    method: 'POST',
    path: '/v2/api/forumposts/:id/VoteList',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Likes a post, once however often; not one’s own',
    params: ById,
    response: ForumPost,
  }),
  unvote: call({
    operation: 'forum.unvote',
    method: 'DELETE',
    path: '/v2/api/forumposts/:id/VoteList',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Takes the like back',
    params: ById,
    response: ForumPost,
  }),
  view: call({
    operation: 'forum.view',
    method: 'POST',
    path: '/v2/api/forumposts/:id/views',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'Counts a view of a post: one a day for each member, or address without one',
    params: ById,
    response: Done,
  }),
  works: call({
    operation: 'forum.works',
    method: 'GET',
    path: '/v2/api/workposts',
    access: 'public',
    summary: 'Works of all published competitions: the gallery, or those that won an award',
    query: Type.Object({
      ...Paging(12),
      Awarded: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(workPostSorts)),
      Title: keyword,
    }),
    response: PageOf(ForumPost),
  }),
  competitionsOfLabs: call({
    operation: 'forum.competitionsOfLabs',
    method: 'GET',
    path: '/api/labCompetitions',
    access: 'public',
    summary:
      'The published competitions to which posts of open forums brought each of the projects, the latest first, at most 3 of each',
    query: Type.Object({ Lab: Ids }),
    response: ListOf(Type.Object({ Lab: Id, Competition: Id })),
  }),
  competitionWorks: call({
    operation: 'forum.competitionWorks',
    method: 'GET',
    path: '/api/workposts',
    access: 'public',
    summary: 'Works of one published competition',
    query: Type.Object({
      ...Paging(6),
      Competition: Id,
      Awarded: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(workPostSorts)),
      Title: keyword,
    }),
    response: PageOf(ForumPost),
  }),
};
