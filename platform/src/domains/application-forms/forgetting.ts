import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { applicationForms } from './tables.ts';

/** Their applications hold names and numbers to call. */
export const forgetApplications = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  await tx.delete(applicationForms).where(eq(applicationForms.memberId, id));
};
