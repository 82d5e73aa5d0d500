import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import {
  budgetProblem,
  type Spending,
  tokenBudget,
} from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import { DAY, dayKey, endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Handle } from '#database/database.ts';
import { tokenDays } from './tables.ts';

const nothing: Spending = { calls: 0, submissions: 0, bytes: 0 };

/** Access token, and whose it is. */
interface Owned {
  tokenId: string;
  memberId: string;
}

/** Amounts that tokens have used up today, by their ids. */
export const spentToday = async (
  db: Handle,
  tokenIds: string[],
  now: Date,
): Promise<Map<string, Spending>> => {
  const { tokenId, calls, submissions, bytes } = tokenDays;
  const rows = await db
    .select({ tokenId, calls, submissions, bytes })
    .from(tokenDays)
    .where(and(inArray(tokenDays.tokenId, tokenIds), eq(tokenDays.day, dayKey(now))));
  return new Map(rows.map(({ tokenId: id, ...spent }) => [id, spent]));
};

/**
 * Takes an amount out of a token's budgets in one statement, which leaves them as they are where it
 * is too much.
 * @throws Refusal RATE_LIMITED with the seconds until the next day in Shanghai
 */
export const spend = async (
  db: Handle,
  { tokenId, memberId }: Owned,
  amount: Partial<Spending>,
  now: Date,
): Promise<void> => {
  const more = { ...nothing, ...amount };
  const refuse = (used: Spending) => {
    const retryAfter = Math.ceil((endOfDay(now).getTime() - now.getTime()) / 1000);
    const message = budgetProblem(used, more) ?? '此访问令牌今日的用量已用完';
    return new Refusal('RATE_LIMITED', message, { retryAfter });
  };
  if (budgetProblem(nothing, more) !== null) throw refuse(nothing);
  const sum = (kind: keyof Spending) => sql<number>`${tokenDays[kind]} + ${more[kind]}`;
  // A budget that nothing is taken of doesn't stop what takes of another.
  const fits = (kind: keyof Spending) =>
    more[kind] > 0 ? sql`${sum(kind)} <= ${tokenBudget[kind]}` : undefined;
  const taken = await db
    .insert(tokenDays)
    .values({ tokenId, memberId, day: dayKey(now), ...more })
    .onConflictDoUpdate({
      target: [tokenDays.tokenId, tokenDays.day],
      set: { calls: sum('calls'), submissions: sum('submissions'), bytes: sum('bytes') },
      setWhere: and(fits('calls'), fits('submissions'), fits('bytes')) ?? sql`true`,
    })
    .returning({ tokenId: tokenDays.tokenId });
  if (taken.length > 0) return;
  throw refuse((await spentToday(db, [tokenId], now)).get(tokenId) ?? nothing);
};

/** Days before yesterday limit nothing any more. */
export const pruneTokenDays = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(tokenDays).where(lt(tokenDays.day, dayKey(new Date(now.getTime() - DAY))));
};
