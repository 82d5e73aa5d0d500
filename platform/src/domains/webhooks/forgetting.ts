import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { webhooks } from './tables.ts';

/** Removes the webhooks of a member whose account closes; an organization's wait for another keeper. */
export const forgetWebhooks = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(webhooks).where(and(eq(webhooks.keeperId, id), isNull(webhooks.organizationId)));
};
