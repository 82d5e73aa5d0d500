import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { CallFailed, startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const PASSWORD = 'a-long-password';
const CLASS = 60;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    env: {
      PASSWORD_WAIT_MS: '1000',
      PASSWORD_HASHES: '1',
      PASSWORD_COST: '14',
      SIGN_INS_PER_ADDRESS: '60',
    },
  });
});
afterAll(() => platform.close());
// Each test has an hour of its own, in which nothing was tried before.
beforeEach(() => platform.clock.advance(3 * HOUR));

const from = (address: string) => ({ headers: { 'x-client-address': address } });
const signIn = (
  input: { account: string; password: string; device?: string },
  address = '203.0.113.1',
) => platform.call(accountCalls.signIn, { body: input }, from(address));
const refusal = (input: { account: string; password: string; device?: string }, address: string) =>
  platform.refusal(accountCalls.signIn, { body: input }, from(address));

describe('a crowd', () => {
  it('of a class behind one address signs in, each of them, by coming back when told', async () => {
    const names = Array.from({ length: CLASS }, (_, index) => `pupil-${index}`);
    for (const name of names) await platform.join(name);
    let turnedAway = 0;
    const persist = async (account: string): Promise<string> => {
      for (;;) {
        try {
          return (await signIn({ account, password: PASSWORD })).user.Name;
        } catch (error) {
          if (!(error instanceof CallFailed) || error.body.code !== 'RATE_LIMITED') throw error;
          expect(error.body.retryAfter).toBeLessThanOrEqual(5);
          turnedAway += 1;
          await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200));
        }
      }
    };
    expect(await Promise.all(names.map(persist))).toEqual(names);
    expect(turnedAway).toBeGreaterThan(0);
  });
});

describe('wrong passwords', () => {
  const wrong = 'not-the-password';

  it('of somebody else don’t lock the owner out', async () => {
    await platform.join('owner');
    for (let i = 0; i < 5; i += 1)
      await refusal({ account: 'owner', password: wrong }, '198.51.100.1');
    const sixth = await refusal({ account: 'owner', password: wrong }, '198.51.100.1');
    expect(sixth).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    const elsewhere = await signIn({ account: 'owner', password: PASSWORD }, '198.51.100.2');
    expect(elsewhere.user.Name).toBe('owner');
  });

  it('don’t lock out a device on which the owner has signed in, at the same address neither', async () => {
    const { device } = await platform.join('roommate');
    for (let i = 0; i < 6; i += 1)
      await refusal({ account: 'roommate', password: wrong }, '198.51.100.3');
    const known = { account: 'roommate', password: PASSWORD, device };
    expect((await signIn(known, '198.51.100.3')).user.Name).toBe('roommate');
    // Another member's device is none of this one's, and wrong tries on an own one count too.
    const { device: other } = await platform.join('prying-roommate');
    const foreign = { account: 'roommate', password: PASSWORD, device: other };
    expect((await refusal(foreign, '198.51.100.3')).code).toBe('RATE_LIMITED');
    for (let i = 0; i < 5; i += 1) await refusal({ ...known, password: wrong }, '198.51.100.4');
    expect((await refusal(known, '198.51.100.4')).code).toBe('RATE_LIMITED');
  });

  it('count for one member, whether by e-mail or by name', async () => {
    await platform.join('twofold');
    const accounts = [
      'twofold',
      'twofold@test.example',
      'TWOFOLD',
      ' twofold@TEST.example',
      'twofold',
    ];
    for (const account of accounts)
      expect(await refusal({ account, password: wrong }, '198.51.100.5')).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    for (const account of accounts)
      expect((await refusal({ account, password: PASSWORD }, '198.51.100.5')).code).toBe(
        'RATE_LIMITED',
      );
  });

  it('count for a whole network of IPv6', async () => {
    await platform.join('sixth');
    for (let i = 0; i < 5; i += 1)
      await refusal({ account: 'sixth', password: wrong }, `2001:db8:0:1::${i}`);
    const right = { account: 'sixth', password: PASSWORD };
    expect((await refusal(right, '2001:db8:0:1:ffff::1')).code).toBe('RATE_LIMITED');
    expect((await signIn(right, '2001:db8:0:2::1')).user.Name).toBe('sixth');
  });

  it('from many addresses are limited together, but for known devices', async () => {
    const { device } = await platform.join('hunted');
    const outcomes = new Set<string>();
    for (let i = 0; i < 61; i += 1)
      outcomes.add((await refusal({ account: 'hunted', password: wrong }, `192.0.2.${i}`)).code);
    expect(outcomes).toEqual(new Set(['BAD_USER_INPUT', 'RATE_LIMITED']));
    const known = { account: 'hunted', password: PASSWORD, device };
    expect((await signIn(known, '192.0.2.100')).user.Name).toBe('hunted');
  });
});

describe('signing up with a taken e-mail', () => {
  const signUp = (name: string, email: string, address: string) =>
    platform.call(
      accountCalls.signUp,
      { body: { Name: name, Email: email, Password: PASSWORD } },
      from(address),
    );

  it('is possible ten times an hour from one address, which then signs nobody up', async () => {
    await platform.join('long-here');
    const taken = 'long-here@test.example';
    for (let i = 0; i < 10; i += 1)
      await expect(signUp(`looker-${i}`, taken, '198.51.100.9')).rejects.toThrow('该邮箱已被注册');
    await expect(signUp('looker', taken, '198.51.100.9')).rejects.toThrow('429 RATE_LIMITED');
    const fresh = signUp('looker', 'looker@test.example', '198.51.100.9');
    await expect(fresh).rejects.toThrow('429 RATE_LIMITED');
    await expect(signUp('looker', 'looker@test.example', '198.51.100.10')).resolves.toBeDefined();
    platform.clock.advance(HOUR);
    await expect(signUp('late', 'late@test.example', '198.51.100.9')).resolves.toBeDefined();
  });
});
