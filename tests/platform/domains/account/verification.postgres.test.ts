import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { upload } from '#tests/platform/support/submitting.ts';
import {
  bindPhone,
  captcha,
  ID_NUMBER,
  lastCode,
  PASSWORD,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

const twenty = async (call: () => Promise<unknown>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, call));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  return { passed: 20 - refused.length, reasons: refused.map(({ reason }) => String(reason)) };
};

it('of twenty automatic attempts at once, five are tried', async () => {
  const { jwt: token } = await platform.join('attempting');
  await bindPhone(platform, token, '13500000001');
  const body = { ID: ID_NUMBER, name: '王五' };
  const { passed, reasons } = await twenty(() =>
    platform.call(calls.verifyAutomatically, { body }, { token }),
  );
  expect(passed).toBe(0);
  expect(platform.asked).toHaveLength(5);
  expect(reasons.filter((reason) => reason.includes('RATE_LIMITED'))).toHaveLength(15);
});

it('of twenty uses of one code at once, one passes', async () => {
  const { jwt: token } = await platform.join('binding');
  await platform.call(calls.grantProtection, { body: { password: PASSWORD } }, { token });
  const number = { phone: '13500000002', countryCode: '86' };
  const order = { ...number, captcha: await captcha(platform, token) };
  await platform.call(calls.sendPhoneCode, { body: order }, { token });
  const body = { ...number, code: lastCode(platform) };
  const { passed } = await twenty(() => platform.call(calls.bindPhone, { body }, { token }));
  expect(passed).toBe(1);
});

it('of twenty orders of a code at once, one is sent', async () => {
  const { jwt: token } = await platform.join('ordering');
  const before = platform.sent.length;
  const captchas = await Promise.all(Array.from({ length: 20 }, () => captcha(platform, token)));
  const { passed } = await twenty(() => {
    const own = captchas.pop() ?? { challenge: '', answer: 0 };
    const body = { phone: `1350000${1000 + captchas.length}`, countryCode: '86', captcha: own };
    return platform.call(calls.sendPhoneCode, { body }, { token });
  });
  expect(passed).toBe(1);
  expect(platform.sent).toHaveLength(before + 1);
});

it('one captcha sends one code', async () => {
  const { jwt: token } = await platform.join('spending');
  const body = { phone: '13500000003', countryCode: '86', captcha: await captcha(platform, token) };
  const { passed } = await twenty(() => platform.call(calls.sendPhoneCode, { body }, { token }));
  expect(passed).toBe(1);
});

it('of twenty accounts that bind one number at once, one gets it', async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => (await platform.join(`rush${index}`)).jwt),
  );
  const codes = new Map<string, string>();
  for (const token of people) {
    // To one number, two codes a minute.
    platform.clock.advance(61_000);
    const order = {
      phone: '13500000004',
      countryCode: '86',
      captcha: await captcha(platform, token),
    };
    await platform.call(calls.sendPhoneCode, { body: order }, { token });
    codes.set(token, lastCode(platform));
  }
  // The last ten codes are still good.
  const late = people.slice(-9);
  const outcomes = await Promise.allSettled(
    late.map((token) => {
      const body = {
        phone: '13500000004',
        countryCode: '86',
        code: codes.get(token) ?? '',
        password: PASSWORD,
      };
      return platform.call(calls.bindPhone, { body }, { token });
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('of twenty decisions on one request at once, one counts', async () => {
  const { user, jwt: admin } = await platform.join('deciding');
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  const { jwt: token } = await platform.join('waiting');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { body: photo } = await upload(platform, token, png, {
    name: '证件.png',
    purpose: 'identity',
  });
  await platform.call(
    calls.verifyManually,
    { body: { ID: 'E12345678', name: '孙七', photo: { key: photo.key, ext: photo.ext } } },
    { token },
  );
  const { data } = await platform.call(
    calls.requests,
    { query: { page: 1, perPage: 9, Status: 2 } },
    { token: admin },
  );
  const params = { id: data[0]?._id ?? '' };
  const { passed } = await twenty(() =>
    platform.call(calls.review, { params, body: { Status: 1 } }, { token: admin }),
  );
  expect(passed).toBe(1);
});
