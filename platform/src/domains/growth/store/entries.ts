import { count, desc, eq } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { PaymentRelated, WalletEntry } from '@whaletide/schema/domains/growth/rest.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { coinEntries, coinTransfers } from '../tables.ts';

/** Names of payments before they had a sentence each. */
const olderReasons: Record<string, string> = {
  quest: '任务奖励',
  share: '分享奖励',
  entrance: '比赛报名费',
  'entrance-back': '退还比赛报名费',
};

/** Reason of a payment, in Chinese. */
export const reasonOf = (reason: string): string => olderReasons[reason] ?? reason;

type TransferRow = typeof coinTransfers.$inferSelect;

const relatedOf = ({ relatedKind: Type, relatedId: _id }: TransferRow): PaymentRelated | null =>
  Type === null || _id === null ? null : { Type, _id };

/** A page of what came into an account and went out of it, newest first. */
export const entriesOf = (
  db: Handle,
  account: string,
  query: PageQuery,
): Promise<Page<WalletEntry>> =>
  toPage(query, {
    rows: db
      .select({ entry: coinEntries, transfer: coinTransfers })
      .from(coinEntries)
      .innerJoin(coinTransfers, eq(coinTransfers.id, coinEntries.transferId))
      .where(eq(coinEntries.account, account))
      .orderBy(desc(coinEntries.id)),
    total: db.select({ rows: count() }).from(coinEntries).where(eq(coinEntries.account, account)),
    present: (rows) =>
      rows.map(({ entry, transfer }) => ({
        _id: String(entry.id),
        Amount: entry.amount,
        Reason: reasonOf(transfer.reason),
        Date: transfer.date.toISOString(),
        Related: relatedOf(transfer),
      })),
  });
