import { and, eq, isNotNull, lt } from 'drizzle-orm';
import {
  kindOfCode,
  plainCode,
  SECOND_STEP_MINUTES,
  SECOND_STEP_TEXT,
  SECOND_STEP_TRIES,
  secondStepProblem,
} from '@whaletide/schema/domains/account/rules/two-factor.ts';
import type { Handle } from '#database/database.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { forgetAttempts, takeAttempt } from './attempts.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { twoFactors } from './tables.ts';
import { sealedSecrets, stepOf } from './totp.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** The member's second step where it is on. */
export const secondStepOf = async (db: Handle, memberId: string) =>
  (
    await db
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.memberId, memberId), isNotNull(twoFactors.confirmed)))
  )[0];

/**
 * Counts one try of a code under the key, five in a quarter of an hour; the right one forgets them.
 * @throws Refusal RATE_LIMITED, BAD_USER_INPUT at `code` where `passes` says that it is wrong
 */
export const tryCode = async (
  { database, now }: Services,
  key: string,
  passes: () => Promise<boolean>,
): Promise<void> => {
  await takeAttempt(database, key, SECOND_STEP_TRIES, now(), SECOND_STEP_MINUTES * MINUTE);
  if (!(await passes())) throw badInput('验证码错误或已使用过', 'code');
  await forgetAttempts(database.db, key);
};

/** Uses a code of the app up: no code passes that isn't of a later step than the last that did. */
const useTotp = async (
  { config, database: { db }, now }: Services,
  row: typeof twoFactors.$inferSelect,
  code: string,
): Promise<boolean> => {
  const { memberId, sealedSecret } = row;
  const secret = sealedSecrets(config.identityKey).open(sealedSecret, memberId);
  const step = stepOf(secret, code, now());
  if (step === null) return false;
  const used = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(twoFactors.memberId, memberId),
        eq(twoFactors.sealedSecret, sealedSecret),
        lt(twoFactors.lastStep, step),
      ),
    )
    .returning({ memberId: twoFactors.memberId });
  return used.length > 0;
};

/**
 * Lets through whose second step is off, or who brings a code of the app or a recovery code; either
 * is good once. Tries on a device that the member has signed in on count for it alone, so that who
 * knows the password can't lock the owner out.
 * @throws Refusal UNAUTHENTICATED at `code` where none came, BAD_USER_INPUT at `code`, RATE_LIMITED
 */
export const requireSecondStep = async (
  services: Services,
  memberId: string,
  given: string | undefined,
  device: string | null = null,
): Promise<void> => {
  const { config, database } = services;
  const row = await secondStepOf(database.db, memberId);
  if (!row) return;
  const code = plainCode(given ?? '');
  if (!code) throw new Refusal('UNAUTHENTICATED', SECOND_STEP_TEXT, { field: 'code' });
  refuseIf(secondStepProblem(code));
  const key = device === null ? `second-step:${memberId}` : `second-step:device:${device}`;
  await tryCode(services, key, () =>
    kindOfCode(code) === 'totp'
      ? useTotp(services, row, code)
      : useRecoveryCode(database.db, config.identityKey, memberId, code),
  );
};
