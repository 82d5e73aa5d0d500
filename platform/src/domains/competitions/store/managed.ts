import { type SQL, sql } from 'drizzle-orm';
import { hasRole, type Viewer } from '../../../http/viewer.ts';
import { organizationMembers } from '../../organizations/tables.ts';
import { competitions } from '../tables.ts';

/**
 * Who manages a competition, as a condition on `competitions`: its organizer, the administrators
 * of its organization, and those of the site.
 */
export const managed = (viewer: Viewer | null): SQL<boolean> => {
  if (viewer === null) return sql`false`;
  if (hasRole(viewer, 'admin')) return sql`true`;
  return sql`(${competitions.organizerId} = ${viewer.id} or exists (
    select 1 from ${organizationMembers}
    where ${organizationMembers.organizationId} = ${competitions.organizationId}
      and ${organizationMembers.memberId} = ${viewer.id}
      and ${organizationMembers.role} = 'admin'))`;
};
