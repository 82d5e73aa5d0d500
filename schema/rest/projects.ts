import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { visibilities } from '../rules/projects.ts';
import { ById, Done, Id, Ids, Line, ListOf, Nullable, PageOf, Paging, Time } from './common.ts';
import { UploadRef } from './uploads.ts';

/**
 * What lets its bearer read one version of a private project for a while; platform makes it,
 * everybody else passes it on as it is.
 */
export const LabToken = Type.String({ pattern: '^[\\w.-]{1,200}$' });

/** What a project was at a moment; its notebooks don't change any more. */
export const LabVersion = Type.Object({
  _id: Id,
  /** From 1, by project. */
  Version: Type.Integer(),
  UpdateDate: Time,
  /** What its author says is new in it; empty where nothing. */
  Note: Type.String(),
});
export type LabVersion = Static<typeof LabVersion>;

export const LabTag = Type.Object({ _id: Id, Name: Type.String() });
export type LabTag = Static<typeof LabTag>;

/** Tags of one kind; its id stands for all of them. */
export const LabTagGroup = Type.Object({
  _id: Id,
  Name: Type.String(),
  children: Type.Array(LabTag),
});
export type LabTagGroup = Static<typeof LabTagGroup>;

/**
 * The orders of the list (spec 3, section 9): what editors put first, the newest version, the most
 * favourites, likes, forks or views, the newest.
 */
export const labSorts = [
  '-SortWeight',
  '-LastVersionCreateDate',
  '-bookmarksCount',
  '-ForksCount',
  '-ViewsCount',
  '-VotesCount',
  '-CreateDate',
] as const;
export type LabSort = (typeof labSorts)[number];

