import { and, eq } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import { organizationMembers } from '../organizations/tables.ts';

/**
 * Refuses who administers neither the organization nor the site.
 * @param doing in Chinese, as 新建
 * @throws Refusal FORBIDDEN
 */
export const requireAdmin = async (
  db: Handle,
  caller: Caller,
  organizationId: string,
  doing: string,
): Promise<void> => {
  if (hasRole(caller, 'admin')) return;
  const [row] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.memberId, caller.id),
      ),
    );
  if (row?.role !== 'admin') throw forbidden(`仅组织管理员可以${doing}比赛和活动`);
};
