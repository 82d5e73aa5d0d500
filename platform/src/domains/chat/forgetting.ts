import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { chatTurns } from './tables.ts';

/**
 * Removes how fast a member wrote, which concerns no one else. What they wrote to others is the
 * others' too and stays.
 */
export const forgetTurns = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(chatTurns).where(eq(chatTurns.memberId, id));
};
