import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { questProgress, questSteps } from './tables.ts';

export const forgetQuests = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(questSteps).where(eq(questSteps.memberId, id));
  await tx.delete(questProgress).where(eq(questProgress.memberId, id));
};
