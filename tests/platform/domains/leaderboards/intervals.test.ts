import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import {
  computeIntervals,
  INTERVALS_JOB,
  intervalsSchedule,
} from '#platform/src/domains/leaderboards/intervals/job.ts';
import { works, workScorings } from '#platform/src/domains/submissions/tables.ts';
import { lookAtSchedule } from '#platform/src/jobs/schedules.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { asWatched } from '#tests/platform/support/watched.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

const ROWS = 400;
/** A result of which so many public rows are right, from a row on; private ones are all the same. */
const csvOf = (right: number, from = 0) =>
  [
    'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) => {
      const isRight = row < ROWS ? (row - from + ROWS) % ROWS < right : row % 2 === 0;
      return `${row},${isRight ? 'a' : 'b'}`;
    }),
  ].join('\n');
const solution = [
  'id,label,part',
  ...Array.from({ length: 2 * ROWS }, (_, row) => `${row},a,${row < ROWS ? 'public' : 'private'}`),
].join('\n');

asWatched();

let platform: TestPlatform;
let competition: TestCompetition;
const teams: { id: string; team: string; token: string }[] = [];

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: solution })
    .where(eq(taskSolutions.taskId, competition.taskId));
  // Two that can't be told apart, and one that is clearly worse.
  for (const [right, from] of [
    [320, 0],
    [312, 50],
    [120, 0],
  ] as const) {
    const entered = await enter(platform, competition, `interval${teams.length}`);
    const { _id } = await submit(platform, competition, entered.token, csvOf(right, from));
    await reviewed(platform, entered.token, _id);
    teams.push(entered);
  }
});
afterAll(() => platform.close());

const params = () => ({ id: competition.taskId });
const page = { page: 1, perPage: 20 };
const board = async () =>
  (await platform.call(leaderboardCalls.taskPublic, { params: params(), query: page })).data;

it('has no intervals until they are computed', async () => {
  for (const row of await board())
    expect(row).toMatchObject({ RankLow: null, RankHigh: null, ScoreLow: null, ScoreHigh: null });
});

it('tells ranks and scores with their intervals', async () => {
  await computeIntervals(platform.services, competition.taskId);
  const rows = await board();
  expect(rows.map(({ Rank, RankLow, RankHigh }) => [Rank, RankLow, RankHigh])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [3, 3, 3],
  ]);
  for (const { Score, ScoreLow, ScoreHigh } of rows) {
    expect(ScoreLow).toBeLessThan(Score);
    expect(ScoreHigh).toBeGreaterThan(Score);
    expect((ScoreHigh ?? 0) - (ScoreLow ?? 0)).toBeLessThan(0.12);
  }
  const { row } = await platform.call(
    leaderboardCalls.taskPublicMine,
    { params: params(), query: page },
    { token: teams[1]?.token },
  );
  expect(row).toMatchObject({ Rank: 2, RankLow: 1, RankHigh: 2 });
});

it('tells how many at the head can’t be told apart, on any page, but of no protected board', async () => {
  const asked = (query: object) =>
    platform.call(leaderboardCalls.taskPublic, { params: params(), query: { ...page, ...query } });
  const head = { HeadCount: 2, HeadRows: ROWS };
  expect(await asked({})).toMatchObject(head);
  expect(await asked({ page: 2, perPage: 2 })).toMatchObject(head);
  expect((await asked({ Authorship: 'HUMAN' })).HeadCount).toBeUndefined();
  const protect = (protectsBoard: boolean | null) =>
    platform.database.db.update(tasks).set({ protectsBoard }).where(eq(tasks.id, params().id));
  await protect(true);
  const { HeadCount, HeadRows } = await asked({});
  expect([HeadCount, HeadRows]).toEqual([undefined, undefined]);
  await protect(null);
});

it('names what a team can’t be told apart from', async () => {
  const query = { Team: teams[1]?.team ?? '', Board: 'public' as const };
  const { data } = await platform.call(leaderboardCalls.rivals, { params: params(), query });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ Team: teams[0]?.team, Rank: 1 });
  expect(Math.abs(data[0]?.Difference ?? 1)).toBeLessThan(data[0]?.Margin ?? 0);
});

it('tells nothing of a private board before it opens, but to its managers', async () => {
  const query = { Team: teams[1]?.team ?? '', Board: 'private' as const };
  const input = { params: params(), query };
  const refusal = await platform.refusal(leaderboardCalls.rivals, input, {
    token: teams[1]?.token,
  });
  expect(refusal.code).toBe('NOT_FOUND');
  const organizer = { token: competition.organizer.token };
  expect((await platform.call(leaderboardCalls.rivals, input, organizer)).data.length).toBe(2);
  const { data } = await platform.call(
    leaderboardCalls.taskManaged,
    { params: params(), query: { ...page, Board: 'private' } },
    organizer,
  );
  expect(data.map(({ RankLow, RankHigh }) => [RankLow, RankHigh])).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
  ]);
});

it('drops the interval of a team whose best has changed, until it is computed anew', async () => {
  const { token } = teams[2] ?? { token: '' };
  platform.clock.advance(1_000);
  const { _id } = await submit(platform, competition, token, csvOf(316, 100));
  await reviewed(platform, token, _id);
  const rows = await board();
  expect(rows.filter(({ RankLow }) => RankLow === null)).toHaveLength(1);
  await computeIntervals(platform.services, competition.taskId);
  expect((await board()).map(({ RankLow, RankHigh }) => [RankLow, RankHigh])).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
  ]);
});

it('has no interval of a rank where a team can’t be compared', async () => {
  const { db } = platform.database;
  const [work] = await db
    .select()
    .from(works)
    .where(eq(works.teamId, teams[0]?.team ?? ''));
  const known = await db
    .select()
    .from(workScorings)
    .where(eq(workScorings.workId, work?.id ?? ''));
  await db
    .update(workScorings)
    .set({ publicInfluences: null })
    .where(eq(workScorings.workId, work?.id ?? ''));
  await computeIntervals(platform.services, competition.taskId);
  const rows = await board();
  expect(rows.map(({ RankLow }) => RankLow)).toEqual([null, null, null]);
  expect(rows.filter(({ ScoreLow }) => ScoreLow !== null)).toHaveLength(2);
  await db
    .update(workScorings)
    .set({ publicInfluences: known[0]?.publicInfluences ?? null })
    .where(eq(workScorings.workId, work?.id ?? ''));
  await computeIntervals(platform.services, competition.taskId);
});

it('is computed once a minute, and not without a change', async () => {
  const { db } = platform.database;
  const schedule = intervalsSchedule(platform.services);
  const minute = async () => {
    platform.clock.advance(61_000);
    await lookAtSchedule(platform.services, schedule);
    const queued = await db.select().from(jobs).where(eq(jobs.kind, INTERVALS_JOB));
    return queued.length;
  };
  await lookAtSchedule(platform.services, schedule);
  expect(await minute()).toBe(0);
  await db
    .update(tasks)
    .set({ showPrivateLeaderboard: true })
    .where(eq(tasks.id, competition.taskId));
  expect(await minute()).toBe(0);

  // A change is found by the next look, once, however often the board has changed.
  const { token } = teams[0] ?? { token: '' };
  for (const right of [330, 340]) {
    const { _id } = await submit(platform, competition, token, csvOf(right, 0));
    await reviewed(platform, token, _id);
  }
  expect((await board())[0]?.RankLow).toBeNull();
  expect(await minute()).toBeLessThanOrEqual(1);
  while ((await board())[0]?.RankLow == null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await board())[0]).toMatchObject({ Rank: 1, RankLow: 1 });
});
