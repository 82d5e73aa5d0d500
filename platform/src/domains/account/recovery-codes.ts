import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import {
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  shownRecoveryCode,
} from '@whaletide/schema/domains/account/rules/two-factor.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { idNumbers } from './id-numbers.ts';
import { recoveryCodes } from './tables.ts';

const hashOf = (key: Uint8Array, memberId: string, plain: string) =>
  idNumbers(key).hash('recovery-code', memberId, plain);

const newCode = () =>
  Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('');

/** Ten codes in place of whatever the member had left; kept are their hashes alone. */
export const replaceRecoveryCodes = async (
  tx: Transaction,
  key: Uint8Array,
  memberId: string,
): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ memberId, hash: hashOf(key, memberId, code) })));
  return [...codes].map(shownRecoveryCode);
};

/** Uses a code up; of several at once that bring the same one, one does. */
export const useRecoveryCode = async (
  db: Handle,
  key: Uint8Array,
  memberId: string,
  plain: string,
): Promise<boolean> => {
  const used = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.hash, hashOf(key, memberId, plain)),
      ),
    )
    .returning({ memberId: recoveryCodes.memberId });
  return used.length > 0;
};

export const recoveryCodesLeft = async (db: Handle, memberId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.memberId, memberId));
  return row?.left ?? 0;
};
