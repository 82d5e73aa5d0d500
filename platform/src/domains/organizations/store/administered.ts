import { and, eq } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import { organizationMembers, type OrganizationRow, organizations } from '../tables.ts';

/**
 * The organization, where the caller administers it or the site.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const administeredOrganization = async (
  db: Handle,
  caller: Caller,
  shortName: string,
  refusal = '仅组织的管理员可以管理成员',
): Promise<OrganizationRow> => {
  const admin = hasRole(caller, 'admin');
  const [found] = await db
    .select({ organization: organizations, role: organizationMembers.role })
    .from(organizations)
    .leftJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organizationId, organizations.id),
        eq(organizationMembers.memberId, caller.id),
      ),
    )
    .where(eq(organizations.shortName, shortName));
  if (!admin && found?.role !== 'admin') throw forbidden(refusal);
  if (!found) throw notFound('组织');
  return found.organization;
};

/**
 * The same, with the organization locked: of two who take the last roles at once the second sees it.
 * Its key stays free, since what a member makes in its name refers to it while it holds their membership.
 */
export const lockOrganization = async (
  tx: Transaction,
  caller: Caller,
  shortName: string,
  refusal?: string,
): Promise<OrganizationRow> => {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.shortName, shortName))
    .for('no key update');
  return administeredOrganization(tx, caller, shortName, refusal);
};
