import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { dataExportCalls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { oauthCalls } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { MAX_TOKENS } from '@whaletide/schema/domains/account/rules/account.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asking, codeOf, NOTHING } from '#tests/platform/support/refused.ts';
import { PASSWORD, protect } from '#tests/platform/support/two-factor.ts';
import { OTHER_ID_NUMBER } from '#tests/platform/support/verifying.ts';

let platform: TestPlatform;
let session: string;
/** An access token with all scopes. */
let secret: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { WEAK_FLAGS_PER_MEMBER: '1' } });
  session = (await platform.join('本人')).jwt;
  const made = await platform.call(
    accountCalls.createAccessToken,
    { body: { Name: '程序', password: PASSWORD } },
    { token: session },
  );
  secret = made.token;
});
afterAll(() => platform.close());

const proof = { password: PASSWORD, code: '123456' };
const params = { provider: 'github' } as const;
const captcha = { challenge: 'unknown', answer: 0 };

describe('an access token', () => {
  it.each([
    asking(accountCalls.revokeSession, { params: { id: NOTHING } }),
    asking(accountCalls.revokeAccessToken, { params: { id: NOTHING } }),
    asking(closureCalls.losses, {}),
    asking(dataExportCalls.download, { params: { id: NOTHING } }),
    asking(oauthCalls.unbind, { params, body: proof }),
    asking(twoFactorCalls.confirm, { body: { code: '123456' } }),
    asking(twoFactorCalls.renewRecoveryCodes, { body: proof }),
    asking(twoFactorCalls.disable, { body: proof }),
    asking(verificationCalls.get, {}),
    asking(verificationCalls.phone, {}),
    asking(verificationCalls.changeEmail, { body: { code: '123456' } }),
    asking(verificationCalls.sendEmailCode, { body: { email: 'new@reader.example', captcha } }),
    asking(verificationCalls.sendPhoneCode, {
      body: { phone: '13800000000', countryCode: '86', captcha },
    }),
    asking(verificationCalls.sendProtectionCode, { body: { type: 'email', captcha } }),
    asking(verificationCalls.verifyManually, { body: { ID: OTHER_ID_NUMBER, name: '李四' } }),
  ])('is good for all that a program does, and not for: %s', async (_, call, input) => {
    const { code, message } = await platform.refusal(call, input as never, { token: secret });
    expect(code).toBe('FORBIDDEN');
    // Its scopes aren't what it lacks.
    expect(message).not.toContain('权限');
  });
});

describe('a member in a session', () => {
  it.each([
    ['CONFLICT', ...asking(twoFactorCalls.renewRecoveryCodes, { body: proof })],
    ['NOT_FOUND', ...asking(oauthCalls.beginBinding, { params, body: proof })],
    ['BAD_USER_INPUT', ...asking(verificationCalls.grantProtection, { body: {} })],
    ['BAD_USER_INPUT', ...asking(accountCalls.setWeakFlags, { body: { one: '1', two: '2' } })],
    [
      'BAD_USER_INPUT',
      ...asking(verificationCalls.sendEmailCode, {
        body: { email: 'none', password: PASSWORD, captcha },
      }),
    ],
    [
      'BAD_USER_INPUT',
      ...asking(accountCalls.sendSignUpCode, { body: { Email: 'new@reader.example', captcha } }),
    ],
  ] as const)('is told %s by %s', async (code, _, call, input) => {
    expect(await codeOf(platform, call, input, session)).toBe(code);
  });

  it('has so many access tokens at most', async () => {
    await protect(platform, session);
    const make = () =>
      codeOf(platform, accountCalls.createAccessToken, { body: { Name: '又一个' } }, session);
    for (let made = 1; made < MAX_TOKENS; made += 1) expect(await make()).toBeNull();
    expect(await make()).toBe('CONFLICT');
  });
});