/** At most ten, divided by commas. */
const TagIds = Type.String({ pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,9}$' });

/** A project: notebooks of a member, in numbered versions. */
export const Lab = Type.Object({
  _id: Id,
  Title: Type.String(),
  /** What it is about, in a line or two; empty where nobody wrote any. */
  ShortDescription: Type.String(),
  /** Of its newest version's first notebook, as highlight.js names it. */
  Language: Nullable(Type.String()),
  /** The member whose project it is. */
  User: Id,
  /** Read by its member alone, and by whom a version of it was handed in to. */
  Private: Type.Boolean(),
  UpdateDate: Time,
  LastVersionCreateDate: Nullable(Time),
  /** The newest one's number; null before there is any. */
  Version: Nullable(Type.Integer()),
  /** Newest first. */
  Versions: Type.Array(LabVersion),
  /** Above 0 for what editors put before all others. */
  SortWeight: Type.Integer(),
  Tags: Type.Array(LabTag),
  /** Members who keep it among their favourites. */
  bookmarksCount: Type.Integer(),
  /** How often it was forked. */
  ForksCount: Type.Integer(),
  /** One a day for each member, or address without one. */
  ViewsCount: Type.Integer(),
  /** What it was forked from; who asks may not be let see that one. */
  Parent: Nullable(Id),
  /** Members who like it. */
  VotesCount: Type.Integer(),
  /** Comments and their answers that everybody reads. */
  CommentsCount: Type.Integer(),
  /** The token that it was asked for with, where it was needed. */
  labToken: Nullable(LabToken),
  /** Why administrators have folded it; only its member and they read such a project. */
  CollapsedReason: Nullable(Type.String()),
});
export type Lab = Static<typeof Lab>;

/** A notebook of one version; what is in it comes as HTML. */
export const Notebook = Type.Object({
  _id: Id,
  Lab: Id,
  LabVersion: Id,
  /** Its file's name. */
  Name: Type.String(),
  /** Needed to read a private project's; null for everybody's. */
  labToken: Nullable(LabToken),
});
export type Notebook = Static<typeof Notebook>;

/** What a project is to the asking member: the specification's userData. */
export const LabState = Type.Object({
  Lab: Id,
  /** Among their favourites. */
  marked: Type.Boolean(),
  /** What its member alone is told of it; null for others'. */
  Own: Nullable(
    Type.Object({
      /** In the link by which others read it; null where there is none. */
      ShareToken: Nullable(LabToken),
      /** As it is now, which its next version will be. */
      Notebooks: Type.Array(UploadRef),
    }),
  ),
  /** Liked by them. */
  voted: Type.Boolean(),
});
export type LabState = Static<typeof LabState>;

/** How many public projects a member has. */
export const LabCount = Type.Object({ User: Id, Count: Type.Integer() });
export type LabCount = Static<typeof LabCount>;

const token = Type.Optional(LabToken);

/** A project's notebooks: own uploads for `notebook`, or those that it has, by their keys. */
const Notebooks = Type.Array(Type.Object({ ...UploadRef.properties, name: Line }), {
  maxItems: 100,
});
const Visible = Type.Enum(visibilities);
/** Of those that the member may read, each once. */
const Datasets = Type.Optional(Type.Array(Id, { maxItems: 100 }));
/** In the order in which they are shown. */
const Tags = Type.Array(Id, { maxItems: 20 });

export const projectCalls = {
  own: call({
    operation: 'projects.own',
    method: 'GET',
    path: '/api/user/labs',
    access: 'member',
    summary: 'The member’s own projects, newest first',
    query: Type.Object({
      ...Paging(12),
      Private: Type.Optional(Type.Boolean()),
      /** Part of the title. */
      Title: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: PageOf(Lab),
  }),
  list: call({
    operation: 'projects.list',
    method: 'GET',
    path: '/api/labs',
    access: 'either',
    summary:
      'Public projects that have a version; or those of `ids`: public ones, and the member’s own',
    query: Type.Object({
      ...Paging(12),
      ids: Type.Optional(Ids),
      /** False leaves folded ones out, as platform does always; of `ids` their authors get theirs. */
      Collapsed: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(labSorts)),
      /** Part of the title. */
      Title: Type.Optional(Type.String({ maxLength: 200 })),
      /** In either case. */
      Language: Type.Optional(Type.String({ maxLength: 20 })),
      /** Those with all of these tags; a group stands for any of its own. */
      andTags: Type.Optional(TagIds),
      /** Those with any of these. */
      orTags: Type.Optional(TagIds),
    }),
    response: PageOf(Lab),
  }),
  tags: call({
    operation: 'projects.tags',
    method: 'GET',
    path: '/api/labTags',
    access: 'public',
    summary: 'The tags of projects by their groups',
    query: Type.Object({ type: Type.Enum(['tree']) }),
    response: ListOf(LabTagGroup),
  }),
  /** Ours, as all that follows of making projects: the specification doesn't show it. */
  create: call({
    operation: 'projects.create',
    method: 'POST',
    path: '/api/labs',
    access: 'member',
    summary:
      'Makes a project of the member’s, with its first version where it has notebooks; private unless said otherwise',
    body: Type.Object({
      Title: Line,
      ShortDescription: Type.Optional(Line),
      Tags: Type.Optional(Tags),
      Visibility: Type.Optional(Visible),
      Notebooks: Type.Optional(Notebooks),
      Datasets,
    }),
    response: Lab,
  }),
  update: call({
    operation: 'projects.update',
    method: 'PUT',
    path: '/api/labs/:id',
    access: 'member',
    summary:
      'Changes what a project of the member’s is called, says, holds and who sees it; tags that were given to it stay',
    params: ById,
    body: Type.Object({
      Title: Line,
      ShortDescription: Line,
      Tags,
      /** In place of it: Visibility. */
      Private: Type.Optional(Type.Boolean()),
      Visibility: Type.Optional(Visible),
      /** Without them they stay; the datasets, too. */
      Notebooks: Type.Optional(Notebooks),
      Datasets,
    }),
    response: Lab,
  }),
  fork: call({
    operation: 'projects.fork',
    method: 'POST',
    path: '/api/labs/:id/forks',
    access: 'member',
    summary:
      'Makes a private project of the member’s out of a version of one that they may read; the newest, unless it is named',
    params: ById,
    body: Type.Object({ Version: Type.Optional(Id) }),
    response: Lab,
  }),
  share: call({
    operation: 'projects.share',
    method: 'PUT',
    path: '/api/labs/:id/share',
    access: 'member',
    summary: 'Makes a link by which others read the member’s project; where there is one, it stays',
    params: ById,
    response: Lab,
  }),
  unshare: call({
    operation: 'projects.unshare',
    method: 'DELETE',
    path: '/api/labs/:id/share',
    access: 'member',
    summary: 'Ends the link by which others read the member’s project, with all that came by it',
    params: ById,
    response: Lab,
  }),
  shared: call({
    operation: 'projects.shared',
    method: 'GET',
    path: '/api/labShares/:token',
    access: 'public',
    summary: 'The project that a link shows, with all of its versions',
    params: Type.Object({ token: LabToken }),
    response: Lab,
  }),
  related: call({
    operation: 'projects.related',
    method: 'GET',
    path: '/api/labs/:id/related',
    access: 'public',
    summary: 'At most four public projects that are most like a public one; none of another',
    params: ById,
    response: ListOf(Lab),
  }),
  view: call({
    operation: 'projects.view',
    method: 'POST',
    path: '/api/labs/:id/views',
    access: 'either',
    summary: 'Counts a view of a project: one a day for each member, or address without one',
    params: ById,
    query: Type.Object({ token }),
    response: Done,
  }),
  remove: call({
    operation: 'projects.remove',
    method: 'DELETE',
    path: '/api/labs/:id',
    access: 'member',
    summary: 'Deletes a project of the member’s',
    params: ById,
    response: Done,
  }),
  /** The path is ours: the specification doesn't show how one is put first. */
  pin: call({
    operation: 'projects.pin',
    method: 'PUT',
    path: '/api/admin/labs/:id/pinned',
    access: 'member',
    summary: 'Puts a public project before all others, or back among them; for administrators',
    params: ById,
    body: Type.Object({ Pinned: Type.Boolean() }),
    response: Lab,
  }),
  one: call({
    operation: 'projects.one',
    method: 'GET',
    path: '/api/labs/:id',
    access: 'either',
    summary:
      'One project: a public one, the member’s own, or with its token a private one, of which only the version of the token is shown',
    params: ById,
    query: Type.Object({ token }),
    response: Lab,
  }),
  /** The paths are ours to choose, here and of the counts: the specification doesn't show them. */
  ofMember: call({
    operation: 'projects.ofMember',
    method: 'GET',
    path: '/api/users/:id/labs',
    access: 'either',
    summary:
      'A member’s public projects that have a version, newest first; none to others where the profile is hidden',
    params: ById,
    query: Type.Object(Paging(12)),
    response: PageOf(Lab),
  }),
  counts: call({
    operation: 'projects.counts',
    method: 'GET',
    path: '/api/labCounts',
    access: 'either',
    summary: 'How many projects `ofMember` has of each of these members; hidden ones are left out',
    query: Type.Object({ User: Ids }),
    response: ListOf(LabCount),
  }),
  bookmark: call({
    operation: 'projects.bookmark',
    method: 'POST',
    path: '/api/labBookmarks',
    access: 'member',
    summary: 'Keeps a project among the member’s favourites; a second time changes nothing',
    body: Type.Object({ Lab: Id }),
    response: Lab,
  }),
  unbookmark: call({
    operation: 'projects.unbookmark',
    method: 'DELETE',
    path: '/api/labBookmarks',
    access: 'member',
    summary: 'Takes a project out of the member’s favourites; without it nothing changes',
    query: Type.Object({ Lab: Id }),
    response: Lab,
  }),
  /** As a post is liked (forum.vote): the specification shows no path for projects. */
  vote: call({
    operation: 'projects.vote',
    method: 'POST',
    path: '/api/labs/:id/VoteList',
    access: 'member',
    summary: 'Likes a project, once however often; not one’s own',
    params: ById,
    response: Lab,
  }),
  unvote: call({
    operation: 'projects.unvote',
    method: 'DELETE',
    path: '/api/labs/:id/VoteList',
    access: 'member',
    summary: 'Takes the like back; without one nothing changes',
    params: ById,
    response: Lab,
  }),
  /** The path is ours, here and of the states: the specification doesn't show them. */
  bookmarks: call({
    operation: 'projects.bookmarks',
    method: 'GET',
    path: '/api/labBookmarks',
    access: 'member',
    summary: 'The member’s favourites that they still see, the newest first',
    query: Type.Object(Paging(12)),
    response: PageOf(Lab),
  }),
  states: call({
    operation: 'projects.states',
    method: 'GET',
    path: '/api/user/labStates',
    access: 'member',
    summary: 'What these projects are to the asking member',
    query: Type.Object({ ids: Ids }),
    response: ListOf(LabState),
  }),
  createVersion: call({
    operation: 'projects.createVersion',
    method: 'POST',
    path: '/api/labs/:id/versions',
    access: 'member',
    summary:
      'Makes a version of what the member’s project is now; where nothing has changed since the last one, it stays the last one',
    params: ById,
    /** In the address, as the specification gives the call no payload. */
    query: Type.Object({ Note: Type.Optional(Line) }),
    response: Lab,
  }),
  notebooks: call({
    operation: 'projects.notebooks',
    method: 'GET',
    path: '/api/notebooks',
    access: 'either',
    summary: 'Notebooks of versions that the one who asks, or the token’s bearer, may read',
    query: Type.Object({
      Lab: Type.Optional(Id),
      LabVersion: Ids,
      /** At most so many of each version. */
      perPage: Type.Integer({ minimum: 1, maximum: 100, default: 100 }),
      token,
    }),
    response: ListOf(Notebook),
  }),
  /** `text/html`: only ever shown in a sandboxed frame. */
  rendered: call({
    operation: 'projects.rendered',
    method: 'GET',
    path: '/api/notebooks/:id/RenderedContent',
    access: 'public',
    summary:
      'A notebook of a public project, or of the version that the token opens, as a page of HTML without scripts and without anything from elsewhere',
    params: ById,
    query: Type.Object({ token }),
    response: Type.Unknown(),
  }),
};
