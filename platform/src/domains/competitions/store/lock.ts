import { sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { CompetitionRow } from '../tables.ts';
import { managedCompetition } from './access.ts';

/** Lets changes by a competition's managers take their turn. */
export const lockManaging = async (tx: Transaction, id: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`managing:${id}`}, 0))`);
};

/**
 * The competition, while its managers' changes take their turn. The lock is not its row: members
 * who register or submit wait for that with locks of their own, which a manager may wait for.
 * @throws as managedCompetition
 */
export const lockManaged = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<CompetitionRow> => {
  await lockManaging(tx, id);
  return managedCompetition(tx, caller, id);
};
