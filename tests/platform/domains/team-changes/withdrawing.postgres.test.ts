import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { competitionAsking, giveCoins, register } from '#tests/platform/support/registration.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { teamwork } from './support.ts';

const AT_ONCE = 20;
const FEE = 10;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

/** All at once; how many won. The others are refused, never broken. */
const race = async (attempts: (() => Promise<unknown>)[]): Promise<number> => {
  const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt()));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(String(outcome.reason)).toMatch(/409 CONFLICT|404 NOT_FOUND/);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

const times = (attempt: () => Promise<unknown>) => Array.from({ length: AT_ONCE }, () => attempt);

const withdraw = (id: string, token: string) =>
  platform.call(registrationCalls.withdraw, { params: { id } }, { token });

const entrant = async (name: string, registration: object = {}) => {
  platform.clock.advance(10_000);
  const competition = await competitionAsking(platform, { entranceFee: FEE, ...registration });
  const { user, jwt } = await platform.join(name);
  await giveCoins(platform, user._id, FEE);
  await register(platform, competition.id, jwt);
  return { competition, id: user._id, token: jwt };
};

const balance = async (token: string) =>
  (await platform.call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }, { token })).Balance;

/** Sums of what must be nothing: every entry has its counterpart, and no pot is overdrawn. */
const ledger = async () => {
  const { rows } = await platform.database.db.execute<{ sum: number; overdrawn: number }>(sql`
    select (select coalesce(sum(amount), 0)::int from coin_entries) as sum,
      (select count(*)::int from (select 1 from coin_entries where account like 'entrance:%'
        group by account having sum(amount) < 0) pots) as overdrawn`);
  return rows[0];
};

it('twenty withdrawals at once give the fee back once', async () => {
  const { competition, token } = await entrant('once');
  expect(await balance(token)).toBe(0);
  expect(await race(times(() => withdraw(competition.id, token)))).toBe(1);
  expect(await balance(token)).toBe(FEE);
  expect(await ledger()).toEqual({ sum: 0, overdrawn: 0 });
});

it('ten withdrawals and ten registrations at once leave coins and place in step', async () => {
  const { competition, token } = await entrant('both');
  await race(
    Array.from(
      { length: AT_ONCE },
      (_, at) => () =>
        at % 2 ? register(platform, competition.id, token) : withdraw(competition.id, token),
    ),
  );
  const query = { ids: competition.id };
  const states = await platform.call(competitionCalls.states, { query }, { token });
  expect(await balance(token)).toBe(states.data[0]?.registerStatus === 1 ? 0 : FEE);
  expect(await ledger()).toEqual({ sum: 0, overdrawn: 0 });
  expect(await teamwork(platform).broken(5)).toEqual([]);
});

it('of withdrawing and submitting at once exactly one wins', async () => {
  for (let round = 0; round < 6; round++) {
    const { competition, token } = await entrant(`submits${round}`);
    const result = refOf(await upload(platform, token, resultFile(2)));
    const body = { Task: competition.taskId, result };
    const won = await race([
      () => withdraw(competition.id, token),
      () => platform.call(submissionCalls.submit, { body }, { token }),
    ]);
    expect(won).toBe(1);
    const { WorksNumber } = await platform.call(competitionCalls.get, {
      params: { id: competition.id },
    });
    expect(await balance(token)).toBe(WorksNumber === 1 ? 0 : FEE);
  }
  expect(await teamwork(platform).broken(5)).toEqual([]);
});

it('of withdrawing and a review at once, whoever passes, the member gets no coin too many', async () => {
  for (let round = 0; round < 6; round++) {
    const { competition, id, token } = await entrant(`reviewed${round}`, { needsReview: true });
    const params = { id: competition.id, userId: id };
    const body =
      round % 2 ? { RegisterStatus: 1 as const } : { RegisterStatus: -1 as const, Reason: '不符' };
    await race([
      () => withdraw(competition.id, token),
      () =>
        platform.call(
          registrationCalls.review,
          { params, body },
          { token: competition.organizer.token },
        ),
    ]);
    expect(await balance(token)).toBe(FEE);
  }
  expect(await ledger()).toEqual({ sum: 0, overdrawn: 0 });
});
