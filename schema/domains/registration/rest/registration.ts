import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { CompetitionState } from '#domains/competitions/rest/competitions.ts';
import {
  RegisterAnswer,
  RegisterAuthorizationResult,
  RegistrationSettings,
} from './registration-form.ts';
import { MAX_REVIEWED_AT_ONCE, accountNeeds } from '../rules/registration.ts';

// The calls of organizers, and the state of one's own registration, are ours to choose: the
// specification shows registering alone. They hang below the competition that they are about.

/** Status of a registration. */
export const registerStatus = { rejected: -1, underReview: 0, registered: 1 } as const;
const RegisterStatus = Type.Integer({ minimum: -1, maximum: 1 });

/** The viewer's registration state for a competition, and the answers they sent before. */
export const OwnRegistration = Type.Object({
  Competition: Id,
  /** Null when they never registered. */
  RegisterStatus: Nullable(RegisterStatus),
  /** Why it was rejected. */
  Reason: Nullable(Type.String()),
  SubmitDate: Nullable(Time),
  /** Requirements among NeedPhone, NeedEmail and NeedVerify that the account doesn't meet. */
  UnmetNeeds: Type.Array(Type.Enum(accountNeeds)),
  /** The name that was verified; the form's real name is then this one. */
  VerifiedName: Nullable(Type.String()),
  /** Another competition of the same series holds the one place. */
  isRelatedCompetitionsOverRegistered: Type.Boolean(),
  RegisterForm: Type.Array(RegisterAnswer),
  /** Initial values of the form, from the member's profile and from their earlier registrations. */
  SuggestedForm: Type.Array(RegisterAnswer),
  RegisterAuthorizationResults: Type.Array(RegisterAuthorizationResult),
  CustomID: Nullable(Type.String()),
});
export type OwnRegistration = Static<typeof OwnRegistration>;

/** A registration as organizers list it; what was filled in stands apart. */
export const Registration = Type.Object({
  Competition: Id,
  User: Id,
  RegisterStatus,
  SubmitDate: Time,
  ReviewDate: Nullable(Time),
  Reason: Nullable(Type.String()),
  /** Whale coins that were paid and not given back. */
  EntranceFee: Type.Integer(),
  InvitationCode: Nullable(Type.String()),
  /** Their id on another platform, and when they filled it in. */
  CustomID: Nullable(Type.String()),
  FillTime: Nullable(Time),
});
export type Registration = Static<typeof Registration>;

/** A registration with what was filled in, for the competition's organizers. */
export const RegistrationDetail = Type.Object({
  ...Registration.properties,
  RegisterForm: Type.Array(Type.Object({ ...RegisterAnswer.properties, Text: Type.String() })),
  RegisterAuthorizationResults: Type.Array(
    Type.Object({
      ...RegisterAuthorizationResult.properties,
      Title: Type.String(),
      Url: Type.String(),
    }),
  ),
});
export type RegistrationDetail = Static<typeof RegistrationDetail>;

/** Consequences for the viewer of withdrawing from a competition. */
export const Withdrawal = Type.Object({
  Competition: Id,
  /** Whale coins that go back to the wallet. */
  EntranceFee: Type.Integer(),
  /** Others in the team, who stay. */
  Teammates: Type.Integer(),
  /** Why it is refused now, in Chinese; null where it isn't. */
  Problem: Nullable(Type.String()),
});
export type Withdrawal = Static<typeof Withdrawal>;

const OfMember = Type.Object({ id: Id, userId: Id });

/** A decision: passed (1), or rejected (-1) with a reason. */
const Decision = Type.Object({
  RegisterStatus: Type.Union([Type.Literal(1), Type.Literal(-1)]),
  Reason: Type.Optional(Type.String({ maxLength: 2_000 })),
});

/** The result of a decision on one of several registrations. */
export const ReviewedRegistration = Type.Object({
  User: Id,
  Decided: Type.Boolean(),
  /** Why it wasn't decided now, to be shown; null where it was. */
  Message: Nullable(Type.String()),
});
export type ReviewedRegistration = Static<typeof ReviewedRegistration>;

export const registrationCalls = {
  mine: call({
    operation: 'registration.mine',
    method: 'GET',
    path: '/v2/api/user/registrations',
    access: 'member',
    summary: 'The member’s own registrations, one entry for each competition that exists',
    query: Type.Object({ ids: Ids }),
    response: ListOf(OwnRegistration),
  }),
  withdrawals: call({
    operation: 'registration.withdrawals',
    method: 'GET',
    path: '/v2/api/user/withdrawals',
    access: 'member',
    summary:
      'What withdrawing would bring, one entry for each of these competitions that the member is registered for or waits to be',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Withdrawal),
  }),
  withdraw: call({
    operation: 'registration.withdraw',
    method: 'DELETE',
    path: '/v2/api/competitions/:id/registration',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Ends the member’s registration before anything was submitted, and gives the entrance fee back. Refused as registration/rules/withdrawal.ts says',
    params: ById,
    response: CompetitionState,
  }),
  // The specification names no keys: "custom id field, fill time".
  fillCustomId: call({
    operation: 'registration.fillCustomId',
    method: 'POST',
    path: '/v2/api/competitions/:id/updateRegisterInfoCustomFields',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Fills in, or corrects, the registered member’s id on another platform; where the site is configured to ask for one',
    params: ById,
    body: Type.Object({ CustomID: Type.String({ maxLength: 2_000 }), FillTime: Time }),
    response: OwnRegistration,
  }),
  list: call({
    operation: 'registration.list',
    method: 'GET',
    path: '/v2/api/competitions/:id/registrations',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Registrations by their status, the longest waiting first; for its organizers',
    params: ById,
    query: Type.Object({ ...Paging(20), Status: Type.Optional(RegisterStatus) }),
    response: PageOf(Registration),
  }),
  get: call({
    operation: 'registration.get',
    method: 'GET',
    path: '/v2/api/competitions/:id/registrations/:userId',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'One registration with its answers and files; for its organizers',
    params: OfMember,
    response: RegistrationDetail,
  }),
  review: call({
    operation: 'registration.review',
    method: 'PUT',
    path: '/v2/api/competitions/:id/registrations/:userId',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Passes (1) or rejects (-1, with a reason) a registration that is under review; a rejected one gets its entrance fee back',
    params: OfMember,
    body: Decision,
    response: RegistrationDetail,
  }),
  reviewSeveral: call({
    operation: 'registration.reviewSeveral',
    method: 'PUT',
    path: '/v2/api/competitions/:id/registrations',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Passes (1) or rejects (-1, with one reason) several registrations, each by itself: what can’t be decided is said beside its member and stops no other',
    params: ById,
    body: Type.Object({
      Users: Type.Array(Id, { minItems: 1, maxItems: MAX_REVIEWED_AT_ONCE }),
      ...Decision.properties,
    }),
    response: ListOf(ReviewedRegistration),
  }),
  configure: call({
    operation: 'registration.configure',
    method: 'PUT',
    path: '/v2/api/competitions/:id/registrationSettings',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets everything about registering at once; for its organizers',
    params: ById,
    body: RegistrationSettings,
    response: RegistrationSettings,
  }),
};
