import { and, eq } from 'drizzle-orm';
import type {
  CaptchaAnswer,
  CodeSent,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import {
  canonicalEmail,
  emailProblem,
  passwordProblem,
} from '@whaletide/schema/domains/account/rules/account.ts';
import {
  CODE_MINUTES,
  codeProblem,
  phoneProblem,
  plainPhone,
  RESEND_SECONDS,
  repeatProblem,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { recoversByEmail } from '@whaletide/schema/domains/account/rules/recovery.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, holdMember } from '../members/store.ts';
import { recordFacts } from '../quests/store/progress.ts';
import { type MemberRow, members } from '../members/tables.ts';
import { takeAttempt } from './attempts.ts';
import { useCaptcha } from './captchas.ts';
import { issueCode, takeCode } from './codes.ts';
import { internationalNumber } from './contacts.ts';
import { tellOfChange } from './notices.ts';
import type { PasswordHasher } from './passwords.ts';
import { endAccessTokens, endSessions } from './sessions.ts';
import { credentials, phones } from './tables.ts';
import { accessTokensOf } from './tokens.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** No member's id: what is asked of the database for it takes as long as for one. */
const NOBODY = '0'.repeat(24);
const CODE_TEXT = '验证码错误或已失效，请检查或重新获取';

export interface GivenContact {
  email?: string | undefined;
  phone?: string | undefined;
  countryCode?: string | undefined;
}

/** Contact to which a code goes, and the member who owns it. */
interface Contact {
  channel: 'email' | 'sms';
  /** As it is told to senders, and compared. */
  target: string;
  owner: (db: Handle) => Promise<MemberRow | undefined>;
}

/** @throws Refusal BAD_USER_INPUT at `email` or `phone` */
const contactOf = ({ email, phone, countryCode }: GivenContact): Contact => {
  if (email !== undefined && phone === undefined) {
    refuseIf(emailProblem(email.trim(), 'email'));
    const target = canonicalEmail(email);
    const owner = async (db: Handle) => {
      const [member] = await db.select().from(members).where(eq(members.email, target));
      return member && recoversByEmail(member) ? member : undefined;
    };
    return { channel: 'email', target, owner };
  }
  if (phone === undefined || email !== undefined) throw badInput('请填写邮箱或手机号', 'email');
  const number = { phone: plainPhone(phone), countryCode: countryCode ?? '' };
  refuseIf(phoneProblem(number.phone, number.countryCode));
  const isIt = and(
    eq(phones.countryCode, number.countryCode),
    eq(phones.phone, number.phone),
    eq(members.phoneVerified, true),
  );
  const owner = async (db: Handle) =>
    (
      await db
        .select({ member: members })
        .from(phones)
        .innerJoin(members, eq(members.id, phones.memberId))
        .where(isIt)
    )[0]?.member;
  return { channel: 'sms', target: internationalNumber(number), owner };
};

/** Counts one more try of an address at a contact, whether or not anybody has it. */
const countTry = async (
  { config, database, now }: Services,
  what: string,
  { address, target, limit }: { address: string; target: string; limit: number },
): Promise<void> => {
  const { signInsPerAddress } = config.limits;
  await takeAttempt(database, `${what}:address:${address}`, signInsPerAddress, now());
  await takeAttempt(database, `${what}:target:${address}:${target}`, limit, now());
};

/** A code is on its way, if the contact is somebody's; `deliver` sends it, and never fails. */
export interface Recovery {
  answer: CodeSent;
  deliver: () => Promise<void>;
}

/**
 * Begins a recovery. The answer is made without looking whether there is such an account, so that
 * neither it nor its time tells; looking, and sending, is left to `deliver`, for after the answer.
 * @throws Refusal BAD_USER_INPUT (contact, captcha), RATE_LIMITED
 */
export const beginRecovery = async (
  services: Services,
  given: GivenContact,
  { captcha, address }: { captcha: CaptchaAnswer; address: string },
): Promise<Recovery> => {
  const { config, database, log, now } = services;
  const { channel, target, owner } = contactOf(given);
  await useCaptcha(database.db, null, captcha, now());
  await countTry(services, 'recovery', { address, target, limit: config.limits.codesPerTarget });
  const deliver = async () => {
    try {
      const member = await owner(database.db);
      if (!member) return;
      const asker = { memberId: member.id, sessionId: '' };
      await issueCode(services, asker, { purpose: 'recovery', channel, target });
    } catch (error) {
      // One a minute and ten a day for an account; who asks isn't told that there is one.
      if (!(error instanceof Refusal)) log.error({ err: error }, 'a recovery code was not sent');
    }
  };
  const expires = new Date(now().getTime() + CODE_MINUTES * MINUTE).toISOString();
  return { answer: { retryAfter: RESEND_SECONDS, expires }, deliver };
};

interface NewPassword {
  code: string;
  newPassword: string;
  confirmPassword: string;
  endAccessTokens?: boolean;
}

/** The access tokens that there were, and whether they have ended. */
export interface PasswordReset {
  accessTokens: string[];
  ended: boolean;
}

/** The member whose contact the code was sent to. @throws Refusal BAD_USER_INPUT, always the same */
const provenOwner = async (
  services: Services,
  { target, owner }: Contact,
  { code, address }: { code: string; address: string },
): Promise<MemberRow> => {
  const member = await owner(services.database.db);
  const sent = await takeCode(services, member?.id ?? NOBODY, 'recovery', code, address).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? badInput(CODE_TEXT, 'code') : error;
    },
  );
  // A member who has bound another contact since has to request another code.
  if (!member || sent.target !== target) throw badInput(CODE_TEXT, 'code');
  return member;
};

