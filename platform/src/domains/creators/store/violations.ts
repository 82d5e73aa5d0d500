import { asc, inArray } from 'drizzle-orm';
import type { CreatorViolation } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import type { Handle } from '#database/database.ts';
import { creatorViolations } from '../tables.ts';

/** Violations of these members, each one's oldest first. */
export const violationsOf = async (
  db: Handle,
  memberIds: readonly string[],
): Promise<Map<string, CreatorViolation[]>> => {
  const rows = await db
    .select()
    .from(creatorViolations)
    .where(inArray(creatorViolations.memberId, [...memberIds]))
    .orderBy(asc(creatorViolations.date), asc(creatorViolations.id));
  const byMember = new Map<string, CreatorViolation[]>();
  for (const { id, memberId, reason, date } of rows) {
    const own = byMember.get(memberId) ?? [];
    own.push({ _id: id, Reason: reason, Date: date.toISOString() });
    byMember.set(memberId, own);
  }
  return byMember;
};
