import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { ratingCalls } from '@whaletide/schema/domains/ratings/rest.ts';
import { recordCalls } from '@whaletide/schema/domains/records/rest.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { recomputeRatings } from '#platform/src/domains/ratings/recomputing.ts';
import { ratingEvents, ratings } from '#platform/src/domains/ratings/tables.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { waitFor } from '#tests/support/wait-for.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let first: Awaited<ReturnType<typeof enter>>;
let second: Awaited<ReturnType<typeof enter>>;
let third: Awaited<ReturnType<typeof enter>>;

const by = () => ({ token: competition.organizer.token });
const params = () => ({ id: competition.id });
const stored = async () => ({
  events: await platform.database.db.select().from(ratingEvents).orderBy(ratingEvents.memberId),
  present: await platform.database.db.select().from(ratings).orderBy(ratings.memberId),
});
const place = ({ team }: { team: string }, Tied = false, Reward = '') => ({
  Team: team,
  Reward,
  Coins: 0,
  Tied,
});
const publish = (...Ranking: ReturnType<typeof place>[]) =>
  platform.call(outcomeCalls.publishRanking, { params: params(), body: { Ranking } }, by());
/** Ratings of these members once the job has brought them to what is expected. */
const ratingsOf = async (ids: string[], caller: { token?: string } = {}) => {
  const query = { User: ids.join(',') };
  const { data } = await platform.call(ratingCalls.ofMembers, { query }, caller);
  return data.toSorted((one, other) => ids.indexOf(one.User) - ids.indexOf(other.User));
};
const valueOf = async (id: string) => (await ratingsOf([id]))[0]?.Value;
const board = async (query: { University?: string; Company?: string; Active?: boolean } = {}) =>
  platform.call(ratingCalls.board, { query: { page: 1, perPage: 50, ...query } });
const history = (id: string, caller: { token?: string } = {}) =>
  platform.call(ratingCalls.history, { params: { id }, query: { page: 1, perPage: 20 } }, caller);
const set = (id: string, values: Partial<typeof members.$inferInsert>) =>
  platform.database.db.update(members).set(values).where(eq(members.id, id));

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  first = await enter(platform, competition, 'first');
  second = await enter(platform, competition, 'second');
  third = await enter(platform, competition, 'third');
  await endCompetition(platform, competition.id);
});
afterAll(() => platform.close());

it('has nobody before a ranking is published', async () => {
  expect(await ratingsOf([first.id, second.id])).toEqual([]);
  expect(await board()).toMatchObject({ data: [], totalNum: 0 });
});

it('rates all members of a published ranking, provisionally at first', async () => {
  await publish(place(first, false, '一等奖'), place(second), place(third));
  await waitFor('the ratings', async () => (await valueOf(first.id)) !== undefined);
  const [best, middle, last] = await ratingsOf([first.id, second.id, third.id]);
  expect(best).toMatchObject({ Provisional: true, CompetitionsNumber: 1 });
  expect(best?.Value).toBeGreaterThan(1500);
  expect(middle?.Value).toBeLessThan(best?.Value ?? 0);
  expect(last?.Value).toBeLessThan(1500);
  expect((await board()).data).toMatchObject([
    { Rank: 1, User: first.id },
    { Rank: 2, User: second.id },
    { Rank: 3, User: third.id },
  ]);
  expect((await history(first.id)).data).toEqual([
    {
      Competition: competition.id,
      Date: platform.clock.now.toISOString(),
      Before: 1500,
      Value: best?.Value,
      Deviation: best?.Deviation,
    },
  ]);
});

it('lists the results with an award alone where those are asked for', async () => {
  const results = (id: string) =>
    platform.call(recordCalls.results, {
      params: { id },
      query: { page: 1, perPage: 20, Awarded: true },
    });
  expect(await results(first.id)).toMatchObject({ totalNum: 1, data: [{ Award: '一等奖' }] });
  expect(await results(second.id)).toMatchObject({ totalNum: 0, data: [] });
});

it('is the same when it is computed again', async () => {
  const before = await stored();
  await platform.database.transaction(recomputeRatings);
  expect(await stored()).toEqual(before);
});

