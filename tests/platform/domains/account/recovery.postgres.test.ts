import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { recoveryCalls as calls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { searchAnswer } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  lastCode,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

const captcha = async () => {
  const { challenge, bits } = await platform.call(calls.captcha, {});
  return { challenge, answer: searchAnswer(challenge, bits, 0, 1e6) ?? -1 };
};

const join = async (name: string) => {
  const { user } = await platform.join(name);
  await platform.database.db
    .update(members)
    .set({ emailVerified: true })
    .where(eq(members.id, user._id));
  return user.Email ?? '';
};

it('of twenty resets by one code at once, one passes', async () => {
  const email = await join('resetting');
  await platform.call(calls.send, { body: { email, captcha: await captcha() } });
  await waitFor('the code', () => Promise.resolve(platform.sent.length > 0));
  const code = lastCode(platform);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => {
      const password = `a-long-password-${index}`;
      const body = { email, code, newPassword: password, confirmPassword: password };
      return platform.call(calls.reset, { body });
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('of twenty orders at once from one address, two are taken and one code is sent', async () => {
  const email = await join('ordering');
  const before = platform.sent.length;
  const captchas = await Promise.all(Array.from({ length: 20 }, captcha));
  const outcomes = await Promise.allSettled(
    captchas.map((solved) => platform.call(calls.send, { body: { email, captcha: solved } })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await waitFor('the code', () => Promise.resolve(platform.sent.length > before));
  expect(platform.sent).toHaveLength(before + 1);
});
