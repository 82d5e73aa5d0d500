import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, Ids, ListOf, Time, TitleLine } from '#shared/rest/common.ts';

export { badgeTypes, type BadgeType } from './rules/badge-types.ts';

/** One level of a badge, as a member was given it. */
export const Badge = Type.Object({
  User: Id,
  /** badgeTypes. */
  Type: Type.Integer(),
  /** 1 to 3. */
  Level: Type.Integer(),
  Date: Time,
});
export type Badge = Static<typeof Badge>;

const settings = {
  /** badgeTypes. */
  Type: Type.Integer({ minimum: 1, maximum: 5 }),
  Name: TitleLine,
  /** Numbers that it takes for each of the three levels, ascending. */
  Thresholds: Type.Array(Type.Integer(), { maxItems: 10 }),
  /** True where it is given; what was given stays. */
  Active: Type.Boolean(),
};

/** Name of a badge and what it takes. */
export const BadgeSetting = Type.Object(settings);
export type BadgeSetting = Static<typeof BadgeSetting>;

// The path is ours to choose: the specification shows badges as a part of the member.

export const badgeCalls = {
  ofMembers: call({
    operation: 'badges.ofMembers',
    method: 'GET',
    path: '/v2/api/badges',
    access: 'public',
    summary: 'The badges of these members, by type and level',
    query: Type.Object({ User: Ids }),
    response: ListOf(Badge),
  }),
  settings: call({
    operation: 'badges.settings',
    method: 'GET',
    path: '/v2/api/badgeSettings',
    access: 'public',
    summary: 'What each badge is called and takes, in the order in which they are shown',
    response: ListOf(BadgeSetting),
  }),
};

/** Calls by which administrators of the site manage badges; 403 FORBIDDEN for all others. */
export const badgeAdminCalls = {
  update: call({
    operation: 'badgeAdmin.update',
    method: 'PUT',
    path: '/api/admin/badges',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT'],
    summary:
      'Changes what a badge is called and takes. Who has come to a lowered threshold is given it within the hour; no one loses one',
    body: Type.Object(settings),
    response: BadgeSetting,
  }),
};
