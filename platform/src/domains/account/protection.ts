import { and, eq } from 'drizzle-orm';
import { PROTECTION_MINUTES } from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { forgetAttempts, takeAttempt } from './attempts.ts';
import type { PasswordHasher } from './passwords.ts';
import { credentials, sessions } from './tables.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** A leaked access token must not be able to change whose account it is. */
export const requireSession = (caller: Caller, words = '请登录后再修改账号'): void => {
  if (caller.kind !== 'session') throw forbidden(words);
};

/**
 * Compares the member's password, five times a minute.
 * @throws Refusal BAD_USER_INPUT 密码错误 at `field`, RATE_LIMITED
 */
export const checkPassword = async (
  { config, database, now }: Services,
  hasher: PasswordHasher,
  memberId: string,
  password: string,
  wrong = { message: '密码错误', field: 'password' },
): Promise<void> => {
  const key = `password:${memberId}`;
  await takeAttempt(database, key, config.limits.signInsPerAccount, now());
  const [row] = await database.db
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.memberId, memberId));
  if (!(await hasher.verify(password, row?.hash))) throw badInput(wrong.message, wrong.field);
  await forgetAttempts(database.db, key);
};

/** Until when the caller's session is protected; null where it isn't. */
export const protectedUntil = async (db: Handle, caller: Caller, now: Date) => {
  const [row] = await db
    .select({ until: sessions.protectedUntil })
    .from(sessions)
    .where(eq(sessions.id, caller.credentialId));
  return row?.until && row.until > now ? row.until : null;
};

/** Protects the session for a while. */
export const protect = async ({ database, now }: Services, caller: Caller): Promise<void> => {
  const until = new Date(now().getTime() + PROTECTION_MINUTES * MINUTE);
  await database.db
    .update(sessions)
    .set({ protectedUntil: until })
    .where(and(eq(sessions.id, caller.credentialId), eq(sessions.memberId, caller.id)));
};

/**
 * Lets through who is protected or gives the right password.
 * @throws Refusal FORBIDDEN at `protection`, or what checkPassword throws
 */
export const requireProtection = async (
  services: Services,
  hasher: PasswordHasher,
  caller: Caller,
  password?: string,
): Promise<void> => {
  requireSession(caller);
  if (password !== undefined) return checkPassword(services, hasher, caller.id, password);
  if (!(await protectedUntil(services.database.db, caller, services.now())))
    throw forbidden('请先完成身份验证');
};
