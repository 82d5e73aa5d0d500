import { type Static, Type } from 'typebox';
import { saidAuthorship, statedAuthorship } from '#shared/rest/authorship.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { UploadKey } from '#domains/uploads/rest.ts';
import { practiceModes } from './rules.ts';

const Mode = Type.Enum(practiceModes);

/** Period in which a task of a practice takes results. */
export const PracticePeriod = Type.Object({
  Task: Id,
  /** Both null where it takes them at any time. */
  StartDate: Nullable(Time),
  EndDate: Nullable(Time),
});
export type PracticePeriod = Static<typeof PracticePeriod>;

/** A member's practice in a competition that is over. */
export const Practice = Type.Object({
  _id: Id,
  Competition: Id,
  Mode,
  StartDate: Time,
  /** Null where it has no end. */
  EndDate: Nullable(Time),
  /** Tasks that can be practised, in their order. */
  Tasks: Type.Array(Id),
  /** Periods of the same tasks, in the same order. */
  Periods: Type.Array(PracticePeriod),
});
export type Practice = Static<typeof Practice>;

/** Practice in a competition, as the caller finds it. */
export const PracticeState = Type.Object({
  Competition: Id,
  /** True where members can practise now. */
  TakesPractice: Type.Boolean(),
  /** True where its organizer takes none. */
  Closed: Type.Boolean(),
  /** The caller's own, at most one of each mode, what was begun last first. */
  Practices: Type.Array(Practice),
});
export type PracticeState = Static<typeof PracticeState>;

/** A result that was handed in for practice; it stands on no board and in no count. */
export const PracticeWork = Type.Object({
  _id: Id,
  Practice: Id,
  Task: Id,
  /** `workStatus`. */
  Status: Type.Integer(),
  UploadDate: Time,
  FileName: Type.String(),
  /** Bytes. */
  FileSize: Type.Integer(),
  ...statedAuthorship,
  /** Null until it is scored, and where its file is wrong. */
  PublicScore: Nullable(Type.Number()),
  /** Null as the public one, and until a virtual participation is over. */
  PrivateScore: Nullable(Type.Number()),
  /** Place that the private score would have had on the task's final private board, from 1. */
  Rank: Nullable(Type.Integer()),
  /** Places between which it can't be told apart; null as the rank, and where it isn't known. */
  RankLow: Nullable(Type.Integer()),
  RankHigh: Nullable(Type.Integer()),
  /** Teams on that board. */
  TeamsNumber: Type.Integer(),
  /** Chinese; what is wrong with its file. */
  ErrorMessage: Nullable(Type.String()),
});
export type PracticeWork = Static<typeof PracticeWork>;

/** A team as it stood at the moment of a virtual participation, or the result of who takes part. */
export const GhostRow = Type.Object({
  /** Null for the caller's own. */
  Team: Nullable(Id),
  /** Place at that moment, from 1; equal scores share one. */
  Rank: Type.Integer(),
  Score: Type.Number(),
  /** Place on the final private board; null for the caller's own and for who isn't on it. */
  FinalRank: Nullable(Type.Integer()),
});
export type GhostRow = Static<typeof GhostRow>;

export const practiceCalls = {
  states: call({
    operation: 'practice.states',
    method: 'GET',
    path: '/v2/api/practices',
    access: 'either',
    summary:
      'Practice in these competitions, as far as the caller may see them: whether they take it, and the caller’s own',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(PracticeState),
  }),
  start: call({
    operation: 'practice.start',
    method: 'POST',
    path: '/v2/api/competitions/:id/practices',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Begins to practise in a mode; who has begun gets the same again. 409 for a competition that takes no practice now',
    params: ById,
    body: Type.Object({ Mode }),
    response: Practice,
  }),
  works: call({
    operation: 'practice.works',
    method: 'GET',
    path: '/v2/api/practices/:id/works',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Results of the caller’s own practice, the newest first',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(PracticeWork),
  }),
  ghosts: call({
    operation: 'practice.ghosts',
    method: 'GET',
    path: '/v2/api/practices/:id/ghosts',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Public board of a task as it stood when the competition was as old as the caller’s own virtual participation is now, with their best result in it',
    params: ById,
    query: Type.Object({ Task: Id, ...Paging(20) }),
    response: PageOf(GhostRow),
  }),
  submit: call({
    operation: 'practice.submit',
    method: 'POST',
    path: '/v2/api/practices/:id/works',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Hands in the caller’s own `result` upload, which is scored in the background; the same file again is the same work. 409 past the task’s limits, outside its period in a virtual participation, and where the competition takes no practice any more',
    params: ById,
    body: Type.Object({ Task: Id, Result: UploadKey, ...saidAuthorship }),
    response: PracticeWork,
  }),
  end: call({
    operation: 'practice.end',
    method: 'POST',
    path: '/v2/api/practices/:id/end',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Ends the caller’s own virtual participation before its time, for good; one that is over stays as it is. 409 for the other way to practise, which has no end',
    params: ById,
    response: Practice,
  }),
  set: call({
    operation: 'practice.set',
    method: 'POST',
    path: '/v2/api/competitions/:id/practiceSettings',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Closes a competition for practice, or opens it again; for those who manage it',
    params: ById,
    body: Type.Object({ Closed: Type.Boolean() }),
    response: PracticeState,
  }),
};
