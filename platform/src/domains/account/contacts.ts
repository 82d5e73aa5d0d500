import { eq } from 'drizzle-orm';
import {
  canonicalEmail,
  passwordProblem,
} from '@whaletide/schema/domains/account/rules/account.ts';
import {
  codeProblem,
  newEmailProblem,
  PHONE_SAME_TEXT,
  PHONE_TAKEN_TEXT,
  phoneProblem,
  plainPhone,
  repeatProblem,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { type Handle, isUniqueViolation, type Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, holdMember, memberById } from '../members/store.ts';
import type { MemberRow } from '../members/tables.ts';
import { recordFacts } from '../quests/store/progress.ts';
import { yieldAddress } from './addresses.ts';
import { sendCode, takeCode } from './codes.ts';
import { noteChange } from './contact-changes.ts';
import { requireLiveSession } from './live-session.ts';
import { tellOfChange } from './notices.ts';
import type { PasswordHasher } from './passwords.ts';
import { checkPassword } from './protection.ts';
import { endAccessTokens, endOtherSessions } from './sessions.ts';
import { credentials, phones } from './tables.ts';

interface PhoneNumber {
  phone: string;
  countryCode: string;
}

/** +86 13800000000: how a number is told to senders, and compared. */
export const internationalNumber = ({ phone, countryCode }: PhoneNumber) =>
  `+${countryCode} ${plainPhone(phone)}`;

export const phoneOf = async (db: Handle, memberId: string) =>
  (await db.select().from(phones).where(eq(phones.memberId, memberId)))[0];

/** The member, held, whose session hasn't ended meanwhile. @throws Refusal UNAUTHENTICATED */
const memberWhoChanges = async (tx: Transaction, caller: Caller): Promise<MemberRow> => {
  const member = await holdMember(tx, caller.id);
  await requireLiveSession(tx, caller);
  if (!member) throw notFound('用户');
  return member;
};

type Order = Pick<Parameters<typeof sendCode>[2], 'captcha' | 'address'>;

/** Sends a code to a number that the member would like to bind. */
export const sendPhoneCode = async (
  services: Services,
  caller: Caller,
  number: PhoneNumber & { byVoice: boolean },
  order: Order,
) => {
  refuseIf(phoneProblem(number.phone, number.countryCode));
  const target = internationalNumber(number);
  const bound = await phoneOf(services.database.db, caller.id);
  if (bound && internationalNumber(bound) === target) throw badInput(PHONE_SAME_TEXT, 'phone');
  const channel = number.byVoice ? 'voice' : 'sms';
  return sendCode(services, caller, { ...order, purpose: 'phone', channel, target });
};

/** Binds the number that the code was sent to. @throws Refusal CONFLICT where another has it */
export const bindPhone = async (
  services: Services,
  caller: Caller,
  number: PhoneNumber & { code: string },
): Promise<void> => {
  refuseIf(phoneProblem(number.phone, number.countryCode) ?? codeProblem(number.code));
  const { target } = await takeCode(services, caller.id, 'phone', number.code);
  if (target !== internationalNumber(number)) throw badInput('验证码无效', 'code');
  const own = { countryCode: number.countryCode, phone: plainPhone(number.phone) };
  await services.database
    .transaction(async (tx) => {
      const member = await memberWhoChanges(tx, caller);
      const bound = member.phoneVerified ? await phoneOf(tx, caller.id) : undefined;
      await tx
        .insert(phones)
        .values({ memberId: caller.id, ...own })
        .onConflictDoUpdate({ target: phones.memberId, set: own });
      await changeMember(tx, caller.id, { phoneVerified: true });
      const before = bound ? internationalNumber(bound) : null;
      await noteChange(tx, services, member, { kind: 'phone', before, after: target });
      await recordFacts(tx, services.events, caller.id, services.now());
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict(PHONE_TAKEN_TEXT, 'phone') : error;
    });
};

/** Sends a code to the address that the member would like to bind. */
export const sendEmailCode = async (
  services: Services,
  caller: Caller,
  email: string,
  order: Order,
) => {
  const own = await memberById(services.database.db, caller.id);
  const { email: bound = null, emailVerified = false } = own ?? {};
  refuseIf(newEmailProblem(email, { email: bound, emailVerified }));
  const target = canonicalEmail(email);
  return sendCode(services, caller, { ...order, purpose: 'email', channel: 'email', target });
};

/**
 * Binds the address of this session's last code, which an account yields that hasn't proved it.
 * @throws Refusal CONFLICT where another account has proved it, BAD_USER_INPUT where the member names
 *   another address than the code was sent to
 */
export const changeEmail = async (
  services: Services,
  caller: Caller,
  { code, email }: { code: string; email?: string },
): Promise<void> => {
  refuseIf(codeProblem(code));
  const { target, sessionId } = await takeCode(services, caller.id, 'email', code);
  if (email !== undefined && canonicalEmail(email) !== target)
    throw badInput('验证码不是发给该邮箱的，请重新获取', 'email');
  // The code was requested by a protected session, or with the password.
  if (sessionId !== caller.credentialId) throw badInput('验证码无效', 'code');
  await services.database
    .transaction(async (tx) => {
      await yieldAddress(tx, services, target, caller.id);
      const member = await memberWhoChanges(tx, caller);
      await changeMember(tx, caller.id, { email: target, emailVerified: true });
      const before = member.emailVerified ? member.email : null;
      await noteChange(tx, services, member, { kind: 'email', before, after: target });
      await recordFacts(tx, services.events, caller.id, services.now());
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict('该邮箱已与其他账号绑定', 'email') : error;
    });
};

interface NewPassword {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
  endAccessTokens?: boolean;
}

/** Changes the password and ends the member's sessions; the caller's lives on for a second. */
export const changePassword = async (
  services: Services,
  hasher: PasswordHasher,
  caller: Caller,
  { oldPassword, newPassword, confirmPassword, endAccessTokens: ends = false }: NewPassword,
): Promise<void> => {
  const { database, events, now } = services;
  const member = await memberById(database.db, caller.id);
  const problem = passwordProblem(newPassword, {
    name: member?.name ?? '',
    email: member?.email ?? '',
  });
  if (problem) throw badInput(problem.message, 'newPassword');
  refuseIf(repeatProblem(newPassword, confirmPassword));
  const wrong = { message: '原密码错误', field: 'oldPassword' };
  await checkPassword(services, hasher, caller.id, oldPassword, wrong);
  if (newPassword === oldPassword) throw badInput('新密码不能与原密码相同', 'newPassword');
  const passwordHash = await hasher.hash(newPassword);
  await database.transaction(async (tx) => {
    await tx.update(credentials).set({ passwordHash }).where(eq(credentials.memberId, caller.id));
    await endOtherSessions(tx, events, caller, now());
    if (ends) await endAccessTokens(tx, events, caller.id);
    await tellOfChange(tx, services, caller.id, 'password');
  });
};
