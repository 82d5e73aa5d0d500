import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { follows } from '../members/tables.ts';
import { columns } from './tables.ts';

/** The columns that the member follows count one less; the follows themselves are the members’. */
export const forgetSubscriptions = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  const followed = tx
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.memberId, id), eq(follows.kind, 'COLUMN')));
  await tx
    .update(columns)
    .set({ subscribesNumber: sql`${columns.subscribesNumber} - 1` })
    .where(inArray(columns.id, followed));
};
