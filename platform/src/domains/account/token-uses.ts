import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { TokenUse } from '@whaletide/schema/domains/account/rest/agents.ts';
import {
  TOKEN_LOG_DAYS,
  TOKEN_LOG_ROWS,
  TOKEN_LOG_SHOWN,
} from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound } from '#refusal.ts';
import { tokenUses } from './tables.ts';

const toUse = (row: typeof tokenUses.$inferSelect): TokenUse => ({
  _id: row.id,
  Verb: row.verb,
  Outcome: row.outcome,
  Code: row.code,
  Date: row.date.toISOString(),
});

/**
 * The access token that asks.
 * @throws Refusal NOT_FOUND for a session
 */
export const requireToken = ({ kind, credentialId }: Caller): string => {
  if (kind !== 'token') throw notFound('访问令牌');
  return credentialId;
};

/**
 * Takes a call of the token's budget and notes what for.
 * @throws Refusal NOT_FOUND for a session, RATE_LIMITED
 */
export const beginUse = async (
  db: Handle,
  caller: Caller,
  verb: string,
  date: Date,
): Promise<TokenUse> => {
  const tokenId = requireToken(caller);
  await caller.spend?.({ calls: 1 });
  const row = { id: newId(date.getTime()), tokenId, memberId: caller.id, verb, date };
  await db.insert(tokenUses).values(row);
  return toUse({ ...row, outcome: null, code: null });
};

/**
 * Notes how a use of the caller's token has ended.
 * @throws Refusal NOT_FOUND where there is none that still runs
 */
export const endUse = async (
  db: Handle,
  caller: Caller,
  id: string,
  end: Pick<TokenUse, 'Outcome' | 'Code'>,
): Promise<void> => {
  const tokenId = requireToken(caller);
  const ended = await db
    .update(tokenUses)
    .set({ outcome: end.Outcome, code: end.Code })
    .where(and(eq(tokenUses.id, id), eq(tokenUses.tokenId, tokenId), isNull(tokenUses.outcome)))
    .returning({ id: tokenUses.id });
  if (ended.length === 0) throw notFound('使用记录');
};

/** Uses of a token of the member, newest first. */
export const usesOf = async (db: Handle, memberId: string, tokenId: string) => {
  const rows = await db
    .select()
    .from(tokenUses)
    .where(and(eq(tokenUses.tokenId, tokenId), eq(tokenUses.memberId, memberId)))
    .orderBy(desc(tokenUses.date), desc(tokenUses.id))
    .limit(TOKEN_LOG_SHOWN);
  return rows.map(toUse);
};

/** Keeps the newest entries of each token, none of them too old. */
export const pruneTokenUses = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(tokenUses)
    .where(lt(tokenUses.date, new Date(now.getTime() - TOKEN_LOG_DAYS * DAY)));
  await db.execute(sql`
    delete from ${tokenUses} where id in (
      select id from (
        select id, row_number() over (partition by token_id order by date desc, id desc) as place
        from ${tokenUses}
      ) as placed where place > ${TOKEN_LOG_ROWS}
    )`);
};
