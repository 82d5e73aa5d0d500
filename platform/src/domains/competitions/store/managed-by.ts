import { type SQL, sql } from 'drizzle-orm';
import type { CompetitionRole } from '@whaletide/schema/domains/competitions/rules/competition-roles.ts';
import { type AnyCaller, type Caller, hasRole, isService } from '#http/caller.ts';
import { organizationMembers } from '#domains/organizations/tables.ts';
import { competitionRoles, competitions } from '../tables.ts';

// `in`, not a correlated `exists`: both tables call the column organization_id, and a query of one
// table writes its columns without the table's name.

/** Makes the condition on `competitions` for those in which the caller was given this role. */
const heldBy = (caller: Caller, role: CompetitionRole): SQL<boolean> =>
  sql`${competitions.id} in (
    select held.competition_id from ${competitionRoles} as held
    where held.member_id = ${caller.id} and held.role = ${role})`;

/** Makes the condition for those that the caller owns, in the trash or not. */
const everOwnedBy = (caller: AnyCaller): SQL<boolean> => {
  if (hasRole(caller, 'admin')) return sql`true`;
  if (isService(caller))
    return caller.organizationId === null
      ? sql`true`
      : sql`${competitions.organizationId} = ${caller.organizationId}`;
  return sql`(${competitions.organizerId} = ${caller.id} or ${competitions.organizationId} in (
    select membership.organization_id from ${organizationMembers} as membership
    where membership.member_id = ${caller.id} and membership.role = 'admin'))`;
};

const notTrashed = sql<boolean>`${competitions.trashedDate} is null`;

/**
 * Makes the condition on `competitions` for those that the caller owns: its organizer, the
 * administrators of its organization, and those of the site; service accounts of either likewise. None
 * in the trash.
 */
export const ownedBy = (caller: AnyCaller | null): SQL<boolean> =>
  caller === null ? sql`false` : sql`(${everOwnedBy(caller)} and ${notTrashed})`;

/** Makes the condition on `competitions` for those in the trash that the caller owns. */
export const trashedOf = (caller: Caller): SQL<boolean> =>
  sql`(${everOwnedBy(caller)} and ${competitions.trashedDate} is not null)`;

/**
 * Makes the condition on `competitions` for those that the caller manages: as its owner, or as a
 * co-organizer.
 */
export const managedBy = (caller: AnyCaller | null): SQL<boolean> => {
  if (caller === null || isService(caller) || hasRole(caller, 'admin')) return ownedBy(caller);
  return sql`(${ownedBy(caller)} or (${heldBy(caller, 'coOrganizer')} and ${notTrashed}))`;
};

/**
 * Makes the condition on `competitions` for those whose works, of the tasks that people review, the
 * caller reviews: who manages it, and its judges while it is published.
 */
export const judgedBy = (caller: Caller | null): SQL<boolean> => {
  if (caller === null || hasRole(caller, 'admin')) return managedBy(caller);
  return sql`(${managedBy(caller)} or (${competitions.published} and ${heldBy(caller, 'judge')}))`;
};
