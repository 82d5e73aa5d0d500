import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { teams } from '#domains/teams/tables.ts';
import { works } from '../tables.ts';

/** Holds all teams with works of the task, in one order: submissions and reviews wait. */
export const lockTeamsOfTask = async (tx: Transaction, taskId: string): Promise<string[]> => {
  const own = tx.selectDistinct({ id: works.teamId }).from(works).where(eq(works.taskId, taskId));
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, own))
    .orderBy(asc(teams.id))
    .for('no key update');
  return rows.map(({ id }) => id);
};
