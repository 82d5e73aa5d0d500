import { and, eq, isNull } from 'drizzle-orm';
import type {
  RecoveryCodes,
  TwoFactor,
  TwoFactorSetup,
} from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { plainCode, totpProblem } from '@whaletide/schema/domains/account/rules/two-factor.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { tellOfChange } from './notices.ts';
import type { PasswordHasher } from './passwords.ts';
import { checkPassword, requireSession } from './protection.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
import { requireSecondStep, secondStepOf, tryCode } from './second-step.ts';
import { recoveryCodes, twoFactors } from './tables.ts';
import { newSecret, sealedSecrets, stepOf, uriOf } from './totp.ts';

const isOn = () => conflict('两步验证已开启');
const isOff = () => conflict('两步验证尚未开启');

export const twoFactorOf = async (
  { database: { db } }: Services,
  memberId: string,
): Promise<TwoFactor> => {
  const row = await secondStepOf(db, memberId);
  return {
    Enabled: row !== undefined,
    EnabledDate: row?.confirmed?.toISOString() ?? null,
    RecoveryCodesLeft: row ? await recoveryCodesLeft(db, memberId) : 0,
  };
};

/** A secret that waits for its first code; the one before that never had any is forgotten. */
export const beginTwoFactor = async (
  { config, database: { db } }: Services,
  memberId: string,
): Promise<TwoFactorSetup> => {
  const member = await memberById(db, memberId);
  if (!member) throw notFound('用户');
  const secret = newSecret();
  const sealedSecret = sealedSecrets(config.identityKey).seal(secret, memberId);
  const kept = await db
    .insert(twoFactors)
    .values({ memberId, sealedSecret, lastStep: 0, confirmed: null })
    .onConflictDoUpdate({
      target: twoFactors.memberId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmed),
    })
    .returning({ memberId: twoFactors.memberId });
  if (kept.length === 0) throw isOn();
  return { Secret: secret, Uri: uriOf(secret, member.name) };
};

/**
 * Turns the second step on. The code proves that the app has the secret, and isn't good again for
 * signing in.
 * @throws Refusal BAD_USER_INPUT at `code`, CONFLICT, RATE_LIMITED
 */
export const confirmTwoFactor = async (
  services: Services,
  memberId: string,
  given: string,
): Promise<RecoveryCodes> => {
  const { config, database, now } = services;
  refuseIf(totpProblem(given));
  const waits = and(eq(twoFactors.memberId, memberId), isNull(twoFactors.confirmed));
  const [row] = await database.db.select().from(twoFactors).where(waits);
  if (!row) throw conflict('请重新开始设置两步验证');
  const secret = sealedSecrets(config.identityKey).open(row.sealedSecret, memberId);
  const step = stepOf(secret, plainCode(given), now());
  await tryCode(services, `second-step:setup:${memberId}`, () => Promise.resolve(step !== null));
  return database.transaction(async (tx) => {
    const on = await tx
      .update(twoFactors)
      .set({ confirmed: now(), lastStep: step ?? 0 })
      .where(and(waits, eq(twoFactors.sealedSecret, row.sealedSecret)))
      .returning({ memberId: twoFactors.memberId });
    if (on.length === 0) throw isOn();
    await tellOfChange(tx, services, memberId, 'twoFactorOn');
    return { Codes: await replaceRecoveryCodes(tx, config.identityKey, memberId) };
  });
};

/** The second step is off from now on, and nothing of it is kept. */
export const forgetTwoFactor = async (tx: Transaction, memberId: string): Promise<void> => {
  await tx.delete(twoFactors).where(eq(twoFactors.memberId, memberId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
};

/** @throws Refusal FORBIDDEN, CONFLICT where it is off, and what a wrong password or code gets */
const prove = async (
  services: Services,
  hasher: PasswordHasher,
  caller: Caller,
  { password, code }: { password: string; code: string },
): Promise<void> => {
  requireSession(caller);
  if (!(await secondStepOf(services.database.db, caller.id))) throw isOff();
  await checkPassword(services, hasher, caller.id, password);
  await requireSecondStep(services, caller.id, code);
};

export const renewRecoveryCodes = async (
  services: Services,
  hasher: PasswordHasher,
  caller: Caller,
  proof: { password: string; code: string },
): Promise<RecoveryCodes> => {
  await prove(services, hasher, caller, proof);
  return services.database.transaction(async (tx) => {
    // The row is the lock under which the codes are replaced, and has to be there still.
    const [row] = await tx
      .select()
      .from(twoFactors)
      .where(eq(twoFactors.memberId, caller.id))
      .for('update');
    if (!row) throw isOff();
    await tellOfChange(tx, services, caller.id, 'recoveryCodes');
    return { Codes: await replaceRecoveryCodes(tx, services.config.identityKey, caller.id) };
  });
};

export const disableTwoFactor = async (
  services: Services,
  hasher: PasswordHasher,
  caller: Caller,
  proof: { password: string; code: string },
): Promise<void> => {
  await prove(services, hasher, caller, proof);
  await services.database.transaction(async (tx) => {
    await forgetTwoFactor(tx, caller.id);
    await tellOfChange(tx, services, caller.id, 'twoFactorOff');
  });
};
