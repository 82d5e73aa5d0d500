import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type {
  Captcha,
  CaptchaAnswer,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import { solves } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import { CAPTCHA_MINUTES } from '@whaletide/schema/domains/account/rules/verification.ts';
import type { Handle } from '#database/database.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import { takeAttempt } from './attempts.ts';
import { captchas } from './tables.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** A minute for a member: a form asks for one a code. */
const PER_MINUTE = 20;

/** Caller who is asked to prove that they are no machine: a member, or a visitor at an address. */
type Asker = { memberId: string } | { address: string };

/** A new challenge for who asks. @throws Refusal RATE_LIMITED */
export const newCaptcha = async (
  { config, database, now }: Services,
  asker: Asker,
): Promise<Captcha> => {
  const memberId = 'memberId' in asker ? asker.memberId : null;
  const [key, limit] =
    'memberId' in asker
      ? [asker.memberId, PER_MINUTE]
      : [`address:${asker.address}`, config.limits.signInsPerAddress];
  await takeAttempt(database, `captcha:${key}`, limit, now());
  const challenge = randomBytes(18).toString('base64url');
  const bits = config.limits.captchaBits;
  const expires = new Date(now().getTime() + CAPTCHA_MINUTES * MINUTE);
  await database.db.insert(captchas).values({ challenge, memberId, bits, expires });
  return { challenge, bits, expires: expires.toISOString() };
};

/** Uses a captcha up. @throws Refusal BAD_USER_INPUT where it isn't solved, or not good any more */
export const useCaptcha = async (
  db: Handle,
  /** Null for a visitor. */
  memberId: string | null,
  { challenge, answer }: CaptchaAnswer,
  now: Date,
): Promise<void> => {
  const [used] = await db
    .delete(captchas)
    .where(
      and(
        eq(captchas.challenge, challenge),
        memberId === null ? isNull(captchas.memberId) : eq(captchas.memberId, memberId),
        gt(captchas.expires, now),
      ),
    )
    .returning({ bits: captchas.bits });
  if (!used || !solves(challenge, answer, used.bits))
    throw badInput('安全验证已失效，请重试', 'captcha');
};

export const pruneCaptchas = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(captchas).where(lt(captchas.expires, now));
};
