import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, PageOf, Paging, TagIds } from '#shared/rest/common.ts';
import {
  Lab,
  LabCount,
  LabState,
  LabTagGroup,
  LabToken,
  Notebook,
  labSorts,
} from './project-documents.ts';

const token = Type.Optional(LabToken);

/** Calls that read projects; those that make and change them are in project-writing.ts. */
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
      /** Datasets with all of these tags; a group includes any of its own. */
      andTags: Type.Optional(TagIds),
      /** Projects with any of these tags. */
      orTags: Type.Optional(TagIds),
      /** Projects that one of these columns holds; a folded one holds none. */
      Columns: Type.Optional(Ids),
      /** Datasets in this organization's name. */
      Organization: Type.Optional(Id),
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
  shared: call({
    operation: 'projects.shared',
    method: 'GET',
    path: '/api/labShares/:token',
    access: 'public',
    refusals: ['NOT_FOUND'],
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
  one: call({
    operation: 'projects.one',
    method: 'GET',
    path: '/api/labs/:id',
    access: 'either',
    refusals: ['NOT_FOUND'],
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
    refusals: ['NOT_FOUND'],
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
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    summary:
      'A notebook of a public project, or of the version that the token opens, as a page of HTML without scripts and without anything from elsewhere',
    params: ById,
    query: Type.Object({ token }),
    response: Type.Unknown(),
  }),
};
