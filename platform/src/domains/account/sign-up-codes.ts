import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import { canonicalEmail, emailProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import {
  CODE_MINUTES,
  CODE_TRIES,
  codeProblem,
  RECOVERY_TRIES,
  RESEND_SECONDS,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { dayKey, MINUTE } from '@whaletide/schema/shared/rules/time.ts';
import type { CaptchaAnswer } from '@whaletide/schema/domains/account/rest/verification.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { takeAttempt } from './attempts.ts';
import { useCaptcha } from './captchas.ts';
import { deliverCode } from './code-delivery.ts';
import { idNumbers } from './id-numbers.ts';
import type { Recovery } from './recovery.ts';
import { signUpCodes } from './tables.ts';
import { tellOfKnownAddress } from './known-address.ts';

const CODE_TEXT = '验证码错误或已失效，请检查或重新获取';

const hashOf = ({ config }: Pick<Services, 'config'>, email: string, code: string) =>
  idNumbers(config.identityKey).hash('code', 'sign-up', email, code);

/**
 * Makes a code for an address and mails it: one a minute and some a day for each, however
 * many ask. Past that nothing is sent, and no one is told.
 */
const issue = async (services: Services, email: string): Promise<void> => {
  const { config, database, now } = services;
  const { db } = database;
  const moment = now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const day = dayKey(moment);
  const fresh = {
    hash: hashOf(services, email, code),
    sent: moment,
    expires: new Date(moment.getTime() + CODE_MINUTES * MINUTE),
    tries: 0,
    day,
  };
  // The row's key decides between several orders at once.
  const kept = await db
    .insert(signUpCodes)
    .values({ email, ...fresh, count: 1 })
    .onConflictDoUpdate({
      target: signUpCodes.email,
      set: {
        ...fresh,
        count: sql`case when ${signUpCodes.day} = excluded.day then ${signUpCodes.count} + 1 else 1 end`,
      },
      setWhere: and(
        lte(signUpCodes.sent, new Date(moment.getTime() - RESEND_SECONDS * 1_000)),
        or(ne(signUpCodes.day, day), lt(signUpCodes.count, config.limits.codesPerDay)),
      ),
    })
    .returning({ email: signUpCodes.email });
  if (kept.length === 0) return;
  const message = { channel: 'email', to: email, code, purpose: 'signUp' } as const;
  await deliverCode(services, message, async () => {
    await db
      .update(signUpCodes)
      .set({ hash: '', sent: new Date(0) })
      .where(and(eq(signUpCodes.email, email), eq(signUpCodes.hash, fresh.hash)));
  });
};

/**
 * Begins to prove an address for signing up. The answer is made without looking whose it is, as that
 * of a recovery; who has proved it before is told that they have an account.
 * @throws Refusal BAD_USER_INPUT (Email, captcha), RATE_LIMITED
 */
export const beginSignUp = async (
  services: Services,
  given: string,
  { captcha, address }: { captcha: CaptchaAnswer; address: string },
): Promise<Recovery> => {
  const { config, database, log, now } = services;
  const { signInsPerAddress, codesPerTarget } = config.limits;
  refuseIf(emailProblem(given.trim(), 'Email'));
  const email = canonicalEmail(given);
  await useCaptcha(database.db, null, captcha, now());
  await takeAttempt(database, `sign-up-code:address:${address}`, signInsPerAddress, now());
  await takeAttempt(database, `sign-up-code:target:${address}:${email}`, codesPerTarget, now());
  const deliver = async () => {
    try {
      const proved = and(eq(members.email, email), eq(members.emailVerified, true));
      const [owner] = await database.db.select().from(members).where(proved);
      if (owner) await tellOfKnownAddress(services, owner);
      else await issue(services, email);
    } catch (error) {
      log.error({ err: error }, 'a code for signing up was not sent');
    }
  };
  const expires = new Date(now().getTime() + CODE_MINUTES * MINUTE).toISOString();
  return { answer: { retryAfter: RESEND_SECONDS, expires }, deliver };
};

/**
 * Compares a code that came with a sign-up, and counts the try before: five an address, and all of
 * them together bounded wider, so that a stranger's wrong tries take none of the owner's.
 * @returns how the code is used up, in the transaction that makes the account: of several at once one
 * gets it
 * @throws Refusal BAD_USER_INPUT at `EmailCode`, RATE_LIMITED
 */
export const checkSignUpCode = async (
  services: Services,
  { email, code, address }: { email: string; code: string; address: string },
): Promise<(tx: Transaction) => Promise<void>> => {
  const { database, now } = services;
  const { db } = database;
  const wrong = badInput(CODE_TEXT, 'EmailCode');
  if (codeProblem(code)) throw badInput('请输入6位验证码', 'EmailCode');
  const [sent] = await db.select().from(signUpCodes).where(eq(signUpCodes.email, email));
  const key = `code-try:sign-up:${email}:${sent?.sent.getTime() ?? 0}:${address}`;
  await takeAttempt(database, key, CODE_TRIES, now(), CODE_MINUTES * MINUTE);
  const hash = hashOf(services, email, code.trim());
  const [row] = await db
    .update(signUpCodes)
    .set({ tries: sql`${signUpCodes.tries} + 1` })
    .where(
      and(
        eq(signUpCodes.email, email),
        ne(signUpCodes.hash, ''),
        gt(signUpCodes.expires, now()),
        lt(signUpCodes.tries, RECOVERY_TRIES),
      ),
    )
    .returning({ hash: signUpCodes.hash });
  if (row?.hash !== hash) throw wrong;
  return async (tx) => {
    const used = await tx
      .update(signUpCodes)
      .set({ hash: '' })
      .where(and(eq(signUpCodes.email, email), eq(signUpCodes.hash, hash)))
      .returning({ email: signUpCodes.email });
    if (used.length === 0) throw wrong;
  };
};

/** Forgets a day's counts a day later. */
export const pruneSignUpCodes = async (db: Handle, now: Date): Promise<void> => {
  const old = new Date(now.getTime() - 48 * 60 * MINUTE);
  await db.delete(signUpCodes).where(lt(signUpCodes.expires, old));
};
