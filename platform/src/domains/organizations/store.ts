import { asc, eq, inArray } from 'drizzle-orm';
import type { Organization, OrganizationMembership } from '@whaletide/schema/rest/organizations.ts';
import type { Handle } from '../../database/database.ts';
import { notFound } from '../../refusal.ts';
import { organizationMembers, type OrganizationRow, organizations } from './tables.ts';

export const toOrganization = (row: OrganizationRow): Organization => ({
  _id: row.id,
  ShortName: row.shortName,
  Name: row.name,
  Description: row.description,
  Image: row.image,
});

export const organizationsByIds = async (
  db: Handle,
  ids: readonly string[],
): Promise<OrganizationRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(organizations)
        .where(inArray(organizations.id, [...ids]));

/** @throws Refusal NOT_FOUND */
export const organizationNamed = async (
  db: Handle,
  shortName: string,
): Promise<OrganizationRow> => {
  const [row] = await db.select().from(organizations).where(eq(organizations.shortName, shortName));
  if (!row) throw notFound('组织');
  return row;
};

/** The organizations of a member, by name. */
export const membershipsOf = async (
  db: Handle,
  memberId: string,
): Promise<OrganizationMembership[]> => {
  const rows = await db
    .select({ organization: organizations, role: organizationMembers.role })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.memberId, memberId))
    .orderBy(asc(organizations.name), asc(organizations.id));
  return rows.map(({ organization, role }) => ({
    Organization: toOrganization(organization),
    Role: role,
  }));
};
