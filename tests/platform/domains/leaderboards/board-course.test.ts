import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { boardCourseCalls } from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { competitions, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { computeIntervals } from '#platform/src/domains/leaderboards/intervals/job.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored, setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const ROWS = 300;
const labelOf = (row: number) => (row * 7) % 3;
const solution = [
  'id,label,part',
  ...Array.from(
    { length: 2 * ROWS },
    (_, row) => `${row},${labelOf(row)},${row < ROWS ? 'public' : 'private'}`,
  ),
].join('\n');
/** A result that is wrong in every so many rows, from one on, on each part. */
const resultOf = (shown: number, hidden: number, from = 0) =>
  [
    'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) => {
      const every = row < ROWS ? shown : hidden;
      return `${row},${(row + from) % every === 0 ? (labelOf(row) + 1) % 3 : labelOf(row)}`;
    }),
  ].join('\n');

let platform: TestPlatform;
let competition: TestCompetition;
const entrants: { id: string; team: string; token: string }[] = [];

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: solution })
    .where(eq(taskSolutions.taskId, competition.taskId));
  // Six honest teams, and one that is perfect on the public part alone.
  for (const [at, [shown, hidden]] of (
    [
      [4, 4],
      [5, 5],
      [6, 6],
      [4, 4],
      [5, 5],
      [6, 6],
      [300, 3],
    ] as const
  ).entries()) {
    const entrant = await enter(platform, competition, `course${at}`);
    await scored(platform, competition, entrant.token, resultOf(2, 2, at));
    platform.clock.advance(1_000);
    await scored(platform, competition, entrant.token, resultOf(shown, hidden, at));
    platform.clock.advance(1_000);
    entrants.push(entrant);
  }
  await computeIntervals(platform.services, competition.taskId);
}, 120_000);
afterAll(() => platform.close());

const shakeUp = { query: { page: 1, perPage: 50 } };
const params = () => ({ id: competition.taskId });
const first = () => entrants[0] ?? { id: '', team: '', token: '' };
const last = () => entrants[6]?.team;

describe('the course of a board', () => {
  it('tells the steps of the first teams, and all scores of one’s own', async () => {
    const own = await platform.call(boardCourseCalls.progress, { params: params() }, first());
    expect(own.HigherIsBetter).toBe(true);
    expect(own.Teams).toHaveLength(7);
    expect(own.Teams[0]).toMatchObject({ Team: last(), Rank: 1 });
    for (const { Steps } of own.Teams) {
      expect(Steps).toHaveLength(2);
      expect(Steps[1]?.Score).toBeGreaterThan(Steps[0]?.Score ?? 1);
    }
    expect(own.Own.map(({ Late }) => Late)).toEqual([false, false]);
    const visitor = await platform.call(boardCourseCalls.progress, { params: params() });
    expect(visitor.Own).toEqual([]);
  });

  it('isn’t told of a board that is closed', async () => {
    await setTask(platform, competition.taskId, { showLeaderboard: false });
    const refusal = await platform.refusal(boardCourseCalls.progress, { params: params() });
    expect(refusal.code).toBe('NOT_FOUND');
    await setTask(platform, competition.taskId, { showLeaderboard: true });
  });
});

describe('the change to the private board', () => {
  const asked = () => ({ params: params(), ...shakeUp });
  const refused = async () =>
    (await platform.refusal(boardCourseCalls.shakeUp, asked(), first())).code;
  const publish = (finalRanking: boolean) =>
    platform.database.db
      .update(competitions)
      .set({ finalRanking })
      .where(eq(competitions.id, competition.id));

  it('reaches nobody but managers before the outcome is published and both boards are open', async () => {
    expect(await refused()).toBe('NOT_FOUND');
    const managed = await platform.call(boardCourseCalls.shakeUp, asked(), competition.organizer);
    expect(managed.totalNum).toBe(7);
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
    expect(await refused()).toBe('NOT_FOUND');
    await publish(true);
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: false });
    expect(await refused()).toBe('NOT_FOUND');
    await setTask(platform, competition.taskId, {
      showPrivateLeaderboard: true,
      showLeaderboard: false,
    });
    expect(await refused()).toBe('NOT_FOUND');
    await setTask(platform, competition.taskId, { showLeaderboard: true });
  });

  it('says which teams are beyond luck', async () => {
    const told = await platform.call(boardCourseCalls.shakeUp, asked());
    expect(told).toMatchObject({ totalNum: 7, beyondNum: 1 });
    const beyond = told.data.filter(({ BeyondLuck }) => BeyondLuck);
    expect(beyond).toMatchObject([{ Team: last(), Rank: 7, PublicRank: 1 }]);
    for (const { PublicScore, PrivateScore, Low, High, BeyondLuck } of told.data) {
      expect(Low).toBeLessThan(High);
      expect(String(PublicScore)).toMatch(/^[01](\.\d{1,3})?$/);
      expect(PrivateScore - PublicScore < Low || PrivateScore - PublicScore > High).toBe(
        BeyondLuck,
      );
    }
    const query = { ...shakeUp.query, Beyond: true };
    const only = await platform.call(boardCourseCalls.shakeUp, { params: params(), query });
    expect(only).toMatchObject({ totalNum: 1, data: [{ Team: last() }] });
  });
});
