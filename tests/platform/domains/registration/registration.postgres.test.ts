import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { competitionAsking, giveCoins, register } from '#tests/platform/support/registration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    env: { SIGN_INS_PER_ADDRESS: '1000' },
  });
});
afterAll(() => platform.close());

/** Twenty calls at once; how many won. The others are refused, never broken. */
const race = async (attempt: (index: number) => Promise<unknown>): Promise<number> => {
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, i) => attempt(i)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('409 CONFLICT');
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

const balance = async (token: string) =>
  (await platform.call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }, { token })).Balance;

it('twenty registrations of one member at once pay one entrance fee', async () => {
  const { id } = await competitionAsking(platform, { entranceFee: 10 });
  const { user, jwt } = await platform.join('once');
  await giveCoins(platform, user._id, 100);
  expect(await race(() => register(platform, id, jwt))).toBe(1);
  expect(await balance(jwt)).toBe(90);
});

it('twenty competitions at once take no more coins than the wallet holds', async () => {
  const made = await Promise.all(
    Array.from({ length: AT_ONCE }, () => competitionAsking(platform, { entranceFee: 10 })),
  );
  const { user, jwt } = await platform.join('spender');
  await giveCoins(platform, user._id, 35);
  expect(await race((index) => register(platform, made[index]?.id ?? '', jwt))).toBe(3);
  expect(await balance(jwt)).toBe(5);
});

it('twenty competitions of a limited series at once take a member into one', async () => {
  const series = await makeCompetition(platform, {
    competition: { isSeries: true, registerLimit: true },
  });
  const made = await Promise.all(
    Array.from({ length: AT_ONCE }, () => competitionAsking(platform, {}, { seriesId: series.id })),
  );
  const { jwt } = await platform.join('serial');
  expect(await race((index) => register(platform, made[index]?.id ?? '', jwt))).toBe(1);
});

it('twenty reviews of one registration at once: one decides, and the fee comes back once', async () => {
  const { id, organizer } = await competitionAsking(platform, {
    needsReview: true,
    entranceFee: 10,
  });
  const { user, jwt } = await platform.join('decided');
  await giveCoins(platform, user._id, 10);
  await register(platform, id, jwt);
  const won = await race((index) =>
    platform.call(
      registrationCalls.review,
      {
        params: { id, userId: user._id },
        body: index % 2 ? { RegisterStatus: 1 } : { RegisterStatus: -1, Reason: '不符合' },
      },
      { token: organizer.token },
    ),
  );
  expect(won).toBe(1);
  const states = await platform.call(
    competitionCalls.states,
    { query: { ids: id } },
    { token: jwt },
  );
  const passed = states.data[0]?.registerStatus === 1;
  expect(await balance(jwt)).toBe(passed ? 0 : 10);
  const { UsersNumber } = await platform.call(competitionCalls.get, { params: { id } });
  expect(UsersNumber).toBe(passed ? 1 : 0);
});

it('twenty reviews of the same twenty registrations at once: each is decided once', async () => {
  const { id, organizer } = await competitionAsking(platform, {
    needsReview: true,
    entranceFee: 10,
  });
  const joined = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => platform.join(`batch-${index}`)),
  );
  for (const { user, jwt } of joined) {
    await giveCoins(platform, user._id, 10);
    await register(platform, id, jwt);
  }
  const ids = joined.map(({ user }) => user._id);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      platform.call(
        registrationCalls.reviewSeveral,
        {
          params: { id },
          body: {
            Users: index % 3 ? ids : ids.toReversed(),
            ...(index % 2
              ? { RegisterStatus: 1 as const }
              : { RegisterStatus: -1 as const, Reason: '不符合' }),
          },
        },
        { token: organizer.token },
      ),
    ),
  );
  const decided = answers.flatMap(({ data }) =>
    data.filter(({ Decided }) => Decided).map(({ User }) => User),
  );
  expect(decided.toSorted()).toEqual(ids.toSorted());
  const passed = await platform.call(
    registrationCalls.list,
    { params: { id }, query: { page: 1, perPage: 50, Status: 1 } },
    { token: organizer.token },
  );
  const { UsersNumber } = await platform.call(competitionCalls.get, { params: { id } });
  expect(UsersNumber).toBe(passed.totalNum);
  const balances = await Promise.all(joined.map(({ jwt }) => balance(jwt)));
  expect(balances.filter((coins) => coins === 10)).toHaveLength(AT_ONCE - passed.totalNum);
  for (const { jwt } of joined) {
    const query = { page: 1, perPage: 20 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token: jwt });
    expect(data.filter(({ EventType }) => [2010, 2011].includes(EventType))).toHaveLength(1);
  }
});
