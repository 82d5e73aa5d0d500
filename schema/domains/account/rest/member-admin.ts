import { type Static, Type } from 'typebox';
import { roles } from './account.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Line, Nullable, PageOf, Paging, Time, TitleLine } from '#shared/rest/common.ts';
import { Member } from '#domains/members/rest.ts';

/** A member as administrators see one. */
export const AdministeredMember = Type.Object({
  ...Member.properties,
  Email: Nullable(Type.String()),
  /** With its country code, its middle digits masked; null where none is bound. */
  Phone: Nullable(Type.String()),
  Roles: Type.Array(Type.Enum(roles)),
  CreateDate: Time,
  /** Time since which signing in to the account is refused. */
  DeactivatedDate: Nullable(Time),
  /** Until when the member may come back who has closed the account; null where an administrator stopped it. */
  ClosesDate: Nullable(Time),
  /** Since when nothing of the person is left. */
  ClosedDate: Nullable(Time),
  /** Since when the creator's rights are taken, and why. */
  CreatorBannedDate: Nullable(Time),
  CreatorBanReason: Nullable(Type.String()),
});
export type AdministeredMember = Static<typeof AdministeredMember>;

const memberStates = ['ACTIVE', 'DEACTIVATED', 'CREATOR_BANNED'] as const;
export type MemberState = (typeof memberStates)[number];

const Reason = Type.Object({ Reason: Line });

/**
 * Calls for administrators; 403 FORBIDDEN for all others. The specification names no paths: these
 * are ours.
 */
export const memberAdminCalls = {
  list: call({
    operation: 'memberAdmin.list',
    method: 'GET',
    path: '/api/admin/members',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Members, newest first',
    query: Type.Object({
      ...Paging(20),
      /** The beginning of a name, an e-mail address or a phone number, or a whole id. */
      Text: Type.Optional(Type.String({ maxLength: 254 })),
      Role: Type.Optional(Type.Enum(roles)),
      State: Type.Optional(Type.Enum(memberStates)),
    }),
    response: PageOf(AdministeredMember),
  }),
  get: call({
    operation: 'memberAdmin.get',
    method: 'GET',
    path: '/api/admin/members/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'One member',
    params: ById,
    response: AdministeredMember,
  }),
  setRole: call({
    operation: 'memberAdmin.setRole',
    method: 'PUT',
    path: '/api/admin/members/:id/roles',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Gives a member a role or takes it; what they have, or lack, already stays. 409 CONFLICT for the own role of administrator, and to make somebody a creator whose rights are taken',
    params: ById,
    body: Type.Object({ Role: Type.Enum(roles), Granted: Type.Boolean() }),
    response: AdministeredMember,
  }),
  verify: call({
    operation: 'memberAdmin.verify',
    method: 'PUT',
    path: '/api/admin/members/:id/communityVerify',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Marks a member as a verified organization (1) or professional (2) with the name that was verified, or takes the mark away (0)',
    params: ById,
    body: Type.Object({ Type: Type.Integer({ minimum: 0, maximum: 2 }), Name: TitleLine }),
    response: AdministeredMember,
  }),
  deactivate: call({
    operation: 'memberAdmin.deactivate',
    method: 'POST',
    path: '/api/admin/members/:id/deactivation',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Stops an account and ends all its sessions and access tokens at once. 409 CONFLICT for the own one, or where it is stopped, 400 BAD_USER_INPUT without a reason',
    params: ById,
    body: Reason,
    response: AdministeredMember,
  }),
  reactivate: call({
    operation: 'memberAdmin.reactivate',
    method: 'DELETE',
    path: '/api/admin/members/:id/deactivation',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Starts a stopped account again. 409 CONFLICT where it isn’t stopped',
    params: ById,
    response: AdministeredMember,
  }),
  banCreator: call({
    operation: 'memberAdmin.banCreator',
    method: 'POST',
    path: '/api/admin/members/:id/creatorBan',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Takes a member’s rights as a creator at once and tells them why (event 51). 409 CONFLICT where they are taken, 400 BAD_USER_INPUT without a reason',
    params: ById,
    body: Reason,
    response: AdministeredMember,
  }),
  restoreCreator: call({
    operation: 'memberAdmin.restoreCreator',
    method: 'DELETE',
    path: '/api/admin/members/:id/creatorBan',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Gives a member’s rights as a creator back and tells them (event 2072). 409 CONFLICT where they aren’t taken',
    params: ById,
    response: AdministeredMember,
  }),
};
