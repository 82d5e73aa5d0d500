import { type Static, Type } from 'typebox';
import { saidAuthorship, statedAuthorship } from '#shared/rest/authorship.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Ids,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
} from '#shared/rest/common.ts';
import { writeUpSorts } from './rules.ts';

/** A team's write-up without its texts, which are read by `Text`. */
export const WriteUp = Type.Object({
  _id: Id,
  Competition: Id,
  Team: Id,
  /** Place in the final ranking, from 1; teams that share a place have the same. */
  Rank: Type.Integer(),
  /** Free text of the organizer's; null for none. */
  Award: Nullable(Type.String()),
  /** Members who wrote a version, in the order in which they first did. */
  Authors: Type.Array(Id),
  /** Number of the newest version, from 1. */
  Version: Type.Integer(),
  /** Id of the newest version, whose texts it has. */
  Text: Id,
  /** Beginning of the approach. */
  Excerpt: Type.String(),
  /** Members who like it. */
  VotesCount: Type.Integer(),
  /** True where the caller does; null for a visitor. */
  Voted: Nullable(Type.Boolean()),
  /** Author of the newest version. */
  ...statedAuthorship,
  CreateDate: Time,
  UpdateDate: Time,
  /** Reason for its team and administrators; null where it isn't folded. */
  CollapsedReason: Nullable(Type.String()),
});
export type WriteUp = Static<typeof WriteUp>;

/** A version of a write-up. */
export const WriteUpVersion = Type.Object({
  _id: Id,
  /** From 1. */
  Number: Type.Integer(),
  Author: Id,
  ...statedAuthorship,
  CreateDate: Time,
});
export type WriteUpVersion = Static<typeof WriteUpVersion>;

const texts = {
  /** Markdown, as all five. */
  Approach: Prose,
  Features: Prose,
  Validation: Prose,
  FailedAttempts: Prose,
  Costs: Prose,
};

/** Texts of a version. */
export const WriteUpTexts = Type.Object({ _id: Id, ...texts });
export type WriteUpTexts = Static<typeof WriteUpTexts>;

/** A competition's write-up of the caller's own team. */
export const WriteUpState = Type.Object({
  Competition: Id,
  /** True where the caller may write one now. */
  CanWrite: Type.Boolean(),
  /** Their team's; null where there is none. */
  WriteUp: Nullable(WriteUp),
});
export type WriteUpState = Static<typeof WriteUpState>;

export const writeUpCalls = {
  ofCompetition: call({
    operation: 'writeUps.ofCompetition',
    method: 'GET',
    path: '/v2/api/competitions/:id/writeUps',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Write-ups of a competition by place in its published final ranking, by likes, leading places ahead of the most liked (`leading`), or what was saved last first; none before it is published. Folded ones for their teams and administrators alone',
    params: ById,
    query: Type.Object({ ...Paging(20), sort: Type.Optional(Type.Enum(writeUpSorts)) }),
    response: PageOf(WriteUp),
  }),
  ofTeams: call({
    operation: 'writeUps.ofTeams',
    method: 'GET',
    path: '/v2/api/writeUps',
    access: 'either',
    summary: 'Write-ups of these teams, of those that have one that the caller may read',
    query: Type.Object({ Team: Ids }),
    response: ListOf(WriteUp),
  }),
  states: call({
    operation: 'writeUps.states',
    method: 'GET',
    path: '/v2/api/writeUpStates',
    access: 'member',
    summary: 'In these competitions, whether the caller may write, and what their team has written',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(WriteUpState),
  }),
  texts: call({
    operation: 'writeUps.texts',
    method: 'GET',
    path: '/v2/api/writeUpTexts',
    access: 'either',
    summary: 'Texts of these versions, of write-ups that the caller may read',
    query: Type.Object({ ids: Ids }),
    response: ListOf(WriteUpTexts),
  }),
  versions: call({
    operation: 'writeUps.versions',
    method: 'GET',
    path: '/v2/api/writeUps/:id/versions',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'Versions of a write-up that the caller may read, the newest first',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(WriteUpVersion),
  }),
  save: call({
    operation: 'writeUps.save',
    method: 'POST',
    path: '/v2/api/competitions/:id/writeUps',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Saves a version of the write-up of the caller’s team. 409 at `Version` where a teammate has saved since the version that was edited',
    params: ById,
    body: Type.Object({
      ...texts,
      /** Number of the version that was edited; absent for the first. */
      Version: Type.Optional(Type.Integer({ minimum: 1 })),
      ...saidAuthorship,
    }),
    response: WriteUp,
  }),
  /** As projects and datasets are liked. */
  vote: call({
    operation: 'writeUps.vote',
    method: 'POST',
    path: '/v2/api/writeUps/:id/VoteList',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Likes a write-up, once however often; not one’s own team’s',
    params: ById,
    response: WriteUp,
  }),
  unvote: call({
    operation: 'writeUps.unvote',
    method: 'DELETE',
    path: '/v2/api/writeUps/:id/VoteList',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Takes the like back; without one nothing changes',
    params: ById,
    response: WriteUp,
  }),
  remove: call({
    operation: 'writeUps.remove',
    method: 'DELETE',
    path: '/v2/api/writeUps/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Deletes the write-up of the caller’s team with all of its versions',
    params: ById,
    response: Done,
  }),
};
