import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { contactChangeCalls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { emailLinkCalls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { oauthCalls } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { oauthSite, type OAuthSite } from '#tests/support/oauth-site.ts';
import { visitorCaptcha } from '#tests/platform/support/contacts.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asking, codeOf, isLimited } from '#tests/platform/support/refused.ts';
import { enableTwoFactor, PASSWORD, protect } from '#tests/platform/support/two-factor.ts';
import { captcha, OTHER_ID_NUMBER } from '#tests/platform/support/verifying.ts';

let site: OAuthSite;
let platform: TestPlatform;
beforeAll(async () => {
  site = await oauthSite();
  platform = await startPlatform({
    worker: false,
    env: {
      ...site.env,
      PUBLIC_ORIGINS: 'https://whale.example',
      CAPTCHA_BITS: '4',
      CODES_PER_TARGET: '1',
      SIGN_INS_PER_ADDRESS: '3',
      SIGN_INS_PER_ACCOUNT: '1',
    },
    outside: { codeSender: { send: () => Promise.resolve() } },
  });
});
afterAll(async () => {
  await platform.close();
  await site.close();
});
beforeEach(() => platform.clock.advance(HOUR));

let count = 0;
const join = async () => (await platform.join(`限次${(count += 1)}`)).jwt;

const wrong = { password: `${PASSWORD}!` };
const proof = { ...wrong, code: '123456' };
const params = { provider: 'github' } as const;
const phone = { phone: '13800000000', countryCode: '86' };
const token = 't'.repeat(43);
const change = {
  oldPassword: wrong.password,
  newPassword: 'n3w-password',
  confirmPassword: 'n3w-password',
};

describe('tries beyond the limit', () => {
  it.each([
    asking(oauthCalls.begin, { params, body: {} }),
    asking(oauthCalls.finish, { params, body: { Code: 'code', State: token } }),
    asking(oauthCalls.signIn, { body: { Ticket: token } }),
    asking(emailLinkCalls.verify, { body: { token } }),
    asking(contactChangeCalls.takeBack, { body: { token } }),
    asking(recoveryCalls.captcha, {}),
  ])('of an address are refused: %s', async (_, call, input) => {
    expect(await isLimited(platform, call, input)).toBe(true);
  });

  it.each([
    asking(closureCalls.close, { body: wrong }),
    asking(accountCalls.createAccessToken, { body: { ...wrong, Name: '程序' } }),
    asking(oauthCalls.beginBinding, { params, body: wrong }),
    asking(oauthCalls.unbind, { params, body: wrong }),
    asking(verificationCalls.bindPhone, { body: { ...phone, ...proof } }),
    asking(verificationCalls.grantProtection, { body: wrong }),
  ])('at a password are refused: %s', async (_, call, input) => {
    expect(await isLimited(platform, call, input, await join())).toBe(true);
  });

  it('at the former password are refused, in a protected session too', async () => {
    const jwt = await join();
    await protect(platform, jwt);
    const input = { body: change };
    expect(await isLimited(platform, verificationCalls.changePassword, input, jwt)).toBe(true);
  });

  it.each([
    asking(twoFactorCalls.renewRecoveryCodes, { body: proof }),
    asking(twoFactorCalls.disable, { body: proof }),
  ])('at the second step are refused: %s', async (_, call, input) => {
    const jwt = await join();
    await enableTwoFactor(platform, jwt);
    expect(await isLimited(platform, call, input, jwt)).toBe(true);
  });

  it('at the first code of an app are refused', async () => {
    const jwt = await join();
    await protect(platform, jwt);
    await platform.call(twoFactorCalls.begin, {}, { token: jwt });
    const input = { body: { code: '000000' } };
    expect(await isLimited(platform, twoFactorCalls.confirm, input, jwt)).toBe(true);
  });

  it('at a real name, and challenges beyond it, are refused', async () => {
    const jwt = await join();
    const photo = { key: 'f'.repeat(32), ext: '.png' };
    const input = { body: { ID: OTHER_ID_NUMBER, name: '李四', photo } };
    expect(await isLimited(platform, verificationCalls.verifyManually, input, jwt)).toBe(true);
    expect(await isLimited(platform, verificationCalls.captcha, {}, jwt)).toBe(true);
  });
});

describe('codes', () => {
  it('for signing up are one a minute to an address', async () => {
    const send = async () => {
      const body = { Email: 'newcomer@reader.example', captcha: await visitorCaptcha(platform) };
      return codeOf(platform, accountCalls.sendSignUpCode, { body });
    };
    expect([await send(), await send()]).toEqual([null, 'RATE_LIMITED']);
  });

  it('for protecting a session are one a minute, and for who solves the challenge', async () => {
    const { user, jwt } = await platform.join('被保护');
    await platform.database.db
      .update(members)
      .set({ emailVerified: true })
      .where(eq(members.id, user._id));
    const send = async (answer?: { challenge: string; answer: number }) => {
      const body = { type: 'email', captcha: answer ?? (await captcha(platform, jwt)) };
      return codeOf(platform, verificationCalls.sendProtectionCode, { body }, jwt);
    };
    expect(await send({ challenge: 'unknown', answer: 0 })).toBe('BAD_USER_INPUT');
    expect([await send(), await send()]).toEqual([null, 'RATE_LIMITED']);
  });
});
