import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { emailLinkCalls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { emailLinkToken } from '#platform/src/mail/email-link-token.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { mailEnv, partOf, workMails } from '#tests/platform/support/mailing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let server: MailServer;
let platform: TestPlatform;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await startMailServer();
  platform = await startPlatform({ worker: false, env: mailEnv(server) });
  stop = await workMails(platform);
});
afterAll(async () => {
  await stop();
  await platform.close();
  await server.stop();
});

const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
let count = 0;
/** Signs up, and reads the token of the link in the mail. */
const join = async (name: string) => {
  const email = `newcomer${(count += 1)}@reader.example`;
  const body = { Name: name, Email: email, Password: 'a-long-password' };
  const { user, jwt: token } = await platform.call(accountCalls.signUp, { body });
  await waitFor('the mail', () => Promise.resolve(mailsTo(email).length === 1));
  const raw = mailsTo(email)[0]?.raw ?? '';
  const text = partOf(raw, 'text/plain');
  const link = /\/auth\/verifyEmail\?token=(\S+)/.exec(text)?.[1] ?? '';
  return { id: user._id, token, email, text, link };
};
const call = (of: 'get' | 'verify', token: string) =>
  platform.call(emailLinkCalls[of], { body: { token } });
const refusal = (of: 'get' | 'verify' | 'renew', token: string) =>
  platform.refusal(emailLinkCalls[of], { body: { token } });
const verification = (token: string) => platform.call(verificationCalls.get, {}, { token });
const linkOf = ({ id, email }: { id: string; email: string }, sent: Date) =>
  emailLinkToken(platform.services.config.sessionSecret, { member: id, email, sent });
const longAgo = () => new Date(platform.services.now().getTime() - 3 * DAY - 60_000);

describe('the mail to who signs up', () => {
  it('has a link that proves the address once it is told to, and not by being opened', async () => {
    const me = await join('新来者');
    expect(me.text).toContain('请验证你的邮箱');
    expect(me.text).toContain('新来者，你好！');
    expect(await call('get', me.link)).toMatchObject({ Name: '新来者', State: 'OPEN' });
    expect(await verification(me.token)).toMatchObject({ email: { EmailVerified: false } });
    expect(await call('verify', me.link)).toMatchObject({ State: 'VERIFIED' });
    expect(await verification(me.token)).toMatchObject({ email: { EmailVerified: true } });
    // Twice is once.
    expect(await call('verify', me.link)).toMatchObject({ State: 'VERIFIED' });
    expect(await refusal('renew', me.link)).toMatchObject({ code: 'CONFLICT' });
  });

  it('comes again where its link is over 3 days old, which proves nothing', async () => {
    const me = await join('晚到者');
    const old = linkOf(me, longAgo());
    expect(await call('get', old)).toMatchObject({ State: 'EXPIRED' });
    expect(await refusal('verify', old)).toMatchObject({
      code: 'CONFLICT',
      message: '验证链接已过期，请重新获取验证邮件',
    });
    for (let n = 0; n < 3; n += 1)
      await platform.call(emailLinkCalls.renew, { body: { token: old } });
    expect(await refusal('renew', old)).toMatchObject({ code: 'RATE_LIMITED' });
    await waitFor('three more mails', () => Promise.resolve(mailsTo(me.email).length === 4));
  });

  it('proves nothing of an account that has another address by now', async () => {
    const me = await join('换邮箱');
    const other = { email: 'other@reader.example' };
    await platform.database.db.update(members).set(other).where(eq(members.id, me.id));
    expect(await call('get', me.link)).toMatchObject({ State: 'REPLACED' });
    for (const does of ['verify', 'renew'] as const)
      expect(await refusal(does, me.link)).toMatchObject({
        code: 'CONFLICT',
        message: '这个邮箱已不是该账号的邮箱，验证链接不再有效',
      });
  });

  it('has a link that nobody else can make, nor use for a stopped account', async () => {
    const me = await join('停用者');
    const [claim, signature] = me.link.split('.');
    for (const forged of ['x', `${claim}.`, `${claim}x.${signature}`])
      expect(await refusal('get', forged)).toMatchObject({ code: 'NOT_FOUND' });
    const stopped = { deactivated: platform.services.now() };
    await platform.database.db.update(members).set(stopped).where(eq(members.id, me.id));
    expect(await refusal('verify', me.link)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('no mail is written where the site has no address to link to', async () => {
  const bare = await startPlatform({ worker: false });
  try {
    const body = { Name: '无站点', Email: 'bare@reader.example', Password: 'tide-and-moon-7' };
    const { user } = await bare.call(accountCalls.signUp, { body });
    const own = and(eq(outbox.memberId, user._id), eq(outbox.template, 'verification'));
    expect(await bare.database.db.select().from(outbox).where(own)).toEqual([]);
  } finally {
    await bare.close();
  }
});
