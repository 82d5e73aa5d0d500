import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { members } from '../members/tables.ts';
import { organizationMembers } from '../organizations/tables.ts';
import { webhooks } from './tables.ts';

/**
 * Condition on webhooks joined with their keeper: the account is open, and of an organization's they
 * administer it or the site.
 */
export const mayKeep: SQL = sql`(${and(
  isNull(members.deactivated),
  or(
    isNull(webhooks.organizationId),
    sql`'admin' = any(${members.roles})`,
    sql`exists (select 1 from ${organizationMembers} where ${and(
      eq(organizationMembers.organizationId, webhooks.organizationId),
      eq(organizationMembers.memberId, webhooks.keeperId),
      eq(organizationMembers.role, 'admin'),
    )})`,
  ),
)})`;
