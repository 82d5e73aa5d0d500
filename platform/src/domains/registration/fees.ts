import { EVENT_FEE_PAID } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  eventWordOf,
  type KindFacts,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { feeProblem } from '@whaletide/schema/domains/registration/rules/registration.ts';
import type { Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { refuseIf } from '#refusal.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { balanceOf, transfer, walletOf } from '../growth/store/ledger.ts';

/** Names the account that holds the entrance fees of a competition. */
const feesOf = (competitionId: string): string => `entrance:${competitionId}`;

interface Payment {
  competition: KindFacts & Pick<CompetitionRow, 'id' | 'name'>;
  memberId: string;
  /** Whale coins; nothing moves for 0. */
  fee: number;
  /** Number of this registration among the member's; each is paid for, and refunded, once. */
  attempt: number;
  now: Date;
}

const pay = (tx: Transaction, reason: 'entrance' | 'entrance-back', payment: Payment) => {
  const { competition, memberId, fee, attempt, now } = payment;
  const word = eventWordOf(kindOf(competition));
  const [wallet, pot] = [walletOf(memberId), feesOf(competition.id)];
  return transfer(tx, {
    ...(reason === 'entrance' ? { from: wallet, to: pot } : { from: pot, to: wallet }),
    amount: fee,
    reason: `${reason === 'entrance' ? '' : '退还'}${word}「${competition.name}」的报名费`,
    related: { Type: 'COMPETITION', _id: competition.id },
    idempotencyKey: `${reason}:${competition.id}:${memberId}:${attempt}`,
    now,
  });
};

/**
 * Charges the fee, and tells the member. The caller holds the lock of the member's row: under it
 * two registrations at once can't spend the same coins.
 * @throws Refusal CONFLICT when the wallet holds less
 */
export const chargeFee = async (
  tx: Transaction,
  events: EventLog,
  payment: Payment,
): Promise<void> => {
  const { competition, memberId, fee } = payment;
  if (fee === 0) return;
  refuseIf(feeProblem(fee, await balanceOf(tx, walletOf(memberId))));
  await pay(tx, 'entrance', payment);
  await events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_FEE_PAID,
    related: competition.id,
    data: { Competition: { _id: competition.id, Name: competition.name } },
  });
};

/** Gives the fee of a registration back that was rejected, or that its member ended. */
export const returnFee = async (tx: Transaction, payment: Payment): Promise<void> => {
  if (payment.fee > 0) await pay(tx, 'entrance-back', payment);
};
