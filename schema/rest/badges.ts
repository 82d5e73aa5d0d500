import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { Id, Ids, ListOf, Time } from './common.ts';

/** What badges are given for (decisions.md: Badges); the numbers are ours. */
export const badgeTypes = {
  competition: 1,
  award: 2,
  project: 3,
  likedPost: 4,
  column: 5,
} as const;
export type BadgeType = (typeof badgeTypes)[keyof typeof badgeTypes];

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
};
