import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { ratingEvents, ratings } from './tables.ts';

/** Nothing is left of how strong a member was; the ratings of others stay as they are. */
export const forgetRatings = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  for (const table of [ratings, ratingEvents]) await tx.delete(table).where(eq(table.memberId, id));
};
