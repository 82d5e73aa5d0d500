import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { chatTurns } from './tables.ts';

/** What they wrote to others is the others' too and stays; how fast they wrote is nobody's matter. */
export const forgetTurns = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(chatTurns).where(eq(chatTurns.memberId, id));
};
