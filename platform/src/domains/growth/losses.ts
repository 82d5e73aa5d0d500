import type { ClosureLoss } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Handle } from '#database/database.ts';
import { balanceOf, walletOf } from './store/ledger.ts';

/** Counts the whale coins that go with the account. */
export const lostCoins = async (db: Handle, memberId: string): Promise<ClosureLoss[]> => [
  { kind: 'COINS', count: await balanceOf(db, walletOf(memberId)) },
];
