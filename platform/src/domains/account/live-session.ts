import { eq } from 'drizzle-orm';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { sessions } from './tables.ts';

/**
 * Lets through whose session is still there, in a transaction that holds the member: one that waited
 * while all sessions ended must not act for the account after that.
 * @throws Refusal UNAUTHENTICATED
 */
export const requireLiveSession = async (tx: Transaction, caller: Caller): Promise<void> => {
  const [own] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, caller.credentialId));
  if (!own) throw new Refusal('UNAUTHENTICATED', '登录已失效，请重新登录');
};
