import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { recoveryCalls as calls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { searchAnswer } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import { verificationCodes } from '#platform/src/domains/account/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { openLive } from '#tests/platform/support/live.ts';
import { codeAt, enableTwoFactor } from '#tests/platform/support/two-factor.ts';
import {
  bindPhone,
  lastCode,
  PASSWORD,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

const NEXT = 'another-long-password';
let count = 0;

/** A member whose e-mail address is verified. */
const join = async () => {
  const { user, jwt } = await platform.join(`forgets${(count += 1)}`);
  const verified = { emailVerified: true };
  await platform.database.db.update(members).set(verified).where(eq(members.id, user._id));
  return { id: user._id, name: user.Name, email: user.Email ?? '', token: jwt };
};
const captcha = async () => {
  const { challenge, bits } = await platform.call(calls.captcha, {});
  return { challenge, answer: searchAnswer(challenge, bits, 0, 1e6) ?? -1 };
};
const order = async (contact: object) => ({ body: { ...contact, captcha: await captcha() } });
/** Asks for a code and waits until it has arrived. */
const codeFor = async (contact: object) => {
  const before = platform.sent.length;
  await platform.call(calls.send, await order(contact));
  await waitFor('the code', () => Promise.resolve(platform.sent.length > before));
  return lastCode(platform);
};
const withCode = (contact: object, code: string, newPassword = NEXT) => ({
  body: { ...contact, code, newPassword, confirmPassword: newPassword },
});
const signIn = (account: string, password: string) =>
  platform.call(accountCalls.signIn, { body: { account, password } });
const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

describe('a forgotten password', () => {
  it('is set anew by the code to a verified e-mail address; all sessions end', async () => {
    const { email, token } = await join();
    const address = await platform.listen();
    const live = openLive(address, token);
    await live.until((messages) => messages.length === 1);
    const code = await codeFor({ email: ` ${email.toUpperCase()} ` });
    expect(platform.sent.at(-1)).toMatchObject({ channel: 'email', to: email });
    await platform.call(calls.reset, withCode({ email }, code));
    expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
      'UNAUTHENTICATED',
    );
    await live.until((messages) => messages.some(({ type }) => type === 'session-ended'));
    await expect(signIn(email, PASSWORD)).rejects.toThrow('账号或密码错误');
    expect((await signIn(email, NEXT)).user.Email).toBe(email);
  });

  it('doesn’t go past the second step: the new password alone lets nobody in', async () => {
    const { email, token } = await join();
    const { secret } = await enableTwoFactor(platform, token);
    await platform.call(calls.reset, withCode({ email }, await codeFor({ email })));
    await expect(signIn(email, NEXT)).rejects.toThrow('请输入两步验证码');
    const body = { account: email, password: NEXT, code: codeAt(secret, platform.clock.now) };
    await platform.call(accountCalls.signIn, { body });
  });

  it('is set anew by the code to a bound phone number', async () => {
    const { email, token } = await join();
    await bindPhone(platform, token, '13700000001');
    const contact = { phone: '137 0000 0001', countryCode: '86' };
    const code = await codeFor(contact);
    expect(platform.sent.at(-1)).toMatchObject({ channel: 'sms', to: '+86 13700000001' });
    await platform.call(calls.reset, withCode(contact, code));
    await signIn(email, NEXT);
  });

  it('is answered the same for a contact that nobody has, or that opens no account', async () => {
    const { user, jwt } = await platform.join('unverified');
    // Its phone number was proved, and its address wasn't.
    await bindPhone(platform, jwt, '13700000008');
    const { email } = await join();
    const before = platform.sent.length;
    const answers = [];
    for (const contact of [
      { email },
      { email: user.Email ?? '' },
      { email: 'nobody@test.example' },
      { phone: '13700000009', countryCode: '86' },
    ]) {
      answers.push(await platform.call(calls.send, await order(contact)));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await waitFor('the code', () => Promise.resolve(platform.sent.length > before));
    const last = await join();
    await codeFor({ email: last.email });
    expect(platform.sent.slice(before).map(({ to }) => to)).toEqual([email, last.email]);

    // Neither do the answers to a code tell.
    const sent = platform.sent[before]?.code ?? '';
    const refused = [];
    for (const contact of [
      { email },
      { email: user.Email ?? '' },
      { email: 'nobody@test.example' },
    ]) {
      const code = wrong(sent);
      refused.push(await platform.refusal(calls.reset, withCode(contact, code)));
    }
    for (const refusal of refused)
      expect(refusal).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'code',
        message: '验证码错误或已失效，请检查或重新获取',
      });
  });

  it('answers the same where the code can’t be delivered', async () => {
    const { id, email } = await join();
    platform.breakSender(true);
    const answer = await platform.call(calls.send, await order({ email }));
    expect(answer.retryAfter).toBe(60);
    const { db } = platform.database;
    await waitFor('the failure', async () => {
      const rows = await db.select().from(verificationCodes);
      return rows.some(({ memberId, hash }) => memberId === id && hash === '');
    });
    platform.breakSender(false);
    // Nothing has arrived: it can be asked for again at once.
    await codeFor({ email });
  });

  it('needs the right code in time, which is good once and for its own contact', async () => {
    const { email } = await join();
    const other = await join();
    const code = await codeFor({ email });
    const refused = async (contact: object, given: string) =>
      (await platform.refusal(calls.reset, withCode(contact, given))).field;
    expect(await refused({ email: other.email }, code)).toBe('code');
    platform.clock.advance(11 * MINUTE);
    expect(await refused({ email }, code)).toBe('code');
    const next = await codeFor({ email });
    await platform.call(calls.reset, withCode({ email }, next));
    expect(await refused({ email }, next)).toBe('code');
  });

  it('ends a code after five tries, and the tries of an address after five a minute', async () => {
    const { email } = await join();
    const code = await codeFor({ email });
    const attempt = (given: string) => platform.refusal(calls.reset, withCode({ email }, given));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await attempt(wrong(code))).code).toBe('BAD_USER_INPUT');
    expect((await attempt(code)).code).toBe('RATE_LIMITED');
    platform.clock.advance(2 * MINUTE);
    expect(await attempt(code)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'code' });
  });

  it('takes the owner’s right code, however often strangers have tried', async () => {
    const { email } = await join();
    const code = await codeFor({ email });
    const from = (address: string) => ({ headers: { 'x-client-address': address } });
    for (let stranger = 1; stranger <= 3; stranger += 1)
      for (let tries = 0; tries < 5; tries += 1) {
        const guess = withCode({ email }, wrong(code));
        await platform.refusal(calls.reset, guess, from(`203.0.113.${stranger}`));
      }
    await platform.call(calls.reset, withCode({ email }, code), from('198.51.100.7'));
    await signIn(email, NEXT);
  });

  it('leaves access tokens, or ends them where asked, and says which there are', async () => {
    const { email, token } = await join();
    const made = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '报表', password: PASSWORD } },
      { token },
    );
    const kept = await platform.call(calls.reset, withCode({ email }, await codeFor({ email })));
    expect(kept).toMatchObject({ AccessTokens: ['报表'], AccessTokensEnded: false });
    await platform.call(accountCalls.current, {}, { token: made.token });
    platform.clock.advance(2 * MINUTE);
    const { body } = withCode({ email }, await codeFor({ email }), `${NEXT}-2`);
    const ended = await platform.call(calls.reset, { body: { ...body, endAccessTokens: true } });
    expect(ended).toMatchObject({ AccessTokens: ['报表'], AccessTokensEnded: true });
    expect((await platform.refusal(accountCalls.current, {}, { token: made.token })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is told no more often than codes may be asked for', async () => {
    const { email } = await join();
    await codeFor({ email });
    const sent = platform.sent.length;
    // Within the minute nothing more is sent to any caller; the answer stays the same.
    await platform.call(calls.send, await order({ email }));
    expect((await platform.refusal(calls.send, await order({ email }))).code).toBe('RATE_LIMITED');
    platform.clock.advance(5 * MINUTE);
    await codeFor({ email });
    expect(platform.sent).toHaveLength(sent + 1);
  });

  it('asks for a solved captcha of a visitor, once', async () => {
    const { email, token } = await join();
    const solved = await captcha();
    await platform.call(calls.send, { body: { email, captcha: solved } });
    const again = await platform.refusal(calls.send, { body: { email, captcha: solved } });
    expect(again.field).toBe('captcha');
    const { challenge, bits } = await platform.call(verificationCalls.captcha, {}, { token });
    const members = { challenge, answer: searchAnswer(challenge, bits, 0, 1e6) ?? -1 };
    expect((await platform.refusal(calls.send, { body: { email, captcha: members } })).field).toBe(
      'captcha',
    );
  });

  it.each([
    [
      'a common password',
      { newPassword: 'password1', confirmPassword: 'password1' },
      'newPassword',
    ],
    ['the e-mail address', {}, 'newPassword'],
    ['another word the second time', { confirmPassword: 'something-else' }, 'confirmPassword'],
    ['no code', { code: '12' }, 'code'],
  ])('isn’t replaced with %s', async (what, changes, field) => {
    const { email } = await join();
    const own = what === 'the e-mail address' ? { newPassword: email, confirmPassword: email } : {};
    const body = {
      email,
      code: '123456',
      newPassword: NEXT,
      confirmPassword: NEXT,
      ...changes,
      ...own,
    };
    expect(await platform.refusal(calls.reset, { body })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('names the contact that is missing or malformed', async () => {
    const field = async (contact: object) =>
      (await platform.refusal(calls.send, await order(contact))).field;
    expect(await field({})).toBe('email');
    expect(await field({ email: 'nobody' })).toBe('email');
    expect(await field({ phone: '12', countryCode: '86' })).toBe('phone');
    expect(await field({ phone: '13700000001', email: 'a@b.cn' })).toBe('email');
  });
});
