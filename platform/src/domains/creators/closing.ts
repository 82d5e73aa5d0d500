import { and, count, eq, sum } from 'drizzle-orm';
import { EVENT_CREATOR_CLOSING } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { membersWithRole } from '../members/store.ts';
import { creatorExchanges } from './tables.ts';

/** Tells the administrators which gift cards wait for a member who closes the account. */
export const tellOfOpenExchanges = async (
  tx: Transaction,
  { id, name }: { id: string; name: string },
  { events }: Pick<Services, 'events'>,
): Promise<void> => {
  const { memberId, status, amount } = creatorExchanges;
  const [waiting] = await tx
    .select({ exchanges: count(), yuan: sum(amount).mapWith(Number) })
    .from(creatorExchanges)
    .where(and(eq(memberId, id), eq(status, 'WAITING')));
  if (!waiting || waiting.exchanges === 0) return;
  const admins = (await membersWithRole(tx, 'admin')).filter((admin) => admin !== id);
  await events.publish(tx, admins, {
    kind: 'notification',
    eventType: EVENT_CREATOR_CLOSING,
    related: id,
    data: {
      User: { _id: id, Name: name },
      Message: `${waiting.exchanges} 笔兑换（共 ${waiting.yuan} 元电子礼品卡）`,
    },
  });
};
