import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { recordCalls } from '@whaletide/schema/domains/records/rest.ts';
import { dayKey, DAY } from '@whaletide/schema/shared/rules/time.ts';
import { eq } from 'drizzle-orm';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { forumPosts } from '#platform/src/domains/forum/tables.ts';
import { post, reply, writer } from '#tests/platform/support/forum.ts';
import { topPercent } from '@whaletide/schema/domains/records/rules/records.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let first: Awaited<ReturnType<typeof enter>>;
let second: Awaited<ReturnType<typeof enter>>;
let third: Awaited<ReturnType<typeof enter>>;

const by = () => ({ token: competition.organizer.token });
const params = () => ({ id: competition.id });
const publish = (...Ranking: { Team: string; Reward: string; Coins: number; Tied?: boolean }[]) =>
  platform.call(outcomeCalls.publishRanking, { params: params(), body: { Ranking } }, by());
const place = ({ team }: { team: string }, Reward = '', Tied = false) => ({
  Team: team,
  Reward,
  Coins: 0,
  Tied,
});
/** Records of these members, in the order in which they are asked for. */
const records = async (ids: string[], caller: { token?: string } = {}) => {
  const query = { User: ids.join(',') };
  const { data } = await platform.call(recordCalls.ofMembers, { query }, caller);
  return data.toSorted((one, other) => ids.indexOf(one.User) - ids.indexOf(other.User));
};
const results = (id: string, caller: { token?: string } = {}) =>
  platform.call(recordCalls.results, { params: { id }, query: { page: 1, perPage: 20 } }, caller);
/** Ends of an interval that isn't told. */
const untold = { RankLow: null, RankHigh: null };
const nothing = (User: string) => ({ User, EnteredCount: 0, BestRank: null, AwardsCount: 0 });

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  first = await enter(platform, competition, 'first');
  second = await enter(platform, competition, 'second');
  third = await enter(platform, competition, 'third');
  for (const [entrant, right] of [
    [first, 4],
    [second, 2],
    [third, 1],
  ] as const)
    await scored(platform, competition, entrant.token, resultFile(right));
  await endCompetition(platform, competition.id);
});
afterAll(() => platform.close());

it('has nothing before the ranking is published', async () => {
  expect(await records([first.id, second.id])).toEqual([nothing(first.id), nothing(second.id)]);
  expect(await results(first.id)).toMatchObject({ data: [], totalNum: 0 });
});

it('has places, shared ones too, and awards of a published ranking', async () => {
  await publish(place(first, '一等奖'), place(second, '一等奖', true), place(third));
  expect(await records([third.id, first.id, second.id])).toEqual([
    { User: third.id, EnteredCount: 1, BestRank: 3, AwardsCount: 0 },
    { User: first.id, EnteredCount: 1, BestRank: 1, AwardsCount: 1 },
    { User: second.id, EnteredCount: 1, BestRank: 1, AwardsCount: 1 },
  ]);
  const told = { Rank: 1, ...untold, TeamsNumber: 3 };
  const result = { Competition: competition.id, Team: second.team, ...told };
  expect((await results(second.id)).data).toEqual([{ ...result, Award: '一等奖' }]);
});

it('is each member’s own, by competition, while the ranking is published', async () => {
  const own = async ({ token }: { token: string }) =>
    (await platform.call(recordCalls.own, { query: { Competition: competition.id } }, { token }))
      .data;
  const told = { Rank: 3, ...untold, TeamsNumber: 3 };
  const result = { Competition: competition.id, Team: third.team, ...told };
  expect(await own(third)).toEqual([{ ...result, Award: null }]);
  expect(await own(competition.organizer)).toEqual([]);
});

it('counts what each did by days, as far as visitors see it', async () => {
  const activity = async (ids: string[], caller: { token?: string } = {}) => {
    const query = { User: ids.join(',') };
    const { data } = await platform.call(recordCalls.activity, { query }, caller);
    return data.toSorted((one, other) => ids.indexOf(one.User) - ids.indexOf(other.User));
  };
  const { db } = platform.database;
  const Day = dayKey(platform.clock.now);
  const day = { Day, Submissions: 1, Publications: 0, Posts: 0 };
  expect(await activity([first.id, second.id, competition.organizer.id])).toEqual([
    { User: first.id, Days: [day] },
    { User: second.id, Days: [day] },
    { User: competition.organizer.id, Days: [] },
  ]);

  const author = await writer(platform, 'writer');
  const thread = await post(platform, competition.id, author);
  await reply(platform, thread._id, author);
  const shown = async () => (await activity([author.id]))[0]?.Days;
  expect(await shown()).toEqual([{ ...day, Submissions: 0, Posts: 2 }]);

  platform.clock.advance(365 * DAY);
  expect(await shown()).toEqual([]);
  platform.clock.advance(-365 * DAY);

  const fold = (collapsedDate: Date | null) =>
    db.update(forumPosts).set({ collapsedDate }).where(eq(forumPosts.id, thread._id));
  await fold(platform.clock.now);
  expect(await shown()).toEqual([]);
  await fold(null);
  const publish = (published: boolean) =>
    db.update(competitions).set({ published }).where(eq(competitions.id, competition.id));
  await publish(false);
  expect(await activity([first.id, author.id])).toEqual([
    { User: first.id, Days: [] },
    { User: author.id, Days: [] },
  ]);
  await publish(true);
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, author);
  expect(await activity([author.id])).toEqual([]);
  expect(await activity([author.id], author)).toHaveLength(1);
});

it('leaves out a banned team, and nobody moves up', async () => {
  const ban = (Banned: boolean) =>
    platform.call(
      outcomeCalls.ban,
      { params: { id: first.team }, body: { Banned, Reason: '多账号参赛' } },
      by(),
    );
  await ban(true);
  expect(await records([first.id, third.id])).toEqual([
    nothing(first.id),
    { User: third.id, EnteredCount: 1, BestRank: 3, AwardsCount: 0 },
  ]);
  await ban(false);
  expect(await records([first.id])).toMatchObject([{ BestRank: 1 }]);
});

it('is hidden with the profile, but for its member', async () => {
  const own = { token: second.token };
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, own);
  for (const caller of [{}, { token: first.token }]) {
    expect(await records([second.id], caller)).toEqual([]);
    expect((await results(second.id, caller)).totalNum).toBe(0);
  }
  expect(await records([second.id], own)).toMatchObject([{ BestRank: 1 }]);
  expect((await results(second.id, own)).totalNum).toBe(1);
});

it('goes with the ranking when that is withdrawn', async () => {
  await platform.call(outcomeCalls.withdrawRanking, { params: params() }, by());
  expect(await records([first.id])).toEqual([nothing(first.id)]);
});

it.each([
  [1, 19, null],
  [1, 20, 5],
  [1, 500, 1],
  [24, 24, 100],
  [3, 40, 8],
])('place %s of %s is among the first %s percent', (rank, teams, percent) => {
  expect(topPercent(rank, teams)).toBe(percent);
});
