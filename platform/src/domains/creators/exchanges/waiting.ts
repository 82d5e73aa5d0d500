import { sql } from 'drizzle-orm';
import { creatorExchanges } from '../tables.ts';

/** Subquery for the number of exchanges that wait, read off their partial index. */
export const waitingExchanges = sql`(select count(*)::int from ${creatorExchanges}
  where ${creatorExchanges.status} = 'WAITING')`;
