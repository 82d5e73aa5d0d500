import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClosureBlocker } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { members } from '../members/tables.ts';
import { organizationMembers, organizations } from './tables.ts';

const MAX_ITEMS = 50;
const others = alias(organizationMembers, 'others');

/** Organizations that the member alone administers. */
export const soleAdministrations = async (
  db: Handle,
  memberId: string,
): Promise<ClosureBlocker[]> => {
  const another = db
    .select({ found: sql`1` })
    .from(others)
    .innerJoin(members, eq(members.id, others.memberId))
    .where(
      and(
        eq(others.organizationId, organizations.id),
        eq(others.role, 'admin'),
        ne(others.memberId, memberId),
        isNull(members.deactivated),
      ),
    );
  const rows = await db
    .select({ id: organizations.id, title: organizations.name })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(
      and(
        eq(organizationMembers.memberId, memberId),
        eq(organizationMembers.role, 'admin'),
        notExists(another),
      ),
    )
    .orderBy(asc(organizations.id))
    .limit(MAX_ITEMS);
  return rows.map((row) => ({ kind: 'ORGANIZATION', ...row }));
};

export const forgetMemberships = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(organizationMembers).where(eq(organizationMembers.memberId, id));
};
