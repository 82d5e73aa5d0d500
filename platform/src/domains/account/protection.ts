import { and, eq } from 'drizzle-orm';
import { PROTECTION_MINUTES } from '@whaletide/schema/rules/verification.ts';
import type { Handle } from '../../database/database.ts';
import type { Viewer } from '../../http/viewer.ts';
import { badInput, forbidden } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { forgetAttempts, takeAttempt } from './attempts.ts';
import type { PasswordHasher } from './passwords.ts';
import { credentials, sessions } from './tables.ts';

/** A leaked access token must not be able to change whose account it is. */
export const requireSession = (viewer: Viewer, words = '请登录后再修改账号'): void => {
  if (viewer.kind !== 'session') throw forbidden(words);
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

/** Until when the viewer's session is protected; null where it isn't. */
export const protectedUntil = async (db: Handle, viewer: Viewer, now: Date) => {
  const [row] = await db
    .select({ until: sessions.protectedUntil })
    .from(sessions)
    .where(eq(sessions.id, viewer.credentialId));
  return row?.until && row.until > now ? row.until : null;
};

/** Protects the session for a while. */
export const protect = async ({ database, now }: Services, viewer: Viewer): Promise<void> => {
  const until = new Date(now().getTime() + PROTECTION_MINUTES * 60_000);
  await database.db
    .update(sessions)
    .set({ protectedUntil: until })
    .where(and(eq(sessions.id, viewer.credentialId), eq(sessions.memberId, viewer.id)));
};

/**
 * Lets through who is protected or gives the right password.
 * @throws Refusal FORBIDDEN at `protection`, or what checkPassword throws
 */
export const requireProtection = async (
  services: Services,
  hasher: PasswordHasher,
  viewer: Viewer,
  password?: string,
): Promise<void> => {
  requireSession(viewer);
  if (password !== undefined) return checkPassword(services, hasher, viewer.id, password);
  if (!(await protectedUntil(services.database.db, viewer, services.now())))
    throw forbidden('请先完成身份验证');
};
