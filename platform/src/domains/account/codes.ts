import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type {
  CaptchaAnswer,
  CodeSent,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import { MINUTE, dayKey, endOfDay } from '@whaletide/schema/shared/rules/time.ts';
import {
  CODE_MINUTES,
  CODE_TRIES,
  RECOVERY_TRIES,
  RESEND_SECONDS,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { CodeMessage } from '#outside/code-sender.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import { takeAttempt } from './attempts.ts';
import { useCaptcha } from './captchas.ts';
import { deliverCode } from './code-delivery.ts';
import { idNumbers } from './id-numbers.ts';
import { verificationCodes } from './tables.ts';

export type CodePurpose = (typeof verificationCodes.$inferSelect)['purpose'];

const rowOf = (memberId: string, purpose: CodePurpose) =>
  and(eq(verificationCodes.memberId, memberId), eq(verificationCodes.purpose, purpose));

/** @throws Refusal RATE_LIMITED with the seconds to wait, within a minute of the last code */
const refuseWithinMinute = async (
  db: Handle,
  memberId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<void> => {
  const [row] = await db.select().from(verificationCodes).where(rowOf(memberId, purpose));
  if (!row) return;
  const wait = Math.ceil((row.sent.getTime() - now.getTime()) / 1000) + RESEND_SECONDS;
  if (wait > 0)
    throw new Refusal('RATE_LIMITED', `请 ${wait} 秒后再获取验证码`, { retryAfter: wait });
};

interface CodeMail {
  purpose: CodePurpose;
  channel: CodeMessage['channel'];
  /** Target of the code; what is verified later has to be the same. */
  target: string;
}

interface CodeOrder extends CodeMail {
  captcha: CaptchaAnswer;
  address: string;
}

/**
 * Sends a code to who solved the captcha.
 * @throws Refusal BAD_USER_INPUT (captcha), RATE_LIMITED, CONFLICT where it couldn't be delivered
 */
export const sendCode = async (
  services: Services,
  caller: Caller,
  { captcha, address, ...mail }: CodeOrder,
): Promise<CodeSent> => {
  const { config, database, now } = services;
  const { limits } = config;
  await refuseWithinMinute(database.db, caller.id, mail.purpose, now());
  await useCaptcha(database.db, caller.id, captcha, now());
  await takeAttempt(database, `code:address:${address}`, limits.signInsPerAddress, now());
  await takeAttempt(database, `code:target:${mail.target}`, limits.codesPerTarget, now());
  return issueCode(services, { memberId: caller.id, sessionId: caller.credentialId }, mail);
};

/**
 * Makes a code, keeps its hash in place of the purpose's last one, and hands it to the sender: one
 * a minute for a member and purpose, ten a day.
 * @throws Refusal RATE_LIMITED, CONFLICT where it couldn't be delivered
 */
export const issueCode = async (
  services: Services,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  { purpose, channel, target }: CodeMail,
): Promise<CodeSent> => {
  const { config, database, now } = services;
  const { db } = database;
  const { limits } = config;
  const moment = now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const day = dayKey(moment);
  const expires = new Date(moment.getTime() + CODE_MINUTES * MINUTE);
  const fresh = {
    target,
    hash: idNumbers(config.identityKey).hash('code', memberId, purpose, target, code),
    sessionId,
    sent: moment,
    expires,
    tries: 0,
    day,
  };
  // The row's key decides between several orders at once.
  const kept = await db
    .insert(verificationCodes)
    .values({ memberId, purpose, ...fresh, count: 1 })
    .onConflictDoUpdate({
      target: [verificationCodes.memberId, verificationCodes.purpose],
      set: {
        ...fresh,
        count: sql`case when ${verificationCodes.day} = excluded.day then ${verificationCodes.count} + 1 else 1 end`,
      },
      setWhere: and(
        lte(verificationCodes.sent, new Date(moment.getTime() - RESEND_SECONDS * 1000)),
        or(ne(verificationCodes.day, day), lt(verificationCodes.count, limits.codesPerDay)),
      ),
    })
    .returning({ purpose: verificationCodes.purpose });
  if (kept.length === 0) {
    await refuseWithinMinute(db, memberId, purpose, moment);
    const retryAfter = Math.ceil((endOfDay(moment).getTime() - moment.getTime()) / 1000);
    throw new Refusal('RATE_LIMITED', '今日获取验证码次数过多，请明天再试', { retryAfter });
  }
  const delivered = await deliverCode(
    services,
    { channel, to: target, code, purpose },
    async () => {
      // Nothing has arrived: it may be asked for again at once.
      await db
        .update(verificationCodes)
        .set({ hash: '', sent: new Date(0) })
        .where(and(rowOf(memberId, purpose), eq(verificationCodes.hash, fresh.hash)));
    },
  );
  if (delivered === 'failed') throw conflict('验证码发送失败，请稍后重试');
  return { retryAfter: RESEND_SECONDS, expires: expires.toISOString() };
};

/**
 * Counts a try of one address at the code that is on its way: five an address, so that a stranger's
 * wrong tries take none of the owner's.
 */
const countTry = async (
  { database, now }: Services,
  { memberId, purpose, address }: { memberId: string; purpose: CodePurpose; address: string },
): Promise<void> => {
  const [row] = await database.db
    .select({ sent: verificationCodes.sent })
    .from(verificationCodes)
    .where(rowOf(memberId, purpose));
  const code = `${memberId}:${purpose}:${row?.sent.getTime() ?? 0}`;
  const key = `code-try:${code}:${address}`;
  await takeAttempt(database, key, CODE_TRIES, now(), CODE_MINUTES * MINUTE);
};

/**
 * Uses a code up. Each try is counted before it is compared, in one statement, so that tries at
 * once are no more than allowed either; and only one of those with the right code gets it.
 *
 * @param address of a visitor: five tries are then counted for each address by itself, and all of
 * them together are bounded wider
 * @returns where the code had been sent, and from which session
 * @throws Refusal BAD_USER_INPUT: 验证码错误, 验证码无效
 */
export const takeCode = async (
  services: Services,
  memberId: string,
  purpose: CodePurpose,
  code: string,
  address?: string,
): Promise<{ target: string; sessionId: string }> => {
  const { config, database, now } = services;
  const { db } = database;
  if (address !== undefined) await countTry(services, { memberId, purpose, address });
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        rowOf(memberId, purpose),
        ne(verificationCodes.hash, ''),
        gt(verificationCodes.expires, now()),
        lt(verificationCodes.tries, address === undefined ? CODE_TRIES : RECOVERY_TRIES),
      ),
    )
    .returning();
  if (!row) throw badInput('验证码无效', 'code');
  const { target, sessionId } = row;
  const hash = idNumbers(config.identityKey).hash('code', memberId, purpose, target, code.trim());
  if (hash !== row.hash) throw badInput('验证码错误', 'code');
  const used = await db
    .update(verificationCodes)
    .set({ hash: '' })
    .where(and(rowOf(memberId, purpose), eq(verificationCodes.hash, row.hash)))
    .returning({ target: verificationCodes.target });
  if (used.length === 0) throw badInput('验证码无效', 'code');
  return { target, sessionId };
};

/** A day's counts are forgotten a day later. */
export const pruneCodes = async (db: Handle, now: Date): Promise<void> => {
  const old = new Date(now.getTime() - 48 * 60 * MINUTE);
  await db.delete(verificationCodes).where(lt(verificationCodes.expires, old));
};
