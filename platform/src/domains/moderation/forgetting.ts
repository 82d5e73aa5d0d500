import { and, eq } from 'drizzle-orm';
import { CLOSED_NAME } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Transaction } from '#database/database.ts';
import { auditEntries } from './tables.ts';

/** The log keeps what was done to the account, and by whom; not whose it was. */
export const forgetTitles = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx
    .update(auditEntries)
    .set({ title: CLOSED_NAME })
    .where(and(eq(auditEntries.kind, 'MEMBER'), eq(auditEntries.targetId, id)));
};
