import { asc, inArray } from 'drizzle-orm';
import type { Badge } from '@whaletide/schema/domains/badges/rest.ts';
import type { Handle } from '#database/database.ts';
import { memberBadges } from './tables.ts';

/** The badges of these members, by type and level. */
export const badgesOf = async (db: Handle, memberIds: readonly string[]): Promise<Badge[]> => {
  const rows = await db
    .select()
    .from(memberBadges)
    .where(inArray(memberBadges.memberId, [...memberIds]))
    .orderBy(asc(memberBadges.memberId), asc(memberBadges.type), asc(memberBadges.level));
  return rows.map(({ memberId, type, level, date }) => ({
    User: memberId,
    Type: type,
    Level: level,
    Date: date.toISOString(),
  }));
};
