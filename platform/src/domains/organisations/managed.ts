import { type SQL, sql } from 'drizzle-orm';
import { hasRole, type Viewer } from '../../http/viewer.ts';
import { competitions } from '../competitions/tables.ts';
import { organisationMembers } from './tables.ts';

/**
 * Who manages a competition, as a condition on `competitions`: its organiser, the administrators
 * of its organisation, and those of the site.
 */
export const managed = (viewer: Viewer | null): SQL<boolean> => {
  if (viewer === null) return sql`false`;
  if (hasRole(viewer, 'admin')) return sql`true`;
  return sql`(${competitions.organizerId} = ${viewer.id} or exists (
    select 1 from ${organisationMembers}
    where ${organisationMembers.organisationId} = ${competitions.organizationId}
      and ${organisationMembers.memberId} = ${viewer.id}
      and ${organisationMembers.role} = 'admin'))`;
};
