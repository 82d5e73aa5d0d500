import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { twoFactorCalls as calls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { codeAt, enableTwoFactor, PASSWORD, protect } from '#tests/platform/support/two-factor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    // So that the code alone decides.
    env: { SIGN_INS_PER_ACCOUNT: '100' },
  });
});
afterAll(() => platform.close());

/** Counts how many of twenty at once pass. */
const twenty = async (call: (index: number) => Promise<unknown>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => call(index)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};
const signIn = (account: string, code: string) =>
  platform.call(accountCalls.signIn, { body: { account, password: PASSWORD, code } });

it('of twenty that sign in with one code of the app at once, one gets in', async () => {
  const { jwt: token } = await platform.join('rushing');
  const { secret } = await enableTwoFactor(platform, token);
  const code = codeAt(secret, platform.clock.now);
  expect(await twenty(() => signIn('rushing', code))).toBe(1);
});

it('of twenty that sign in with one recovery code at once, one gets in', async () => {
  const { jwt: token } = await platform.join('recovering');
  const { recoveryCodes } = await enableTwoFactor(platform, token);
  expect(await twenty(() => signIn('recovering', recoveryCodes[0] ?? ''))).toBe(1);
  expect(await platform.call(calls.get, {}, { token })).toMatchObject({ RecoveryCodesLeft: 9 });
});

it('of twenty wrong codes at once, five are tried', async () => {
  const { jwt: token } = await platform.join('guessing');
  await enableTwoFactor(platform, token);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => signIn('guessing', '000000')),
  );
  const reasons = outcomes.map((outcome) => String('reason' in outcome && outcome.reason));
  expect(reasons.filter((reason) => reason.includes('BAD_USER_INPUT'))).toHaveLength(5);
  expect(reasons.filter((reason) => reason.includes('RATE_LIMITED'))).toHaveLength(15);
});

it('of twenty confirmations at once, one turns it on, and its recovery codes are good', async () => {
  const { jwt: token } = await platform.join('confirming');
  await protect(platform, token);
  const { Secret: secret } = await platform.call(calls.begin, {}, { token });
  const body = { code: codeAt(secret, platform.clock.now) };
  const made: string[][] = [];
  const passed = await twenty(async () => {
    made.push((await platform.call(calls.confirm, { body }, { token })).Codes);
  });
  expect(passed).toBe(1);
  await signIn('confirming', made[0]?.[0] ?? '');
});
