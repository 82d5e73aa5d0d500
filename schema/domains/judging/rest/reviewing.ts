import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { FieldAnswer, FieldId } from '#shared/rest/fields.ts';
import { judgingModes } from '../rules/settings.ts';
import { JudgingCriterion } from './settings.ts';

/** A task that the member judges. */
export const OwnJudging = Type.Object({
  Task: Id,
  TaskName: Type.String(),
  Competition: Id,
  CompetitionName: Type.String(),
  /** Name of the team with which they take part in the competition themselves; null for none. */
  OwnTeam: Nullable(Type.String()),
  Mode: Type.Enum(judgingModes),
  Blind: Type.Boolean(),
  Criteria: Type.Array(JudgingCriterion),
  MaxScore: Type.Number(),
  /** Reviews or comparisons that are theirs to do, and those that are done. */
  Assigned: Type.Integer(),
  Done: Type.Integer(),
  /** True once the result is published: reviews can't be changed any more. */
  Closed: Type.Boolean(),
});
export type OwnJudging = Static<typeof OwnJudging>;

const Points = Type.Object({ Criterion: FieldId, Points: Type.Integer() });

/** The member's own review of a work. */
export const OwnReview = Type.Object({
  Points: Type.Array(Points),
  Comment: Type.String(),
  /** False of a draft, which counts for nothing. */
  Sent: Type.Boolean(),
  Date: Time,
});

/** A work that the member judges: by its number alone where judging is blind. */
export const AssignedWork = Type.Object({
  Task: Id,
  Number: Type.Integer(),
  /** Name of its team; null where judging is blind. */
  TeamName: Nullable(Type.String()),
  Answers: Type.Array(FieldAnswer),
  Review: Nullable(OwnReview),
});
export type AssignedWork = Static<typeof AssignedWork>;

/** Two works of which the member says which is better. */
export const JudgingPair = Type.Object({ _id: Id, Left: AssignedWork, Right: AssignedWork });
export type JudgingPair = Static<typeof JudgingPair>;

/** The pair that is the member's turn, and their progress. */
export const PairTurn = Type.Object({
  Task: Id,
  /** Null where nothing is left to compare. */
  Pair: Nullable(JudgingPair),
  Done: Type.Integer(),
  Assigned: Type.Integer(),
  /** True where the last answer can be taken back. */
  Undoable: Type.Boolean(),
});
export type PairTurn = Static<typeof PairTurn>;

/** Answers to a pair; one that is skipped doesn't come again, and counts for nothing. */
const pairOutcomes = ['left', 'right', 'tie', 'skip'] as const;
export type PairOutcome = (typeof pairOutcomes)[number];

const ByNumber = Type.Object({
  id: Id,
  number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

export const judgingReviewCalls = {
  own: call({
    operation: 'judging.own',
    method: 'GET',
    path: '/v2/api/user/judgings',
    access: 'member',
    summary: 'The tasks that the member judges, those that are open first',
    query: Type.Object(Paging(20)),
    response: PageOf(OwnJudging),
  }),
  ownOf: call({
    operation: 'judging.ownOf',
    method: 'GET',
    path: '/v2/api/user/judgings/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'A task that the member judges, by its id; 403 for who isn’t assigned',
    params: ById,
    response: OwnJudging,
  }),
  works: call({
    operation: 'judging.works',
    method: 'GET',
    path: '/v2/api/user/judgings/:id/works',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'The works of a task that are assigned to the member, by their numbers',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(AssignedWork),
  }),
  work: call({
    operation: 'judging.work',
    method: 'GET',
    path: '/v2/api/user/judgings/:id/works/:number',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'One of them; 404 for a work that isn’t assigned to the member',
    params: ByNumber,
    response: AssignedWork,
  }),
  save: call({
    operation: 'judging.save',
    method: 'PUT',
    path: '/v2/api/user/judgings/:id/works/:number/review',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Keeps the member’s review of a work, as a draft or sent, until the result is published. 403 with a conflict of interest, 409 after publishing',
    params: ByNumber,
    body: Type.Object({
      Points: Type.Array(Points, { maxItems: 100 }),
      Comment: Type.String({ maxLength: 20_000 }),
      Sent: Type.Boolean(),
    }),
    response: AssignedWork,
  }),
  claim: call({
    operation: 'judging.claim',
    method: 'POST',
    path: '/v2/api/user/judgings/:id/pairs',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'The pair that the member compares next, the same until it is answered: the one that tells most',
    params: ById,
    body: Type.Object({}),
    response: PairTurn,
  }),
  answer: call({
    operation: 'judging.answer',
    method: 'PUT',
    path: '/v2/api/user/judgingPairs/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Answers the open pair and hands out the next; answered twice the same it is answered once. 409 for one that isn’t open, and after publishing',
    params: ById,
    body: Type.Object({ Outcome: Type.Enum(pairOutcomes) }),
    response: PairTurn,
  }),
  undo: call({
    operation: 'judging.undo',
    method: 'POST',
    path: '/v2/api/user/judgings/:id/undo',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Opens the pair again that the member answered last; 409 where there is none',
    params: ById,
    body: Type.Object({}),
    response: PairTurn,
  }),
};
