import { and, desc, eq, sum } from 'drizzle-orm';
import type { CreatorOverview } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import { exchangeLeft, paidBy } from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { statusOf } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { nextSettlement } from '@whaletide/schema/domains/creators/rules/settlement.ts';
import { monthKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { balanceOf, walletOf } from '../growth/store/ledger.ts';
import { memberById } from '../members/store.ts';
import { exchangedIn } from './exchanges/requesting.ts';
import { creatorOf, membershipOf } from './store/membership.ts';
import { violationsOf } from './store/violations.ts';
import { creatorExchanges, creatorProfits, creatorSettlements } from './tables.ts';

const earned = async (db: Handle, memberId: string, week?: string): Promise<number> => {
  const [row] = await db
    .select({ amount: sum(creatorProfits.amount).mapWith(Number) })
    .from(creatorProfits)
    .where(
      and(
        eq(creatorProfits.memberId, memberId),
        week === undefined ? undefined : eq(creatorProfits.week, week),
      ),
    );
  return row?.amount ?? 0;
};

const heldOf = async (db: Handle, memberId: string): Promise<number> => {
  const { amount, status } = creatorExchanges;
  const [row] = await db
    .select({ amount: sum(amount).mapWith(Number) })
    .from(creatorExchanges)
    .where(and(eq(creatorExchanges.memberId, memberId), eq(status, 'WAITING')));
  return row?.amount ?? 0;
};

/** The member's own place in the programme. @throws Refusal NOT_FOUND */
export const creatorOverview = async (
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  memberId: string,
): Promise<CreatorOverview> => {
  const member = await memberById(db, memberId);
  if (!member) throw notFound('用户');
  const creator = await creatorOf(db, memberId);
  const [settled] = await db
    .select({ week: creatorSettlements.week })
    .from(creatorSettlements)
    .orderBy(desc(creatorSettlements.week))
    .limit(1);
  const date = now();
  return {
    _id: memberId,
    Status: statusOf(membershipOf(creator, member.creatorBanned)),
    JoinDate: creator?.joinDate.toISOString() ?? null,
    BanReason: member.creatorBanned && member.creatorBanReason,
    Violations: (await violationsOf(db, [memberId])).get(memberId) ?? [],
    Balance: await balanceOf(db, walletOf(memberId)),
    Earned: await earned(db, memberId),
    EarnedLast: settled ? await earned(db, memberId, settled.week) : 0,
    SettledWeek: settled?.week ?? null,
    NextSettlement: nextSettlement(date).toISOString(),
    ExchangeLeft: exchangeLeft(await exchangedIn(db, memberId, monthKey(date))),
    Held: await heldOf(db, memberId),
    PaidBy: paidBy(date),
  };
};
