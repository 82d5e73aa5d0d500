import { and, asc, eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { searchAnswer } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { takeBackToken } from '#platform/src/mail/take-back-token.ts';
import type { Notice } from '#platform/src/mail/notice-mail.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import type { TestPlatform } from './platform.ts';
import { captcha, lastCode, PASSWORD, type VerifyingPlatform } from './verifying.ts';

export interface Person {
  id: string;
  name: string;
  token: string;
}

/** A new member whose address is proved, or not. */
export const newcomer = async (
  platform: VerifyingPlatform,
  name: string,
  { proved = true } = {},
): Promise<Person & { email: string }> => {
  const { user, jwt: token } = await platform.join(name);
  if (proved)
    await platform.database.db
      .update(members)
      .set({ emailVerified: true })
      .where(eq(members.id, user._id));
  return { id: user._id, name, token, email: user.Email ?? '' };
};

/** Has a code for an address sent to a member who would like to bind it. */
export const codeForEmail = async (
  platform: VerifyingPlatform,
  { token }: Pick<Person, 'token'>,
  email: string,
): Promise<string> => {
  const body = { email, password: PASSWORD, captcha: await captcha(platform, token) };
  await platform.call(verificationCalls.sendEmailCode, { body }, { token });
  return lastCode(platform);
};

export const bindEmail = async (
  platform: VerifyingPlatform,
  person: Pick<Person, 'token'>,
  email: string,
) => {
  const code = await codeForEmail(platform, person, email);
  return platform.call(verificationCalls.changeEmail, { body: { code } }, person);
};

/** A solved challenge of a visitor's. */
export const visitorCaptcha = async (platform: TestPlatform) => {
  const { challenge, bits } = await platform.call(recoveryCalls.captcha, {});
  return { challenge, answer: searchAnswer(challenge, bits, 0, 1e6) ?? -1 };
};

/** Has a code for an address sent to who signs up with it, and waits until it has arrived. */
export const codeForSignUp = async (platform: VerifyingPlatform, email: string) => {
  const before = platform.sent.length;
  const body = { Email: email, captcha: await visitorCaptcha(platform) };
  await platform.call(accountCalls.sendSignUpCode, { body });
  await waitFor('the code', async () => platform.sent.length > before);
  return lastCode(platform);
};

/** Mails to a member about their account, oldest first, with the token of the link that takes back. */
export const noticesTo = async ({ database, services }: VerifyingPlatform, memberId: string) => {
  const rows = await database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.template, 'notice')))
    .orderBy(asc(outbox.due), asc(outbox.key));
  return rows.map(({ to, data }) => {
    const { subject, lines, takeBack } = data as Notice;
    const text = lines.map((line) => line.text).join('\n');
    const { sessionSecret } = services.config;
    return { to, subject, text, token: takeBack && takeBackToken(sessionSecret, takeBack.change) };
  });
};
