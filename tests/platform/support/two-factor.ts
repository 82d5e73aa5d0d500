import { Secret, TOTP } from 'otpauth';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import type { TestPlatform } from './platform.ts';

export const PASSWORD = 'a-long-password';

/** Code that the member's app shows at that time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });

export const protect = (platform: TestPlatform, token: string) =>
  platform.call(verificationCalls.grantProtection, { body: { password: PASSWORD } }, { token });

/** Turns the member's second step on; the next code is a step later than the one that did. */
export const enableTwoFactor = async (platform: TestPlatform, token: string) => {
  await protect(platform, token);
  const { Secret: secret } = await platform.call(twoFactorCalls.begin, {}, { token });
  const body = { code: codeAt(secret, platform.clock.now) };
  const { Codes: recoveryCodes } = await platform.call(twoFactorCalls.confirm, { body }, { token });
  platform.clock.advance(30_000);
  return { secret, recoveryCodes };
};
