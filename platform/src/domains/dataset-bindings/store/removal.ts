import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { datasetBindings } from '../tables.ts';

/** Before a competition itself goes; what they are read from goes with them. */
export const removeBindingsOf = async (tx: Transaction, competitionId: string): Promise<void> => {
  await tx.delete(datasetBindings).where(eq(datasetBindings.competitionId, competitionId));
};
