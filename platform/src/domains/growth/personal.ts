import { eq, sql } from 'drizzle-orm';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { walletOf } from './store/ledger.ts';
import { coinEntries, coinTransfers, sharedSignUps } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: coinEntries.account,
    file: '成长/鲸币明细',
    title: '鲸币的收支',
    fields: [
      ownOnly(
        '本人钱包的收支',
        coinEntries.id,
        coinEntries.transferId,
        coinEntries.account,
        coinEntries.amount,
      ),
    ],
    rows: (memberId) => eq(coinEntries.account, walletOf(memberId)),
  },
  {
    column: coinTransfers.id,
    file: '成长/鲸币交易',
    title: '鲸币收支的原因和时间',
    fields: [
      ownOnly(
        '本人钱包收支的原因',
        coinTransfers.id,
        coinTransfers.reason,
        coinTransfers.relatedKind,
        coinTransfers.date,
      ),
    ],
    without: [coinTransfers.idempotencyKey, coinTransfers.relatedId],
    rows: (memberId) => sql`${coinTransfers.id} in (select ${coinEntries.transferId}
      from ${coinEntries} where ${coinEntries.account} = ${walletOf(memberId)})`,
  },
  {
    column: sharedSignUps.memberId,
    file: '成长/受邀注册',
    title: '通过分享注册的奖励',
    fields: [
      ownOnly(
        '本人注册时的奖励',
        sharedSignUps.memberId,
        sharedSignUps.month,
        sharedSignUps.coins,
        sharedSignUps.date,
      ),
    ],
  },
  {
    column: sharedSignUps.inviterId,
    file: '成长/邀请奖励',
    title: '邀请他人注册的奖励',
    fields: [
      ownOnly(
        '本人得到的奖励，不含被邀请的人',
        sharedSignUps.inviterId,
        sharedSignUps.month,
        sharedSignUps.coins,
        sharedSignUps.date,
      ),
    ],
  },
];
