import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Done, Id, Ids, ListOf, Nullable, Time } from '#shared/rest/common.ts';
import { competitionRoles } from '#domains/competitions/rules/competition-roles.ts';

/** A member with a role in a competition. */
export const RoleHolder = Type.Object({
  Competition: Id,
  User: Id,
  Role: Type.Enum(competitionRoles),
  /** Time at which it was given, and by which member; null once their account is gone. */
  Date: Time,
  GivenBy: Nullable(Id),
  /** Name of the team with which they take part in the competition themselves; null for none. */
  OwnTeam: Nullable(Type.String()),
});
export type RoleHolder = Static<typeof RoleHolder>;

const OfMember = Type.Object({ id: Id, userId: Id });

/** Calls for the roles of a competition. The specification names none; these are ours. */
export const roleCalls = {
  list: call({
    operation: 'competitionRoles.list',
    method: 'GET',
    path: '/v2/api/competitionRoles',
    access: 'member',
    summary:
      'Members with a role in these competitions, in the order in which they got it; for those who manage them, those of others are left out',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(RoleHolder),
  }),
  set: call({
    operation: 'competitionRoles.set',
    method: 'PUT',
    path: '/v2/api/competitions/:id/roles/:userId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Gives a member a role in the competition, in place of one before; for its owners, else 403 FORBIDDEN. 409 CONFLICT for an owner, and beyond the most',
    params: OfMember,
    body: Type.Object({ Role: Type.Enum(competitionRoles) }),
    response: Done,
  }),
  remove: call({
    operation: 'competitionRoles.remove',
    method: 'DELETE',
    path: '/v2/api/competitions/:id/roles/:userId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Takes a member’s role away, from this moment on; for the owners of the competition, and the member. 404 where there is none',
    params: OfMember,
    response: Done,
  }),
};
