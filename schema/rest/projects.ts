import { Type } from 'typebox';
import { call } from './call.ts';
import { visibilities } from '../rules/projects.ts';
import { ById, Done, Id, Ids, Line, ListOf, PageOf, Paging } from './common.ts';
import { UploadRef } from './uploads.ts';
import {
  Lab,
  LabCount,
  LabState,
  LabTagGroup,
  LabToken,
  Notebook,
  labSorts,
} from './project-documents.ts';

/** At most ten, divided by commas. */
const TagIds = Type.String({ pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,9}$' });

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
      /** True has `Title` looked for as the search does, which ranks what it finds by itself. */
      useSearchEngine: Type.Optional(Type.Boolean()),
      /** In either case. */
      Language: Type.Optional(Type.String({ maxLength: 20 })),
      /** Those with all of these tags; a group stands for any of its own. */
      andTags: Type.Optional(TagIds),
      /** Those with any of these. */
      orTags: Type.Optional(TagIds),
      /** Those that one of these columns holds; a folded one holds none. */
      Columns: Type.Optional(Ids),
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
