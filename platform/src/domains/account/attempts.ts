import { eq, lt, sql } from 'drizzle-orm';
import type { Database, Handle, Transaction } from '#database/database.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { attempts } from './tables.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const MAX_WAIT = 60 * MINUTE;

type Attempts = Omit<typeof attempts.$inferSelect, 'key'>;

/**
 * One more try at `now` where `limit` in a window are allowed. Past the limit the key is blocked for
 * a window, and twice as long each further time, up to an hour; an hour of quiet forgets.
 * @returns the new state, and the seconds to wait if this try is refused
 */
const nextAttempt = (
  state: Attempts,
  now: Date,
  limit: number,
  window = MINUTE,
): { state: Attempts; retryAfter: number } => {
  const time = now.getTime();
  const blocked = (state.blockedUntil?.getTime() ?? 0) - time;
  if (blocked > 0) return { state, retryAfter: Math.ceil(blocked / 1000) };
  const age = time - state.windowStart.getTime();
  if (age >= window) {
    const strikes = age >= MAX_WAIT ? 0 : state.strikes;
    return {
      state: { windowStart: now, count: 1, strikes, blockedUntil: null },
      retryAfter: 0,
    };
  }
  if (state.count < limit) return { state: { ...state, count: state.count + 1 }, retryAfter: 0 };
  const wait = Math.min(window * 2 ** state.strikes, MAX_WAIT);
  return {
    state: { ...state, strikes: state.strikes + 1, blockedUntil: new Date(time + wait) },
    retryAfter: Math.ceil(wait / 1000),
  };
};

/**
 * Counts one try under the key, in the database, so that neither a second process nor several
 * fields in one request get around it; answers the seconds to wait where it is one too many, else 0.
 */
export const countAttempt = async (
  tx: Transaction,
  key: string,
  limit: number,
  now: Date,
  window = MINUTE,
): Promise<number> => {
  const fresh = { windowStart: now, count: 0, strikes: 0, blockedUntil: null };
  await tx
    .insert(attempts)
    .values({ key, ...fresh })
    .onConflictDoNothing();
  const [row] = await tx.select().from(attempts).where(eq(attempts.key, key)).for('update');
  const next = nextAttempt(row ?? fresh, now, limit, window);
  await tx.update(attempts).set(next.state).where(eq(attempts.key, key));
  return next.retryAfter;
};

/**
 * Counts one try under the key, whatever becomes of it.
 * @throws Refusal RATE_LIMITED with the seconds to wait
 */
export const takeAttempt = async (
  { transaction }: Database,
  key: string,
  limit: number,
  now: Date,
  window = MINUTE,
): Promise<void> => {
  const retryAfter = await transaction((tx) => countAttempt(tx, key, limit, now, window));
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
};

const tooManyAttempts = (retryAfter: number) =>
  new Refusal('RATE_LIMITED', `尝试次数过多，请 ${retryAfter} 秒后再试`, { retryAfter });

/**
 * Refuses while the key is blocked, and counts nothing.
 * @throws Refusal RATE_LIMITED with the seconds to wait
 */
export const refuseWhileBlocked = async (db: Handle, key: string, now: Date): Promise<void> => {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  const wait = (row?.blockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait > 0) throw tooManyAttempts(Math.ceil(wait / 1000));
};

/** The key's owner proved themself: nothing is held against the account. */
export const forgetAttempts = async (db: Handle, key: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, key));
};

/** Gives one try back: an address isn't held to account for those who signed in. */
export const returnAttempt = async (db: Handle, key: string): Promise<void> => {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
};

/** Removes what has been quiet long enough to count as nothing. */
export const pruneAttempts = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.windowStart, new Date(now.getTime() - 2 * MAX_WAIT)));
};
