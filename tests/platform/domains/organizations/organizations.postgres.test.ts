import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { stages } from '#platform/src/domains/competitions/tables.ts';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const AT_ONCE = 20;
const AWARD = 30;

let platform: TestPlatform;
let competition: TestCompetition;
let entrants: Awaited<ReturnType<typeof enter>>[];

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  const { db } = platform.database;
  const now = platform.clock.now.getTime();
  const startDate = new Date(now + DAY);
  const endDate = new Date(now + 2 * DAY);
  await db.insert(stages).values({
    id: newId(),
    competitionId: competition.id,
    name: '决赛',
    startDate,
    endDate,
    awardWhaleCoin: AWARD,
  });
  entrants = [];
  for (const name of ['one', 'two', 'three'])
    entrants.push(await enter(platform, competition, name));
});
afterAll(() => platform.close());

const balances = () =>
  Promise.all(
    entrants.map(async ({ token }) => {
      const query = { Type: 'WHALECOIN' as const };
      return (await platform.call(growthCalls.wallet, { query }, { token })).Balance;
    }),
  );
const sum = async () => {
  const [row] = await platform.database.db
    .select({ sum: sql<string>`coalesce(sum(${coinEntries.amount}), 0)` })
    .from(coinEntries);
  return Number(row?.sum);
};
const by = () => ({ token: competition.organizer.token });
const Teams = () => entrants.map(({ team }) => team);

it('twenty promotions at once move each team one stage on and pay each member once', async () => {
  const before = await balances();
  const input = { params: { id: competition.stageId }, body: { Teams: Teams() } };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => platform.call(outcomeCalls.promote, input, by())),
  );
  expect(answers.flatMap(({ Promoted }) => Promoted)).toHaveLength(entrants.length);
  expect(answers.reduce((paid, { Paid }) => paid + Paid, 0)).toBe(entrants.length);
  expect(await balances()).toEqual(before.map((coins) => coins + AWARD));
  expect(await sum()).toBe(0);
});

it('twenty registrations at once of one member pay the first stage once', async () => {
  const { db } = platform.database;
  const first = eq(stages.id, competition.stageId);
  await db.update(stages).set({ awardWhaleCoin: AWARD }).where(first);
  const { jwt: token } = await platform.join('late');
  const input = { params: { id: competition.id }, body: {} };
  const query = { Type: 'WHALECOIN' as const };
  const balance = async () =>
    (await platform.call(growthCalls.wallet, { query }, { token })).Balance;
  const before = await balance();
  const answers = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(competitionCalls.register, input, { token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balance()).toBe(before + AWARD);
  expect(await sum()).toBe(0);
});

it('twenty final rankings at once pay one', async () => {
  await endCompetition(platform, competition.id);
  const before = await balances();
  const Ranking = Teams().map((Team) => ({ Team, Reward: '', Coins: 10 }));
  const input = { params: { id: competition.id }, body: { Ranking } };
  const answers = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => platform.call(outcomeCalls.publishRanking, input, by())),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(String(answer.reason)).toMatch('409 CONFLICT');
  expect(await balances()).toEqual(before.map((coins) => coins + 10));
  expect(await sum()).toBe(0);
});
