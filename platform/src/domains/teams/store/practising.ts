import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { practices } from '../tables.ts';

/**
 * Finds in which of these competitions a member practises, as long as they are published: what is
 * handed out there is theirs too.
 */
export const practisedAmong = async (
  db: Handle,
  memberId: string,
  competitionIds: readonly string[],
): Promise<Set<string>> => {
  if (competitionIds.length === 0) return new Set();
  const rows = await db
    .select({ id: practices.competitionId })
    .from(practices)
    .innerJoin(competitions, eq(competitions.id, practices.competitionId))
    .where(
      and(
        eq(practices.memberId, memberId),
        inArray(practices.competitionId, [...competitionIds]),
        eq(competitions.published, true),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Begins a practice, unless the member has one in that competition. */
export const beginPractice = async (
  db: Handle,
  practice: typeof practices.$inferInsert,
): Promise<void> => {
  await db.insert(practices).values(practice).onConflictDoNothing();
};

/** Ends a practice that has an end at this moment, unless it is over. */
export const endPractice = async (db: Handle, id: string, now: Date): Promise<void> => {
  await db
    .update(practices)
    .set({ endDate: now })
    .where(and(eq(practices.id, id), gt(practices.endDate, now)));
};

/** Removes a member's practice with its results: they alone have seen it. */
export const forgetPractice = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(practices).where(eq(practices.memberId, id));
};
