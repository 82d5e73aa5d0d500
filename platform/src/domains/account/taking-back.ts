import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { ContactChange } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import {
  contactChangeState,
  contactsBefore,
  takeBackTexts,
} from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import { isUniqueViolation, type Transaction } from '#database/database.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, holdMember } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { yieldAddress } from './addresses.ts';
import { takeAttempt } from './attempts.ts';
import { changeOf, toContactChange } from './contact-changes.ts';
import { tellOfChange } from './notices.ts';
import { endAccessTokens, endSessions } from './sessions.ts';
import {
  type ContactChangeRow,
  contactChanges,
  credentials,
  oauthIdentities,
  phones,
  recoveryCodes,
  twoFactors,
  verificationCodes,
} from './tables.ts';

/** Binds the former address again; none where another account has proved it since. */
const restoreEmail = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  email: string | null,
): Promise<void> => {
  const none = { email: null, emailVerified: false };
  if (email === null) return changeMember(tx, memberId, none);
  await yieldAddress(tx, services, email, memberId);
  const [holder] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.email, email));
  const isFree = holder === undefined || holder.id === memberId;
  await changeMember(tx, memberId, isFree ? { email, emailVerified: true } : none);
};

/** Binds the former number again; none where another account has bound it since. */
const restorePhone = async (
  tx: Transaction,
  memberId: string,
  number: string | null,
): Promise<void> => {
  await tx.delete(phones).where(eq(phones.memberId, memberId));
  const [country = '', phone = ''] = number?.split(' ') ?? [];
  const bound =
    number === null
      ? []
      : await tx
          .insert(phones)
          .values({ memberId, countryCode: country.slice(1), phone })
          .onConflictDoNothing()
          .returning({ memberId: phones.memberId });
  await changeMember(tx, memberId, { phoneVerified: bound.length > 0 });
};

/**
 * Ends all that leads into the account and may be in other hands: sessions, tokens, the
 * password, codes on their way, and what was added to the ways in since then.
 */
const shutOut = async (
  tx: Transaction,
  { events }: Services,
  { memberId, date }: ContactChangeRow,
): Promise<void> => {
  await endSessions(tx, events, memberId);
  await endAccessTokens(tx, events, memberId);
  await tx.delete(credentials).where(eq(credentials.memberId, memberId));
  await tx.delete(verificationCodes).where(eq(verificationCodes.memberId, memberId));
  await tx
    .delete(oauthIdentities)
    .where(and(eq(oauthIdentities.memberId, memberId), gte(oauthIdentities.createDate, date)));
  const ended = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.memberId, memberId), gte(twoFactors.confirmed, date)))
    .returning({ memberId: twoFactors.memberId });
  if (ended.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
};

/** Takes back a change, and those after it, in one transaction that holds the member. */
const takeBackNow = async (
  tx: Transaction,
  services: Services,
  { id, number, memberId }: ContactChangeRow,
): Promise<ContactChangeRow> => {
  const now = services.now();
  const member = await holdMember(tx, memberId);
  if (!member || member.closed) throw notFound('撤销链接');
  const rows = await tx
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.memberId, memberId), gte(contactChanges.number, number)))
    .orderBy(asc(contactChanges.number));
  const [change, ...later] = rows;
  if (change?.id !== id) throw notFound('撤销链接');
  const state = contactChangeState(change, now);
  if (state !== 'OPEN') throw conflict(takeBackTexts[state]);
  const standing = [change, ...later.filter(({ takenBackDate }) => takenBackDate === null)];
  const { email, phone } = contactsBefore(standing);
  if (email !== undefined) await restoreEmail(tx, services, memberId, email);
  if (phone !== undefined) await restorePhone(tx, memberId, phone);
  await tx
    .update(contactChanges)
    .set({ takenBackDate: now })
    .where(
      and(
        eq(contactChanges.memberId, memberId),
        gte(contactChanges.number, number),
        isNull(contactChanges.takenBackDate),
      ),
    );
  await shutOut(tx, services, change);
  await tellOfChange(tx, services, memberId, 'takenBack');
  return { ...change, takenBackDate: now };
};

/**
 * Takes a change of a contact back by the link that was mailed to the former address: once, within
 * three days, signed in or not.
 * @throws Refusal NOT_FOUND for a link that isn't ours, CONFLICT for one that was used or is too old,
 * RATE_LIMITED
 */
export const takeBack = async (
  services: Services,
  token: string,
  address: string,
): Promise<ContactChange> => {
  const { config, database, now } = services;
  const key = `take-back:address:${address}`;
  await takeAttempt(database, key, config.limits.signInsPerAddress, now());
  const change = await changeOf(database.db, token);
  const row = await database
    .transaction((tx) => takeBackNow(tx, services, change))
    .catch((error: unknown) => {
      // Another account has just proved the address.
      throw isUniqueViolation(error) ? conflict('操作繁忙，请重试') : error;
    });
  return toContactChange(row, now());
};
