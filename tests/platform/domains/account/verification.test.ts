import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { solves } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import {
  bindPhone,
  captcha,
  lastCode,
  PASSWORD,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

let count = 0;
const join = async () => (await platform.join(`verify${(count += 1)}`)).jwt;
const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

const order = async (token: string, phone: string) => ({
  body: { phone, countryCode: '86', captcha: await captcha(platform, token) },
});
const sendTo = async (token: string, phone: string) =>
  platform.call(calls.sendPhoneCode, await order(token, phone), { token });
const bind = (phone: string, code: string, password: string | undefined = PASSWORD) => ({
  body: { phone, countryCode: '86', code, password },
});

describe('a phone number', () => {
  it('is bound by the code that was sent to it, and shown masked', async () => {
    const token = await join();
    const sent = await sendTo(token, '138 0000 0001');
    expect(sent.retryAfter).toBe(60);
    expect(platform.sent.at(-1)).toEqual({
      channel: 'sms',
      to: '+86 13800000001',
      code: expect.stringMatching(/^\d{6}$/),
      purpose: 'phone',
    });
    const bound = await platform.call(calls.bindPhone, bind('13800000001', lastCode(platform)), {
      token,
    });
    expect(bound.phone).toEqual({
      Phone: '138****0001',
      PhoneCountryCode: '86',
      PhoneVerified: true,
    });
    const current = await platform.call(accountCalls.current, {}, { token });
    expect(current.PhoneVerified).toBe(true);
  });

  it('hears the code where it is asked for by voice', async () => {
    const token = await join();
    const { body } = await order(token, '13800000002');
    await platform.call(calls.sendPhoneCode, { body: { ...body, byVoice: true } }, { token });
    expect(platform.sent.at(-1)?.channel).toBe('voice');
  });

  it('that is none is refused, and so is the one that is bound', async () => {
    const token = await join();
    for (const phone of ['1234567', '12345', '23800000000'])
      expect(
        await platform.refusal(calls.sendPhoneCode, await order(token, phone), { token }),
      ).toEqual({ code: 'BAD_USER_INPUT', message: '请输入有效手机号', field: 'phone' });
    await bindPhone(platform, token, '13800000003');
    expect(
      await platform.refusal(calls.sendPhoneCode, await order(token, '13800000003'), { token }),
    ).toMatchObject({ message: '该手机号已被绑定，请输入新手机号', field: 'phone' });
  });

  it('of another account is not given away', async () => {
    await bindPhone(platform, await join(), '13800000004');
    await expect(bindPhone(platform, await join(), '13800000004')).rejects.toThrow(
      '409 CONFLICT 该手机账号已与其他账号绑定',
    );
  });

  it('needs the password or a protected session', async () => {
    const token = await join();
    await sendTo(token, '13800000005');
    const without = { ...bind('13800000005', lastCode(platform)).body, password: undefined };
    expect(await platform.refusal(calls.bindPhone, { body: without }, { token })).toEqual({
      code: 'FORBIDDEN',
      message: '请先完成身份验证',
    });
    const guess = bind('13800000005', lastCode(platform), 'not-my-password');
    expect(await platform.refusal(calls.bindPhone, guess, { token })).toMatchObject({
      message: '密码错误',
      field: 'password',
    });
    await platform.call(calls.grantProtection, { body: { password: PASSWORD } }, { token });
    await platform.call(calls.bindPhone, { body: without }, { token });
  });
});

describe('a code', () => {
  it('is sent once a minute, and ten times a day', async () => {
    const token = await join();
    await sendTo(token, '13900000000');
    const soon = await platform.refusal(calls.sendPhoneCode, await order(token, '13900000001'), {
      token,
    });
    expect(soon).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    for (let sent = 1; sent < 10; sent += 1) {
      platform.clock.advance(MINUTE);
      await sendTo(token, `1390000001${sent}`);
    }
    platform.clock.advance(MINUTE);
    expect(
      await platform.refusal(calls.sendPhoneCode, await order(token, '13900000002'), { token }),
    ).toMatchObject({ code: 'RATE_LIMITED', message: '今日获取验证码次数过多，请明天再试' });
  });

  it('goes to one number twice a minute, whoever asks', async () => {
    await sendTo(await join(), '13900000003');
    await sendTo(await join(), '13900000003');
    const token = await join();
    expect(
      await platform.refusal(calls.sendPhoneCode, await order(token, '13900000003'), { token }),
    ).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('takes five tries and ten minutes', async () => {
    const token = await join();
    await sendTo(token, '13900000004');
    const code = lastCode(platform);
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        await platform.refusal(calls.bindPhone, bind('13900000004', wrong(code)), { token }),
      ).toMatchObject({ message: '验证码错误', field: 'code' });
    expect(
      await platform.refusal(calls.bindPhone, bind('13900000004', code), { token }),
    ).toMatchObject({ message: '验证码无效', field: 'code' });

    const late = await join();
    await sendTo(late, '13900000005');
    platform.clock.advance(10 * MINUTE);
    expect(
      await platform.refusal(calls.bindPhone, bind('13900000005', lastCode(platform)), {
        token: late,
      }),
    ).toMatchObject({ message: '验证码无效' });
  });

  it('is for the number that it was sent to', async () => {
    const token = await join();
    await sendTo(token, '13900000006');
    expect(
      await platform.refusal(calls.bindPhone, bind('13900000007', lastCode(platform)), { token }),
    ).toMatchObject({ message: '验证码无效' });
  });

  it('that could not be delivered may be asked for again at once', async () => {
    const token = await join();
    platform.breakSender(true);
    expect(
      await platform.refusal(calls.sendPhoneCode, await order(token, '13900000008'), { token }),
    ).toEqual({ code: 'CONFLICT', message: '验证码发送失败，请稍后重试' });
    platform.breakSender(false);
    await sendTo(token, '13900000008');
  });

  it('needs a captcha that is solved, the member’s own, and not used before', async () => {
    const token = await join();
    const { body } = await order(token, '13900000009');
    const foreign = await captcha(platform, await join());
    const { challenge } = body.captcha;
    let wrong = 0;
    while (solves(challenge, wrong, 1)) wrong += 1;
    for (const answer of [
      foreign,
      { challenge: 'made-up', answer: 1 },
      { challenge, answer: wrong },
    ])
      expect(
        await platform.refusal(
          calls.sendPhoneCode,
          { body: { ...body, captcha: answer } },
          { token },
        ),
      ).toEqual({ code: 'BAD_USER_INPUT', message: '安全验证已失效，请重试', field: 'captcha' });
    const good = await order(token, '13900000009');
    await platform.call(calls.sendPhoneCode, good, { token });
    platform.clock.advance(MINUTE);
    expect(await platform.refusal(calls.sendPhoneCode, good, { token })).toMatchObject({
      field: 'captcha',
    });
  });
});

describe('an e-mail address', () => {
  const send = async (token: string, email: string, password: string | undefined = PASSWORD) =>
    platform.call(
      calls.sendEmailCode,
      { body: { email, password, captcha: await captcha(platform, token) } },
      { token },
    );

  it('is verified, and changed, by the code of this session', async () => {
    const token = await join();
    const { Email } = await platform.call(accountCalls.current, {}, { token });
    await send(token, String(Email));
    expect(platform.sent.at(-1)).toMatchObject({ channel: 'email', to: Email });
    const code = { body: { code: lastCode(platform) } };
    const { email } = await platform.call(calls.changeEmail, code, { token });
    expect(email.EmailVerified).toBe(true);

    platform.clock.advance(MINUTE);
    await send(token, 'Moved@Test.example');
    await platform.call(calls.changeEmail, { body: { code: lastCode(platform) } }, { token });
    const body = { account: 'moved@test.example', password: PASSWORD };
    const again = await platform.call(accountCalls.signIn, { body });
    expect(again.user.Email).toBe('moved@test.example');
    // One goes with the address that it was sent to.
    platform.clock.advance(MINUTE);
    await send(token, 'sent@test.example');
    const meant = { code: lastCode(platform), email: 'typed-later@test.example' };
    expect(await platform.refusal(calls.changeEmail, { body: meant }, { token })).toMatchObject({
      message: '验证码不是发给该邮箱的，请重新获取',
      field: 'email',
    });
    // A code of another session is worth nothing.
    platform.clock.advance(MINUTE);
    await send(token, 'other@test.example');
    const stolen = { body: { code: lastCode(platform) } };
    expect(await platform.refusal(calls.changeEmail, stolen, { token: again.jwt })).toMatchObject({
      message: '验证码无效',
    });
  });

  it('that another account has proved is refused', async () => {
    const token = await join();
    await platform.database.db
      .update(members)
      .set({ emailVerified: true })
      .where(eq(members.email, 'verify1@test.example'));
    await send(token, 'verify1@test.example');
    const body = { code: lastCode(platform) };
    expect(await platform.refusal(calls.changeEmail, { body }, { token })).toMatchObject({
      code: 'CONFLICT',
      field: 'email',
    });
  });
});

describe('a protected session', () => {
  it('is protected by a code for 15 minutes, itself alone', async () => {
    const token = await join();
    expect(
      await platform.refusal(
        calls.sendProtectionCode,
        { body: { type: 'phone', captcha: await captcha(platform, token) } },
        { token },
      ),
    ).toMatchObject({ code: 'CONFLICT', message: '尚未绑定手机' });
    await bindPhone(platform, token, '13700000000');
    const order = { type: 'phone' as const, captcha: await captcha(platform, token) };
    await platform.call(calls.sendProtectionCode, { body: order }, { token });
    expect(platform.sent.at(-1)?.to).toBe('+86 13700000000');
    await platform.call(calls.grantProtection, { body: { code: lastCode(platform) } }, { token });
    expect(await platform.call(calls.isProtected, {}, { token })).toEqual({ isProtected: true });

    const { Name } = await platform.call(accountCalls.current, {}, { token });
    const body = { account: Name, password: PASSWORD };
    const { jwt: other } = await platform.call(accountCalls.signIn, { body });
    expect(await platform.call(calls.isProtected, {}, { token: other })).toEqual({
      isProtected: false,
    });
    platform.clock.advance(15 * MINUTE);
    expect(await platform.call(calls.isProtected, {}, { token })).toEqual({ isProtected: false });
  });

  it('is no access token’s to make', async () => {
    const token = await join();
    const made = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '脚本', password: 'a-long-password' } },
      { token },
    );
    const asToken = { token: made.token };
    const body = { password: PASSWORD };
    for (const call of [calls.grantProtection, calls.checkPassword])
      expect((await platform.refusal(call, { body }, asToken)).code).toBe('FORBIDDEN');
    expect((await platform.refusal(calls.captcha, {}, asToken)).code).toBe('FORBIDDEN');
  });

  it('takes five guesses of a password a minute', async () => {
    const token = await join();
    const body = { password: 'not-my-password' };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await platform.refusal(calls.checkPassword, { body }, { token })).message).toBe(
        '密码错误',
      );
    expect((await platform.refusal(calls.checkPassword, { body }, { token })).code).toBe(
      'RATE_LIMITED',
    );
  });
});

