import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Id,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
} from '#shared/rest/common.ts';

/** Rules by which members invite others to a competition. */
export const InvitationConfig = Type.Object({
  /** Text above the link that a member passes on. */
  LinkText: Line,
  /** True where everyone sees the number of members that each has invited. */
  ShowLb: Type.Boolean(),
  /** Markdown. */
  Notice: Nullable(Prose),
});
export type InvitationConfig = Static<typeof InvitationConfig>;

/** Code with which a member invites others. */
export const InvitationCode = Type.Object({
  /** Null until the member has asked for one. */
  Code: Nullable(Type.String()),
  Invitation: InvitationConfig,
  /** Members who registered with it; those under review don't count. */
  UsedCount: Type.Integer(),
});
export type InvitationCode = Static<typeof InvitationCode>;

export const InvitationRankingRow = Type.Object({ User: Id, UsedCount: Type.Integer() });
export type InvitationRankingRow = Static<typeof InvitationRankingRow>;

/** Somebody who registered with the member's code, and when. */
export const InvitationRecord = Type.Object({ User: Id, Date: Time });
export type InvitationRecord = Static<typeof InvitationRecord>;

// Making a code and configuring are ours to choose: the specification shows reading alone.

export const invitationCalls = {
  code: call({
    operation: 'invitations.code',
    method: 'GET',
    path: '/v2/api/competitions/:id/invitation/code',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'The member’s code. 404 where a competition has no invitation',
    params: ById,
    response: InvitationCode,
  }),
  create: call({
    operation: 'invitations.create',
    method: 'POST',
    path: '/v2/api/competitions/:id/invitation/code',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Makes the member’s code, or answers the one that there is. Refused as invitations/rules.ts says',
    params: ById,
    response: InvitationCode,
  }),
  ranking: call({
    operation: 'invitations.ranking',
    method: 'GET',
    path: '/v2/api/competitions/:id/invitation/leaderboard',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'The 100 members who invited most, those who got there first ahead. 404 unless the competition shows it',
    params: ById,
    response: ListOf(InvitationRankingRow),
  }),
  records: call({
    operation: 'invitations.records',
    method: 'GET',
    path: '/v2/api/competitions/:id/invitation/record',
    access: 'member',
    summary: 'Whom the member has invited, newest first',
    params: ById,
    query: Type.Object(Paging(100)),
    response: PageOf(InvitationRecord),
  }),
  configure: call({
    operation: 'invitations.configure',
    method: 'PUT',
    path: '/v2/api/competitions/:id/invitationConfig',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets or, with null, ends the invitation; for its organizers. Codes stay as they are',
    params: ById,
    body: Type.Object({ invitationConfig: Nullable(InvitationConfig) }),
    response: Type.Object({ invitationConfig: Nullable(InvitationConfig) }),
  }),
};
