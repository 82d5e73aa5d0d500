import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { FieldAnswer, FieldInputs } from '#shared/rest/fields.ts';

/** -1 in review, 1 passed, -2 rejected. */
export const authorizeStatus = { inReview: -1, passed: 1, rejected: -2 } as const;

/** A team's qualification review for a stage; readable by the team and who manages the competition. */
export const Authorization = Type.Object({
  _id: Id,
  Competition: Id,
  Stage: Id,
  Team: Id,
  /** The member who handed it in. */
  User: Id,
  SubmitDate: Time,
  AgreementResults: Type.Array(FieldAnswer),
  AuthorizeStatus: Type.Integer(),
  /** Why it was rejected. */
  AuthorizeDenyReason: Nullable(Type.String()),
});
export type Authorization = Static<typeof Authorization>;

export const authorizationCalls = {
  list: call({
    operation: 'authorizations.list',
    method: 'GET',
    path: '/v2/api/authorizations',
    access: 'member',
    summary: "The qualification reviews of the member's teams for these stages",
    query: Type.Object({ Competition: Type.Optional(Id), Stage: Ids }),
    response: ListOf(Authorization),
  }),
  submit: call({
    operation: 'authorizations.submit',
    method: 'POST',
    path: '/v2/api/authorizations',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      "Hands in the team's qualification review, for the stage that the team stands in where none is named; again after a rejection. Refused as submissions/rules/authorizations.ts and shared/rules/fields.ts say",
    body: Type.Object({
      Competition: Id,
      Stage: Type.Optional(Id),
      AgreementResults: FieldInputs,
    }),
    response: Authorization,
  }),
  ofStage: call({
    operation: 'authorizations.ofStage',
    method: 'GET',
    path: '/v2/api/stages/:id/authorizations',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'All qualification reviews of a stage, oldest first; 404 for anyone who does not manage the competition',
    params: ById,
    query: Type.Object({ ...Paging(20), Status: Type.Optional(Type.Integer()) }),
    response: PageOf(Authorization),
  }),
  review: call({
    operation: 'authorizations.review',
    method: 'PUT',
    path: '/v2/api/authorizations/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Passes or rejects a qualification review, with a reason for the latter; 404 for anyone who does not manage the competition, 409 once it was decided',
    params: ById,
    body: Type.Object({
      AuthorizeStatus: Type.Union([
        Type.Literal(authorizeStatus.passed),
        Type.Literal(authorizeStatus.rejected),
      ]),
      AuthorizeDenyReason: Type.Optional(Type.String({ maxLength: 2_000 })),
    }),
    response: Authorization,
  }),
};
