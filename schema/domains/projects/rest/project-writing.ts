import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { visibilities } from '../rules.ts';
import { saidAuthorship } from '#shared/rest/authorship.ts';
import { ById, Done, Id, Line, Nullable, TitleLine } from '#shared/rest/common.ts';
import { Lab, LabToken } from './project-documents.ts';
import { UploadRef } from '#domains/uploads/rest.ts';

/** A project's notebooks: own uploads for `notebook`, or those that it has, by their keys. */
const Notebooks = Type.Array(Type.Object({ ...UploadRef.properties, name: Line }), {
  maxItems: 100,
});
const Visible = Type.Enum(visibilities);
/** Datasets that the member may read, each once. */
const Datasets = Type.Optional(Type.Array(Id, { maxItems: 100 }));
/** One that the member belongs to, or that it stands in the name of; null for none. */
const Organization = Type.Optional(Nullable(Id));
/** In the order in which they are shown. */
const Tags = Type.Array(Id, { maxItems: 20 });

/** Calls that make and change projects, and those for members to act on projects of others. */
export const projectWritingCalls = {
  /** Ours, as all that follows of making projects: the specification doesn't show it. */
  create: call({
    operation: 'projects.create',
    method: 'POST',
    path: '/api/labs',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Makes a project of the member’s, with its first version where it has notebooks; private unless said otherwise',
    body: Type.Object({
      Title: TitleLine,
      ShortDescription: Type.Optional(Line),
      Tags: Type.Optional(Tags),
      Visibility: Type.Optional(Visible),
      Notebooks: Type.Optional(Notebooks),
      Datasets,
      Organization,
      /** Author of its first version. */
      ...saidAuthorship,
    }),
    response: Lab,
  }),
  update: call({
    operation: 'projects.update',
    method: 'PUT',
    path: '/api/labs/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Changes what a project of the member’s is called, says, holds and who sees it; tags that were given to it stay',
    params: ById,
    body: Type.Object({
      Title: TitleLine,
      ShortDescription: Line,
      Tags,
      /** In place of it: Visibility. */
      Private: Type.Optional(Type.Boolean()),
      Visibility: Type.Optional(Visible),
      /** Without them they stay; the datasets and the organization, too. */
      Notebooks: Type.Optional(Notebooks),
      Datasets,
      Organization,
    }),
    response: Lab,
  }),
  fork: call({
    operation: 'projects.fork',
    method: 'POST',
    path: '/api/labs/:id/forks',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
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
    refusals: ['NOT_FOUND'],
    summary: 'Makes a link by which others read the member’s project; where there is one, it stays',
    params: ById,
    response: Lab,
  }),
  unshare: call({
    operation: 'projects.unshare',
    method: 'DELETE',
    path: '/api/labs/:id/share',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Ends the link by which others read the member’s project, with all that came by it',
    params: ById,
    response: Lab,
  }),
  view: call({
    operation: 'projects.view',
    method: 'POST',
    path: '/api/labs/:id/views',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'Counts a view of a project: one a day for each member, or address without one',
    params: ById,
    query: Type.Object({ token: Type.Optional(LabToken) }),
    response: Done,
  }),
  remove: call({
    operation: 'projects.remove',
    method: 'DELETE',
    path: '/api/labs/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
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
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Puts a public project before all others, or back among them; for administrators',
    params: ById,
    body: Type.Object({ Pinned: Type.Boolean() }),
    response: Lab,
  }),
  bookmark: call({
    operation: 'projects.bookmark',
    method: 'POST',
    path: '/api/labBookmarks',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Keeps a project among the member’s favourites; a second time changes nothing',
    body: Type.Object({ Lab: Id }),
    response: Lab,
  }),
  unbookmark: call({
    operation: 'projects.unbookmark',
    method: 'DELETE',
    path: '/api/labBookmarks',
    access: 'member',
    refusals: ['NOT_FOUND'],
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
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Likes a project, once however often; not one’s own',
    params: ById,
    response: Lab,
  }),
  unvote: call({
    operation: 'projects.unvote',
    method: 'DELETE',
    path: '/api/labs/:id/VoteList',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Takes the like back; without one nothing changes',
    params: ById,
    response: Lab,
  }),
  setOfCompetition: call({
    operation: 'projects.setOfCompetition',
    method: 'PUT',
    path: '/v2/api/competitions/:id/labs',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Sets the projects among a competition’s materials, in their order; for its managers. 404 NOT_FOUND for one that not everybody reads',
    params: ById,
    body: Type.Object({ Labs: Type.Array(Id, { maxItems: 100 }) }),
    response: Done,
  }),
  createVersion: call({
    operation: 'projects.createVersion',
    method: 'POST',
    path: '/api/labs/:id/versions',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Makes a version of what the member’s project is now; where nothing has changed since the last one, it stays the last one. What an agent’s token has brought is AGENT, whoever makes the version',
    params: ById,
    /** In the address, as the specification gives the call no payload. */
    query: Type.Object({ Note: Type.Optional(Line), ...saidAuthorship }),
    response: Lab,
  }),
};
