import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { twoFactorCalls as calls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { recoveryCodes, twoFactors } from '#platform/src/domains/account/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { codeAt, enableTwoFactor, PASSWORD, protect } from '#tests/platform/support/two-factor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

let count = 0;
const join = async () => {
  const { user, jwt: token } = await platform.join(`second${(count += 1)}`);
  return { id: user._id, name: user.Name, token };
};
const signIn = (account: string, code?: string, more: object = {}) => ({
  body: { account, password: PASSWORD, ...(code !== undefined && { code }), ...more },
});
const now = () => platform.clock.now;

describe('setting the second step up', () => {
  it('needs a protected session', async () => {
    const { token } = await join();
    expect(await platform.refusal(calls.begin, {}, { token })).toMatchObject({
      code: 'FORBIDDEN',
      message: '请先完成身份验证',
    });
    const { token: secret } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      { token },
    );
    for (const call of [calls.get, calls.begin])
      expect((await platform.refusal(call, {}, { token: secret })).code).toBe('FORBIDDEN');
  });

  it('answers what an app takes, and isn’t on until one of its codes came back', async () => {
    const { name, token } = await join();
    await protect(platform, token);
    const { Secret: secret, Uri: uri } = await platform.call(calls.begin, {}, { token });
    const { protocol, host, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await platform.call(calls.get, {}, { token })).toMatchObject({ Enabled: false });
    await platform.call(accountCalls.signIn, signIn(name));
    const wrong = { body: { code: codeAt(secret, new Date(0)) } };
    expect(await platform.refusal(calls.confirm, wrong, { token })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'code',
    });
    const right = { body: { code: codeAt(secret, now()) } };
    const { Codes } = await platform.call(calls.confirm, right, { token });
    expect(new Set(Codes).size).toBe(10);
    expect(await platform.call(calls.get, {}, { token })).toEqual({
      Enabled: true,
      EnabledDate: now().toISOString(),
      RecoveryCodesLeft: 10,
    });
    // It can't be set up over what is in force.
    expect((await platform.refusal(calls.begin, {}, { token })).code).toBe('CONFLICT');
    expect((await platform.refusal(calls.confirm, right, { token })).code).toBe('CONFLICT');
  });

  it('keeps neither the secret nor the recovery codes as they are', async () => {
    const { id, token } = await join();
    const made = await enableTwoFactor(platform, token);
    const { db } = platform.database;
    const [row] = await db.select().from(twoFactors).where(eq(twoFactors.memberId, id));
    expect(row?.sealedSecret).not.toContain(made.secret);
    const hashes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.memberId, id));
    const plain = made.recoveryCodes.map((code) => code.replace('-', ''));
    expect(hashes.filter(({ hash }) => plain.includes(hash))).toEqual([]);
  });

  it('leaves sessions and access tokens as they are', async () => {
    const { name, token } = await join();
    const { jwt: other } = await platform.call(accountCalls.signIn, signIn(name));
    await enableTwoFactor(platform, token);
    await platform.call(accountCalls.current, {}, { token: other });
  });
});

