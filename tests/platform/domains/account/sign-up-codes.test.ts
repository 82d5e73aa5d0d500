import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  bindEmail,
  codeForEmail,
  codeForSignUp,
  newcomer,
  noticesTo,
  visitorCaptcha,
} from '#tests/platform/support/contacts.ts';
import {
  bindPhone,
  lastCode,
  PASSWORD,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const LOST = '你的账号填写的邮箱已由它的主人验证并使用，请绑定你自己的邮箱';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

let count = 0;
const join = (options?: { proved: boolean }) => newcomer(platform, `占用${(count += 1)}`, options);
const row = async (id: string) =>
  (await platform.database.db.select().from(members).where(eq(members.id, id)))[0];
const bell = async (token: string) => {
  const query = { page: 1, perPage: 20 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ Data }) => Data.Message);
};
const bodyOf = (email: string, EmailCode?: string) => ({
  body: {
    Name: `主人${(count += 1)}`,
    Email: email,
    Password: PASSWORD,
    ...(EmailCode !== undefined && { EmailCode }),
  },
});
const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

describe('an address that another account holds without proof', () => {
  it('is its owner’s who signs up with the code that was mailed to it', async () => {
    const squatter = await join({ proved: false });
    const { email } = squatter;
    expect(await platform.refusal(accountCalls.signUp, bodyOf(email))).toMatchObject({
      code: 'CONFLICT',
      message: '该邮箱已被注册',
      field: 'Email',
    });
    const code = await codeForSignUp(platform, email);
    expect(platform.sent.at(-1)).toMatchObject({ channel: 'email', to: email, purpose: 'signUp' });
    const { user } = await platform.call(accountCalls.signUp, bodyOf(email, code));
    expect(await row(user._id)).toMatchObject({ email, emailVerified: true });
    expect(await row(squatter.id)).toMatchObject({ email: null, emailVerified: false });
    expect(await bell(squatter.token)).toEqual([LOST]);
    // They have an account still, by its name.
    const body = { account: squatter.name, password: PASSWORD };
    await platform.call(accountCalls.signIn, { body });
  });

  it('is its owner’s who binds it to the account that they have', async () => {
    const squatter = await join({ proved: false });
    const owner = await join();
    await bindEmail(platform, owner, squatter.email);
    expect(await row(owner.id)).toMatchObject({ email: squatter.email, emailVerified: true });
    expect((await row(squatter.id))?.email).toBeNull();
    expect(await bell(squatter.token)).toEqual([LOST]);
  });

  it('is recovered by the code to it, which proves it, where nothing else was proved', async () => {
    const forgetful = await join({ proved: false });
    const { email } = forgetful;
    const before = platform.sent.length;
    const order = { email, captcha: await visitorCaptcha(platform) };
    await platform.call(recoveryCalls.send, { body: order });
    await waitFor('the code', async () => platform.sent.length > before);
    const password = 'another-long-password';
    const body = {
      email,
      code: lastCode(platform),
      newPassword: password,
      confirmPassword: password,
    };
    await platform.call(recoveryCalls.reset, { body });
    expect(await row(forgetful.id)).toMatchObject({ email, emailVerified: true });
    await platform.call(accountCalls.signIn, { body: { account: email, password } });
  });

  it('recovers nothing where the account has a phone number that was proved', async () => {
    const member = await join({ proved: false });
    await bindPhone(platform, member.token, '13500000001');
    const before = platform.sent.length;
    const order = { email: member.email, captcha: await visitorCaptcha(platform) };
    const answer = await platform.call(recoveryCalls.send, { body: order });
    expect(answer.retryAfter).toBe(60);
    // Another one's code comes after what would have come.
    const other = await join();
    const next = { email: other.email, captcha: await visitorCaptcha(platform) };
    await platform.call(recoveryCalls.send, { body: next });
    await waitFor('the code', async () => platform.sent.length > before);
    expect(platform.sent.slice(before).map(({ to }) => to)).toEqual([other.email]);
  });
});

describe('a code for signing up', () => {
  it('takes no address from who has proved it, and tells them instead, once a day', async () => {
    const owner = await join();
    const stranger = await join();
    const before = platform.sent.length;
    const ask = async (Email: string) =>
      platform.call(accountCalls.sendSignUpCode, {
        body: { Email, captcha: await visitorCaptcha(platform) },
      });
    const answers = [await ask(owner.email), await ask('free@test.example')];
    expect(answers[0]).toEqual(answers[1]);
    await waitFor('the other code', async () => platform.sent.length > before);
    expect(platform.sent.slice(before).map(({ to }) => to)).toEqual(['free@test.example']);
    await ask(owner.email);
    await waitFor('the mail', async () => (await noticesTo(platform, owner.id)).length > 0);
    expect(await noticesTo(platform, owner.id)).toMatchObject([
      { to: owner.email, subject: '你的邮箱已经注册过' },
    ]);
    const refused = await platform.refusal(accountCalls.signUp, bodyOf(owner.email, '000000'));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'EmailCode' });
    const code = await codeForEmail(platform, stranger, owner.email);
    expect(
      await platform.refusal(verificationCalls.changeEmail, { body: { code } }, stranger),
    ).toMatchObject({ code: 'CONFLICT', message: '该邮箱已与其他账号绑定' });
  });

  it('is right, in time, for its own address, and good once', async () => {
    const email = 'own-code@test.example';
    const code = await codeForSignUp(platform, email);
    const refused = async (address: string, given: string) =>
      (await platform.refusal(accountCalls.signUp, bodyOf(address, given))).field;
    expect(await refused(email, wrong(code))).toBe('EmailCode');
    expect(await refused('other-code@test.example', code)).toBe('EmailCode');
    platform.clock.advance(11 * MINUTE);
    expect(await refused(email, code)).toBe('EmailCode');
    const next = await codeForSignUp(platform, email);
    // A name that is taken doesn't use it up.
    const taken = await join();
    const { body } = bodyOf(email, next);
    const named = { body: { ...body, Name: taken.name } };
    expect((await platform.refusal(accountCalls.signUp, named)).field).toBe('Name');
    const { user } = await platform.call(accountCalls.signUp, { body });
    expect(await row(user._id)).toMatchObject({ email, emailVerified: true });
  });

  it('ends after five wrong tries from an address, and takes none of another’s', async () => {
    const email = 'guessed@test.example';
    const code = await codeForSignUp(platform, email);
    const guess = bodyOf(email, wrong(code));
    const from = (address: string) => ({ headers: { 'x-client-address': address } });
    for (let tries = 0; tries < 5; tries += 1)
      await platform.refusal(accountCalls.signUp, guess, from('203.0.113.9'));
    const sixth = await platform.refusal(accountCalls.signUp, guess, from('203.0.113.9'));
    expect(sixth.code).toBe('RATE_LIMITED');
    await platform.call(accountCalls.signUp, bodyOf(email, code), from('198.51.100.9'));
  });

  it('comes once a minute to an address, however many ask', async () => {
    const email = 'pestered@test.example';
    await codeForSignUp(platform, email);
    const before = platform.sent.length;
    for (const address of ['203.0.113.1', '203.0.113.2'])
      await platform.call(
        accountCalls.sendSignUpCode,
        { body: { Email: email, captcha: await visitorCaptcha(platform) } },
        { headers: { 'x-client-address': address } },
      );
    await codeForSignUp(platform, 'after@test.example');
    expect(platform.sent.slice(before).map(({ to }) => to)).toEqual(['after@test.example']);
  });
});
