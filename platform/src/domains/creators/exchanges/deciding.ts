import { eq } from 'drizzle-orm';
import type { Exchange } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  cardCodeProblem,
  decidingProblem,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { moderationReasonProblem } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import {
  EVENT_EXCHANGE_PAID,
  EVENT_EXCHANGE_RETURNED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { transfer, walletOf } from '#domains/growth/store/ledger.ts';
import { memberById } from '#domains/members/store.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { creatorExchanges, type ExchangeRow } from '../tables.ts';
import { cardCodes } from './card-codes.ts';
import { toExchange } from './presenter.ts';
import { heldFor } from './requesting.ts';

/** The site's account to which coins go that gift cards were handed out for. */
export const GIFT_CARDS = 'gift-cards';

/**
 * Waiting exchange of another member, locked.
 * @throws Refusal NOT_FOUND, FORBIDDEN for one's own, CONFLICT where it was decided
 */
const lockWaiting = async (tx: Transaction, caller: Caller, id: string): Promise<ExchangeRow> => {
  const [row] = await tx
    .select()
    .from(creatorExchanges)
    .where(eq(creatorExchanges.id, id))
    .for('update');
  if (!row) throw notFound('兑换');
  if (row.memberId === caller.id) throw forbidden('不能处理自己的兑换');
  refuseIf(decidingProblem(row.status));
  return row;
};

interface Decision {
  changes: Partial<Pick<ExchangeRow, 'cardCode' | 'reason'>> & Pick<ExchangeRow, 'status'>;
  caller: Caller | null;
  to: string;
  /** Word of the payment in the ledger. */
  reason: string;
}

/** Moves the coins that were held, and keeps what was decided. */
const decide = async (
  tx: Transaction,
  now: Date,
  row: ExchangeRow,
  { changes, caller, to, reason }: Decision,
): Promise<ExchangeRow> => {
  const moved = await transfer(tx, {
    from: heldFor(row.id),
    to,
    amount: row.amount,
    reason,
    related: { Type: 'EXCHANGE', _id: row.id },
    idempotencyKey: `exchange:${row.id}:decided`,
    now,
  });
  if (!moved) throw new Error(`exchange ${row.id} was decided without its state`);
  const [decided] = await tx
    .update(creatorExchanges)
    .set({ ...changes, decideDate: now, deciderId: caller?.id ?? null })
    .where(eq(creatorExchanges.id, row.id))
    .returning();
  return decided ?? row;
};

const tell = async (
  tx: Transaction,
  { events, now }: Services,
  caller: Caller,
  row: ExchangeRow,
  { action, reason }: { action: 'payExchange' | 'returnExchange'; reason?: string },
) => {
  const member = await memberById(tx, row.memberId);
  await record(tx, actedBy(caller, now), {
    action: `creatorAdmin.${action}`,
    kind: 'MEMBER',
    target: row.memberId,
    title: `${member?.name ?? ''} · ${row.amount} 元礼品卡`,
    reason: reason ?? null,
    before: { status: 'WAITING' },
    after: { status: row.status },
  });
  await events.publish(tx, [row.memberId], {
    kind: 'notification',
    eventType: action === 'payExchange' ? EVENT_EXCHANGE_PAID : EVENT_EXCHANGE_RETURNED,
    related: row.id,
    data: { AwardWhaleCoin: row.amount, ...(reason !== undefined && { Message: reason }) },
  });
};

/** Asks the operator's issuer for a card's code; empty without one. @throws Refusal CONFLICT */
const issuedFor = async (services: Services, caller: Caller, id: string): Promise<string> => {
  const { database, giftCards, log } = services;
  if (!giftCards) return '';
  const { amount } = await database.transaction((tx) => lockWaiting(tx, caller, id));
  return giftCards.issue({ exchangeId: id, amount }).catch((error: unknown) => {
    log.error({ err: error, exchange: id }, 'the gift card issuer did not answer');
    throw conflict('礼品卡平台没有响应，请稍后重试，或填写卡密手动发放');
  });
};

/**
 * Hands out a gift card by its code, once. Without a code the operator's issuer is asked for one,
 * which gives the same card for the same exchange however often it is asked.
 * @throws Refusal BAD_USER_INPUT without a code, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const payExchange = async (
  services: Services,
  caller: Caller,
  id: string,
  given: string,
): Promise<Exchange> => {
  const { config, database, now } = services;
  const code = given.trim() || (await issuedFor(services, caller, id)).trim();
  refuseIf(cardCodeProblem(code));
  return database.transaction(async (tx) => {
    const row = await lockWaiting(tx, caller, id);
    const decided = await decide(tx, now(), row, {
      changes: { status: 'PAID', cardCode: cardCodes(config.identityKey).seal(code, id) },
      caller,
      to: GIFT_CARDS,
      reason: `${row.amount} 元电子礼品卡已发放`,
    });
    await tell(tx, services, caller, decided, { action: 'payExchange' });
    return toExchange(decided);
  });
};

/** Gives held coins back to the member. */
const giveBack = (
  tx: Transaction,
  now: Date,
  row: ExchangeRow,
  { caller, reason }: { caller: Caller | null; reason: string },
): Promise<ExchangeRow> =>
  decide(tx, now, row, {
    changes: { status: 'RETURNED', reason },
    caller,
    to: walletOf(row.memberId),
    reason: `退还：${row.amount} 元电子礼品卡`,
  });

/**
 * Gives the coins of an exchange back, once, and tells the member why.
 * @throws Refusal BAD_USER_INPUT without a reason, NOT_FOUND, CONFLICT where it was decided
 */
export const returnExchange = (
  services: Services,
  caller: Caller,
  id: string,
  given: string,
): Promise<Exchange> => {
  refuseIf(moderationReasonProblem(given));
  const reason = given.trim();
  return services.database.transaction(async (tx) => {
    const row = await lockWaiting(tx, caller, id);
    const decided = await giveBack(tx, services.now(), row, { caller, reason });
    await tell(tx, services, caller, decided, { action: 'returnExchange', reason });
    return toExchange(decided);
  });
};

/** Returns what waits of a member whose account is closed for good, and forgets the codes of cards. */
export const forgetExchanges = async (
  tx: Transaction,
  memberId: string,
  now: Date,
): Promise<void> => {
  const rows = await tx
    .select()
    .from(creatorExchanges)
    .where(eq(creatorExchanges.memberId, memberId))
    .orderBy(creatorExchanges.id)
    .for('update');
  for (const row of rows.filter(({ status }) => status === 'WAITING'))
    await giveBack(tx, now, row, { caller: null, reason: '账号已注销' });
  await tx
    .update(creatorExchanges)
    .set({ cardCode: null })
    .where(eq(creatorExchanges.memberId, memberId));
};