describe('signing in with the second step', () => {
  it('asks for the code once the password was right, and hands nothing out before', async () => {
    const { name, token } = await join();
    const { secret } = await enableTwoFactor(platform, token);
    const wrong = { body: { account: name, password: 'not-the-password' } };
    expect(await platform.refusal(accountCalls.signIn, wrong)).toMatchObject({ field: 'password' });
    for (const code of [undefined, '', ' '])
      expect(await platform.refusal(accountCalls.signIn, signIn(name, code))).toEqual({
        code: 'UNAUTHENTICATED',
        message: '请输入两步验证码',
        field: 'code',
      });
    const { jwt } = await platform.call(accountCalls.signIn, signIn(name, codeAt(secret, now())));
    await platform.call(accountCalls.current, {}, { token: jwt });
  });

  it('takes a code of the step before and after, and of no other', async () => {
    const { name, token } = await join();
    const { secret } = await enableTwoFactor(platform, token);
    const at = (steps: number) => codeAt(secret, new Date(now().getTime() + steps * 30_000));
    platform.clock.advance(300_000);
    for (const steps of [-2, 2])
      expect(await platform.refusal(accountCalls.signIn, signIn(name, at(steps)))).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'code',
      });
    for (const steps of [-1, 0, 1])
      await platform.call(accountCalls.signIn, signIn(name, at(steps)));
  });

  it('takes a code once, that of setting it up included', async () => {
    const { name, token } = await join();
    const { secret } = await enableTwoFactor(platform, token);
    const used = codeAt(secret, new Date(now().getTime() - 30_000));
    expect(await platform.refusal(accountCalls.signIn, signIn(name, used))).toMatchObject({
      message: '验证码错误或已使用过',
      field: 'code',
    });
    const code = codeAt(secret, now());
    await platform.call(accountCalls.signIn, signIn(name, code));
    expect((await platform.refusal(accountCalls.signIn, signIn(name, code))).field).toBe('code');
  });

  it('takes a recovery code once, however it is written', async () => {
    const { name, token } = await join();
    const { recoveryCodes: codes } = await enableTwoFactor(platform, token);
    const [first = ''] = codes;
    const { jwt } = await platform.call(
      accountCalls.signIn,
      signIn(name, ` ${first.toUpperCase().replace('-', ' ')}`),
    );
    expect((await platform.refusal(accountCalls.signIn, signIn(name, first))).field).toBe('code');
    expect(await platform.call(calls.get, {}, { token: jwt })).toMatchObject({
      RecoveryCodesLeft: 9,
    });
  });

  it('waits after five wrong codes, also for the right one; not on a known device', async () => {
    const { name, token } = await join();
    const { secret } = await enableTwoFactor(platform, token);
    const { device } = await platform.call(
      accountCalls.signIn,
      signIn(name, codeAt(secret, now())),
    );
    platform.clock.advance(30_000);
    const stranger = { headers: { 'x-client-address': '192.0.2.9' } };
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        (await platform.refusal(accountCalls.signIn, signIn(name, '000000'), stranger)).code,
      ).toBe('BAD_USER_INPUT');
    const right = codeAt(secret, now());
    expect(await platform.refusal(accountCalls.signIn, signIn(name, right))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 900,
    });
    // The password alone doesn't let one lock the owner out.
    await platform.call(accountCalls.signIn, signIn(name, right, { device }));
    platform.clock.advance(900_000);
    await platform.call(accountCalls.signIn, signIn(name, codeAt(secret, now())));
  });

  it('is nobody’s matter who hasn’t turned it on', async () => {
    const { name } = await join();
    await platform.call(accountCalls.signIn, signIn(name, '123456'));
  });
});

describe('recovery codes and switching off', () => {
  it('need the password and a code, each wrong one said at its field', async () => {
    const { token } = await join();
    const { secret } = await enableTwoFactor(platform, token);
    const code = codeAt(secret, now());
    for (const call of [calls.renewRecoveryCodes, calls.disable]) {
      const wrongPassword = { body: { password: 'not-the-password', code } };
      expect(await platform.refusal(call, wrongPassword, { token })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'password',
      });
      const wrongCode = { body: { password: PASSWORD, code: '000000' } };
      expect(await platform.refusal(call, wrongCode, { token })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'code',
      });
    }
    expect(await platform.call(calls.get, {}, { token })).toMatchObject({ Enabled: true });
  });

  it('made anew, the old codes are worth nothing', async () => {
    const { name, token } = await join();
    const { secret, recoveryCodes: old } = await enableTwoFactor(platform, token);
    const body = { password: PASSWORD, code: codeAt(secret, now()) };
    const { Codes } = await platform.call(calls.renewRecoveryCodes, { body }, { token });
    expect((await platform.refusal(accountCalls.signIn, signIn(name, old[0]))).field).toBe('code');
    await platform.call(accountCalls.signIn, signIn(name, Codes[0]));
  });

  it('off, the password is enough, and setting up begins anew', async () => {
    const { name, token } = await join();
    const { recoveryCodes: codes } = await enableTwoFactor(platform, token);
    const body = { password: PASSWORD, code: codes[0] ?? '' };
    await platform.call(calls.disable, { body }, { token });
    await platform.call(accountCalls.signIn, signIn(name));
    expect(await platform.call(calls.get, {}, { token })).toEqual({
      Enabled: false,
      EnabledDate: null,
      RecoveryCodesLeft: 0,
    });
    expect((await platform.refusal(calls.disable, { body }, { token })).code).toBe('CONFLICT');
    await enableTwoFactor(platform, token);
  });
});