describe('the password', () => {
  const change = {
    oldPassword: PASSWORD,
    newPassword: 'another-long-one',
    confirmPassword: 'another-long-one',
  };

  it('is changed in a protected session, and all sessions end', async () => {
    const { user, jwt: token } = await platform.join('changer');
    const body = { account: user.Name, password: PASSWORD };
    const { jwt: other } = await platform.call(accountCalls.signIn, { body });
    expect(await platform.refusal(calls.changePassword, { body: change }, { token })).toMatchObject(
      {
        message: '请先完成身份验证',
      },
    );
    await platform.call(calls.grantProtection, { body: { password: PASSWORD } }, { token });
    await platform.call(calls.changePassword, { body: change }, { token });
    expect((await platform.refusal(accountCalls.current, {}, { token: other })).code).toBe(
      'UNAUTHENTICATED',
    );
    await platform.call(accountCalls.current, {}, { token });
    platform.clock.advance(1_000);
    expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await platform.refusal(accountCalls.signIn, { body })).message).toBe('账号或密码错误');
    await platform.call(accountCalls.signIn, { body: { ...body, password: change.newPassword } });
  });

  it.each([
    ['oldPassword', '原密码错误', { oldPassword: 'not-my-password' }],
    ['newPassword', '密码至少需要8个字符', { newPassword: 'short', confirmPassword: 'short' }],
    [
      'newPassword',
      '该密码过于常见，请换一个',
      { newPassword: 'password1', confirmPassword: 'password1' },
    ],
    ['confirmPassword', '两次输入的密码不一致', { confirmPassword: 'another-long-two' }],
    ['newPassword', '新密码不能与原密码相同', { newPassword: PASSWORD, confirmPassword: PASSWORD }],
  ])('is refused at %s: %s', async (field, message, changes) => {
    const token = await join();
    await platform.call(calls.grantProtection, { body: { password: PASSWORD } }, { token });
    const body = { ...change, ...changes };
    expect(await platform.refusal(calls.changePassword, { body }, { token })).toMatchObject({
      field,
      message,
    });
  });
});
