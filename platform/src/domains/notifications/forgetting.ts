import { eq, sql } from 'drizzle-orm';
import { CLOSED_NAME } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Transaction } from '#database/database.ts';
import { events, notificationSettings } from '#events/tables.ts';
import type { Services } from '#services.ts';

/**
 * Removes what a member was told, and how they wished to be. The counter of their events stays:
 * clients that hold their row's number go by it. Nothing waits to be mailed to them any more.
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

/** Takes the member's name out of what others were told of them; whom it is about stays. */
export const forgetInNotices = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx
    .update(events)
    .set({ data: sql`jsonb_set(${events.data}, '{User,Name}', to_jsonb(${CLOSED_NAME}::text))` })
    .where(sql`${events.data} -> 'User' ->> '_id' = ${id}`);
};
