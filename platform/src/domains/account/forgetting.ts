import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#database/database.ts';
import { forgetUpload } from '../uploads/store/uploads.ts';
import {
  accessTokens,
  automaticAttempts,
  captchas,
  contactChanges,
  credentials,
  memberBrowsers,
  memberExports,
  oauthIdentities,
  oauthTickets,
  phones,
  realNames,
  recoveryCodes,
  sessions,
  stoppedAgents,
  tokenDays,
  tokenUses,
  twoFactors,
  verificationCodes,
  weakFlags,
} from './tables.ts';

const ofMember: readonly (PgTable & { memberId: PgColumn })[] = [
  accessTokens,
  automaticAttempts,
  captchas,
  contactChanges,
  credentials,
  memberBrowsers,
  memberExports,
  oauthIdentities,
  oauthTickets,
  phones,
  recoveryCodes,
  sessions,
  stoppedAgents,
  tokenDays,
  tokenUses,
  twoFactors,
  verificationCodes,
  weakFlags,
];

/** Nothing is left by which anybody signs in, is reached, or is known by a real name. */
export const forgetAccount = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  for (const table of ofMember) await tx.delete(table).where(eq(table.memberId, id));
  const names = await tx
    .delete(realNames)
    .where(eq(realNames.memberId, id))
    .returning({ key: realNames.photoKey });
  const photos = new Set(names.flatMap(({ key }) => (key === null ? [] : [key])));
  // The bytes go with the next sweep.
  for (const key of photos) await forgetUpload(tx, { key, purpose: 'identity' });
};
