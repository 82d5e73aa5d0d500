import { type SQL, sql } from 'drizzle-orm';
import { hasRole, type Caller } from '#http/caller.ts';
import { organizationMembers } from '../../organizations/tables.ts';
import { competitions } from '../tables.ts';

/**
 * Makes the condition on `competitions` for those that the caller manages. Its organizer, the
 * administrators of its organization, and those of the site manage a competition.
 */
export const managedBy = (caller: Caller | null): SQL<boolean> => {
  if (caller === null) return sql`false`;
  if (hasRole(caller, 'admin')) return sql`true`;
  // `in`, not a correlated `exists`: both tables call the column organization_id, and a query of one
  // table writes its columns without the table's name.
  return sql`(${competitions.organizerId} = ${caller.id} or ${competitions.organizationId} in (
    select membership.organization_id from ${organizationMembers} as membership
    where membership.member_id = ${caller.id} and membership.role = 'admin'))`;
};