it('lets a corrected ranking count where the first one did', async () => {
  const [{ rankingDate } = {}] = await platform.database.db
    .select({ rankingDate: competitions.rankingDate })
    .from(competitions)
    .where(eq(competitions.id, competition.id));
  platform.clock.advance(DAY);
  await publish(place(second), place(first), place(third));
  await waitFor('the correction', async () => (await valueOf(second.id)) !== undefined);
  await waitFor('the new order', async () => (await board()).data[0]?.User === second.id);
  expect((await history(second.id)).data[0]?.Date).toBe(rankingDate?.toISOString());
});

it('moves nobody where all teams share a place', async () => {
  await publish(place(first), place(second, true), place(third, true));
  await waitFor('the draw', async () => (await valueOf(second.id)) === 1500);
  expect((await board()).data.map(({ Rank, Value }) => [Rank, Value])).toEqual([
    [1, 1500],
    [1, 1500],
    [1, 1500],
  ]);
});

it('takes the moves of a banned team away, and gives them back', async () => {
  await publish(place(first), place(second), place(third));
  await waitFor('the ranking', async () => ((await valueOf(first.id)) ?? 0) > 1500);
  const ban = (Banned: boolean) =>
    platform.call(
      outcomeCalls.ban,
      { params: { id: first.team }, body: { Banned, Reason: '多账号参赛' } },
      by(),
    );
  await ban(true);
  await waitFor('the ban', async () => (await valueOf(first.id)) === undefined);
  expect((await board()).data.map(({ User }) => User)).toEqual([second.id, third.id]);
  await ban(false);
  await waitFor('the return', async () => ((await valueOf(first.id)) ?? 0) > 1500);
});

it('lists a university, a company, and those who have been ranked within a year', async () => {
  await set(second.id, { university: '复旦大学' });
  expect((await board({ University: '复旦大学' })).data).toMatchObject([
    { Rank: 1, User: second.id },
  ]);
  expect((await board({ University: '复旦' })).totalNum).toBe(1);
  expect((await board({ University: '同济' })).totalNum).toBe(0);
  await set(third.id, { company: '鲸落科技' });
  expect((await board({ Company: '鲸落' })).data).toMatchObject([{ Rank: 1, User: third.id }]);
  expect((await board({ Company: '鲸落', University: '复旦' })).totalNum).toBe(0);
  expect((await board({ Active: true })).totalNum).toBe(3);
  platform.clock.advance(366 * DAY);
  expect((await board({ Active: true })).totalNum).toBe(0);
  platform.clock.advance(-366 * DAY);
});

it('is hidden with the profile, but for its member, and counts on', async () => {
  const own = { token: second.token };
  const before = await ratingsOf([first.id]);
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, own);
  await platform.database.transaction(recomputeRatings);
  for (const caller of [{}, { token: first.token }]) {
    expect(await ratingsOf([second.id], caller)).toEqual([]);
    expect((await history(second.id, caller)).totalNum).toBe(0);
  }
  expect(await ratingsOf([second.id], own)).toHaveLength(1);
  expect((await board()).data.map(({ Rank, User }) => [Rank, User])).toEqual([
    [1, first.id],
    [2, third.id],
  ]);
  expect(await ratingsOf([first.id])).toEqual(before);
});

it('leaves stopped accounts out, and keeps nothing of closed ones', async () => {
  const before = await ratingsOf([first.id]);
  await set(third.id, { deactivated: platform.clock.now });
  expect((await board()).data.map(({ User }) => User)).toEqual([first.id]);
  await set(third.id, { closed: platform.clock.now });
  await platform.database.transaction(recomputeRatings);
  expect((await stored()).present.map(({ memberId }) => memberId)).not.toContain(third.id);
  expect(await ratingsOf([first.id])).toEqual(before);
});

it('leaves out a competition that is on an organization’s pages alone', async () => {
  const publishStatus = (publishStatus: number) =>
    platform.database.db
      .update(competitions)
      .set({ publishStatus })
      .where(eq(competitions.id, competition.id));
  await publishStatus(2);
  expect((await history(first.id)).totalNum).toBe(0);
  await platform.database.transaction(recomputeRatings);
  expect(await ratingsOf([first.id])).toEqual([]);
  await publishStatus(0);
});

it('takes all moves back when the ranking is withdrawn', async () => {
  await platform.database.transaction(recomputeRatings);
  expect(await ratingsOf([first.id])).toHaveLength(1);
  await platform.call(outcomeCalls.withdrawRanking, { params: params() }, by());
  await waitFor('the withdrawal', async () => (await valueOf(first.id)) === undefined);
  expect(await stored()).toEqual({ events: [], present: [] });
});