/**
 * Takes an address for proved by the code that was sent to it.
 * @throws Refusal BAD_USER_INPUT at `code` where the member has another one by now
 */
const proveAddress = async (
  tx: Transaction,
  { events, now }: Services,
  memberId: string,
  email: string,
): Promise<void> => {
  const member = await holdMember(tx, memberId);
  if (member?.email !== email) throw badInput(CODE_TEXT, 'code');
  if (member.emailVerified) return;
  await changeMember(tx, memberId, { emailVerified: true });
  await recordFacts(tx, events, memberId, now());
};

/**
 * Sets another password by the code that was sent, and ends all sessions of the account, and its
 * access tokens where that is asked for.
 * @throws Refusal BAD_USER_INPUT with `field`, RATE_LIMITED
 */
export const resetPassword = async (
  services: Services,
  hasher: PasswordHasher,
  input: GivenContact & NewPassword,
  address: string,
): Promise<PasswordReset> => {
  const { code, newPassword, confirmPassword, endAccessTokens: ended = false, ...given } = input;
  const { config, database, events } = services;
  const contact = contactOf(given);
  refuseIf(codeProblem(code));
  const refuseWeak = (own: { name?: string; email?: string }) => {
    const problem = passwordProblem(newPassword, own);
    if (problem) throw badInput(problem.message, 'newPassword');
  };
  refuseWeak({ email: contact.target });
  refuseIf(repeatProblem(newPassword, confirmPassword));
  const { target } = contact;
  const { signInsPerAccount } = config.limits;
  await countTry(services, 'recovery-code', { address, target, limit: signInsPerAccount });
  // Let in first: a code isn't used up for somebody who is then told to come back later.
  return hasher.admit(async ({ hash }) => {
    const member = await provenOwner(services, contact, { code, address });
    refuseWeak({ name: member.name, email: member.email ?? '' });
    const passwordHash = await hash(newPassword);
    return database.transaction(async (tx) => {
      if (contact.channel === 'email') await proveAddress(tx, services, member.id, target);
      await tx
        .insert(credentials)
        .values({ memberId: member.id, passwordHash })
        .onConflictDoUpdate({ target: credentials.memberId, set: { passwordHash } });
      await endSessions(tx, events, member.id);
      const accessTokens = ended
        ? await endAccessTokens(tx, events, member.id)
        : (await accessTokensOf(tx, member.id, services.now())).map(({ Name }) => Name);
      await tellOfChange(tx, services, member.id, 'password');
      return { accessTokens, ended };
    });
  });
};
