import { and, count, eq } from 'drizzle-orm';
import type { ClosureLoss } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Handle } from '#database/database.ts';
import { creatorExchanges } from './tables.ts';

/** Counts the gift cards that the member waits for. */
export const lostExchanges = async (db: Handle, memberId: string): Promise<ClosureLoss[]> => {
  const waiting = and(
    eq(creatorExchanges.memberId, memberId),
    eq(creatorExchanges.status, 'WAITING'),
  );
  const [row] = await db.select({ rows: count() }).from(creatorExchanges).where(waiting);
  return [{ kind: 'EXCHANGES', count: row?.rows ?? 0 }];
};
