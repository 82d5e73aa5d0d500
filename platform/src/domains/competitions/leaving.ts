import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { ClosureBlocker } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Handle } from '#database/database.ts';
import { competitions } from './tables.ts';

const MAX_ITEMS = 50;

/** Competitions that the member organizes and that others see, as long as they haven't ended. */
export const organizedCompetitions = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<ClosureBlocker[]> => {
  const { id, name, organizerId, published, endDate } = competitions;
  const rows = await db
    .select({ id, title: name })
    .from(competitions)
    .where(
      and(eq(organizerId, memberId), eq(published, true), or(isNull(endDate), gt(endDate, now))),
    )
    .orderBy(asc(id))
    .limit(MAX_ITEMS);
  return rows.map((row) => ({ kind: 'ORGANIZER', ...row }));
};
