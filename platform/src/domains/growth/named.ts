import { and, eq, inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { reasonOf } from './store/entries.ts';
import { walletOf } from './store/ledger.ts';
import { coinEntries, coinTransfers } from './tables.ts';

/** Reasons of the payments to and from the reader's wallet. */
export const namedTransfers: Namer = async (db, { caller }, ids) => {
  const rows = await db
    .select({ id: coinTransfers.id, reason: coinTransfers.reason })
    .from(coinTransfers)
    .innerJoin(coinEntries, eq(coinEntries.transferId, coinTransfers.id))
    .where(and(inArray(coinTransfers.id, [...ids]), eq(coinEntries.account, walletOf(caller.id))));
  return byId(rows.map(({ id, reason }) => ({ id, name: reasonOf(reason) })));
};
