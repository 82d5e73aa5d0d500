import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { events, notificationSettings } from '../../events/tables.ts';
import type { Services } from '../../services.ts';

/**
 * What they were told, and how they wished to be. The counter of their events stays: it is what
 * those who hold their row's number go by. Nothing waits to be mailed to them any more.
 */
export const forgetNotifications = async (
  tx: Transaction,
  { id }: { id: string },
  { outbox }: Services,
): Promise<void> => {
  await tx.delete(events).where(eq(events.memberId, id));
  await tx.delete(notificationSettings).where(eq(notificationSettings.memberId, id));
  await outbox.forget(tx, id);
};
