import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { snippets } from './tables.ts';

/** Removes the member's snippets that aren't public; links to the rest stay valid. */
export const forgetSnippets = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(snippets).where(and(eq(snippets.memberId, id), ne(snippets.sharing, 'PUBLIC')));
};
