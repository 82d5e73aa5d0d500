import { and, count, desc, eq, ne, sum } from 'drizzle-orm';
import type { Exchange } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import { exchangeProblem } from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { statusOf } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { EVENT_EXCHANGE_REQUESTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { monthKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { balanceOf, transfer, walletOf } from '#domains/growth/store/ledger.ts';
import { lockedMember, membersWithRole } from '#domains/members/store.ts';
import { creatorOf, membershipOf } from '../store/membership.ts';
import { creatorExchanges } from '../tables.ts';
import { toOwnExchange } from './presenter.ts';

/** Account that holds an exchange's coins until it is decided. */
export const heldFor = (exchangeId: string): string => `exchange:${exchangeId}`;

/** Yuan that a member has exchanged in a month, without what was returned. */
export const exchangedIn = async (db: Handle, memberId: string, month: string): Promise<number> => {
  const [row] = await db
    .select({ amount: sum(creatorExchanges.amount).mapWith(Number) })
    .from(creatorExchanges)
    .where(
      and(
        eq(creatorExchanges.memberId, memberId),
        eq(creatorExchanges.month, month),
        ne(creatorExchanges.status, 'RETURNED'),
      ),
    );
  return row?.amount ?? 0;
};

/**
 * Asks for a gift card, holds its coins and tells the administrators. The member's row is the lock under which balance and
 * month are looked at.
 * @throws Refusal as creators/rules/exchange.ts says
 */
export const requestExchange = (
  { config, database, events, now }: Services,
  caller: Caller,
  amount: number,
): Promise<Exchange> =>
  database.transaction(async (tx) => {
    const {
      id: memberId,
      name,
      creatorBanned,
      creatorBanReason,
    } = await lockedMember(tx, caller.id);
    const date = now();
    const month = monthKey(date);
    refuseIf(
      exchangeProblem(amount, {
        status: statusOf(membershipOf(await creatorOf(tx, memberId), creatorBanned)),
        banReason: creatorBanReason,
        balance: await balanceOf(tx, walletOf(memberId)),
        exchanged: await exchangedIn(tx, memberId, month),
      }),
    );
    const id = newId(date.getTime());
    const [row] = await tx
      .insert(creatorExchanges)
      .values({ id, memberId, amount, month, createDate: date })
      .returning();
    if (!row) throw new Error('the new exchange was not stored');
    await transfer(tx, {
      from: walletOf(memberId),
      to: heldFor(id),
      amount,
      reason: `兑换 ${amount} 元电子礼品卡`,
      related: { Type: 'EXCHANGE', _id: id },
      idempotencyKey: `exchange:${id}`,
      now: date,
    });
    // Members aren't notified of their own actions.
    const admins = (await membersWithRole(tx, 'admin')).filter((admin) => admin !== memberId);
    await events.publish(tx, admins, {
      kind: 'notification',
      eventType: EVENT_EXCHANGE_REQUESTED,
      related: id,
      data: { User: { _id: memberId, Name: name }, AwardWhaleCoin: amount },
    });
    return toOwnExchange(config, row);
  });

/** A page of the member's exchanges, the last first. */
export const ownExchanges = (
  { config, database: { db } }: Pick<Services, 'config' | 'database'>,
  memberId: string,
  query: PageQuery,
): Promise<Page<Exchange>> => {
  const chosen = eq(creatorExchanges.memberId, memberId);
  return toPage(query, {
    rows: db
      .select()
      .from(creatorExchanges)
      .where(chosen)
      .orderBy(desc(creatorExchanges.createDate), desc(creatorExchanges.id)),
    total: db.select({ rows: count() }).from(creatorExchanges).where(chosen),
    present: (rows) => rows.map((row) => toOwnExchange(config, row)),
  });
};
