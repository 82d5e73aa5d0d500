import { desc, min } from 'drizzle-orm';
import { dueWeeks, nextSettlement } from '@whaletide/schema/domains/creators/rules/settlement.ts';
import type { Transaction } from '#database/database.ts';
import type { Schedule } from '#jobs/schedules.ts';
import type { Services } from '#services.ts';
import { creators, creatorSettlements } from '../tables.ts';
import { WALK_JOB } from './walk.ts';

/**
 * Begins the settlement of every week that is due, each once: who begins at the same time finds its
 * row.
 */
export const beginDueSettlements = async (
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
): Promise<void> => {
  const [newest] = await tx
    .select({ week: creatorSettlements.week })
    .from(creatorSettlements)
    .orderBy(desc(creatorSettlements.week))
    .limit(1);
  const [first] = await tx.select({ joined: min(creators.joinDate) }).from(creators);
  const weeks = dueWeeks(now(), { last: newest?.week ?? null, firstJoined: first?.joined ?? null });
  for (const { key } of weeks) {
    const begun = await tx
      .insert(creatorSettlements)
      .values({ week: key, date: now() })
      .onConflictDoNothing()
      .returning({ week: creatorSettlements.week });
    if (begun.length > 0) await jobs.add(tx, WALK_JOB, { week: key, after: '' });
  }
};

/** Wednesdays in Shanghai. */
export const settlementSchedule = (services: Services): Schedule => ({
  kind: 'creator-settlement',
  next: nextSettlement,
  begin: (tx) => beginDueSettlements(tx, services),
});
