import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { contactChangeCalls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import {
  bindEmail,
  codeForEmail,
  codeForSignUp,
  newcomer,
  noticesTo,
} from '#tests/platform/support/contacts.ts';
import {
  PASSWORD,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

const passed = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const holders = (email: string) =>
  platform.database.db.select().from(members).where(eq(members.email, email));

it('of twenty newcomers who prove one address at once, one has it, and its holder loses it', async () => {
  const squatter = await newcomer(platform, 'holder', { proved: false });
  const { email } = squatter;
  const EmailCode = await codeForSignUp(platform, email);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => {
      const body = { Name: `owner${index}`, Email: email, Password: PASSWORD, EmailCode };
      const headers = { 'x-client-address': `203.0.113.${index}` };
      return platform.call(accountCalls.signUp, { body }, { headers });
    }),
  );
  expect(passed(outcomes)).toBe(1);
  const found = await holders(email);
  expect(found).toMatchObject([{ emailVerified: true }]);
  expect(found[0]?.id).not.toBe(squatter.id);
});

it('of twenty members who bind one address at once, one has it', async () => {
  const email = 'wanted@test.example';
  const squatter = await platform.call(accountCalls.signUp, {
    body: { Name: 'squatter', Email: email, Password: PASSWORD },
  });
  const wanting = [];
  for (let index = 0; index < 20; index += 1) {
    const person = await newcomer(platform, `wanting${index}`);
    // Two a minute to one address; the first still lives when the last is sent.
    if (index > 0) platform.clock.advance(30_000);
    wanting.push({ person, code: await codeForEmail(platform, person, email) });
  }
  const outcomes = await Promise.allSettled(
    wanting.map(({ person, code }) =>
      platform.call(verificationCalls.changeEmail, { body: { code } }, person),
    ),
  );
  expect(passed(outcomes)).toBe(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('CONFLICT');
  const found = await holders(email);
  expect(found).toMatchObject([{ emailVerified: true }]);
  expect(found[0]?.id).not.toBe(squatter.user._id);
});

it('of twenty uses of one link at once, one takes the change back', async () => {
  const me = await newcomer(platform, 'robbed');
  await bindEmail(platform, me, 'robber@test.example');
  const [mail] = await noticesTo(platform, me.id);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      platform.call(contactChangeCalls.takeBack, { body: { token: mail?.token ?? '' } }),
    ),
  );
  expect(passed(outcomes)).toBe(1);
  expect(await holders(me.email)).toMatchObject([{ id: me.id, emailVerified: true }]);
});

it('a change that waits while the link is used doesn’t pass afterwards', async () => {
  const me = await newcomer(platform, 'raced');
  await bindEmail(platform, me, 'racer@test.example');
  const [mail] = await noticesTo(platform, me.id);
  platform.clock.advance(120_000);
  const code = await codeForEmail(platform, me, 'racer-again@test.example');
  const [back] = await Promise.allSettled([
    platform.call(contactChangeCalls.takeBack, { body: { token: mail?.token ?? '' } }),
    platform.call(verificationCalls.changeEmail, { body: { code } }, me),
  ]);
  expect(back.status).toBe('fulfilled');
  // Whichever came first, the account is its owner's: a change before the link is taken back by it.
  expect(await holders(me.email)).toMatchObject([{ id: me.id }]);
});
