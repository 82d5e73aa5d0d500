import { eq, sql } from 'drizzle-orm';
import type { PersonalColumn } from '../../personal-data/entry.ts';
import { walletOf } from './store/ledger.ts';
import { coinEntries, coinTransfers, sharedSignUps } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: coinEntries.account,
    file: '成长/鲸币明细',
    title: '鲸币的收支',
    rows: (memberId) => eq(coinEntries.account, walletOf(memberId)),
  },
  {
    column: coinTransfers.id,
    file: '成长/鲸币交易',
    title: '鲸币收支的原因和时间',
    without: [coinTransfers.idempotencyKey, coinTransfers.relatedId],
    rows: (memberId) => sql`${coinTransfers.id} in (select ${coinEntries.transferId}
      from ${coinEntries} where ${coinEntries.account} = ${walletOf(memberId)})`,
  },
  { column: sharedSignUps.memberId, file: '成长/受邀注册', title: '通过分享注册的奖励' },
  { column: sharedSignUps.inviterId, file: '成长/邀请奖励', title: '邀请他人注册的奖励' },
];
