import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from './common.ts';

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
});
export type LabVersion = Static<typeof LabVersion>;

/** A project: notebooks of a member, in numbered versions. */
export const Lab = Type.Object({
  _id: Id,
  Title: Type.String(),
  /** The member whose project it is. */
  User: Id,
  /** Read by its member alone, and by whom a version of it was handed in to. */
  Private: Type.Boolean(),
  UpdateDate: Time,
  /** The newest one's number; null before there is any. */
  Version: Nullable(Type.Integer()),
  /** Newest first. */
  Versions: Type.Array(LabVersion),
  /** The token that it was asked for with, where it was needed. */
  labToken: Nullable(LabToken),
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

/** How many public projects a member has. */
export const LabCount = Type.Object({ User: Id, Count: Type.Integer() });
export type LabCount = Static<typeof LabCount>;

const token = Type.Optional(LabToken);

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
  byIds: call({
    operation: 'projects.byIds',
    method: 'GET',
    path: '/api/labs',
    access: 'either',
    summary: 'Projects by ids: public ones, and the member’s own',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Lab),
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
  createVersion: call({
    operation: 'projects.createVersion',
    method: 'POST',
    path: '/api/labs/:id/versions',
    access: 'member',
    summary:
      'Makes a version of what the member’s project is now; where nothing has changed since the last one, it stays the last one',
    params: ById,
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
