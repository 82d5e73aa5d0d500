import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { recordCalls } from '@whaletide/schema/domains/records/rest.ts';
import { eq } from 'drizzle-orm';
import { competitions, tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { computeIntervals } from '#platform/src/domains/leaderboards/intervals/job.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const ROWS = 400;
const rows = Array.from({ length: 2 * ROWS }, (_, row) => row);
const solution = [
  'id,label,part',
  ...rows.map((row) => `${row},a,${row < ROWS ? 'private' : 'public'}`),
].join('\n');
/** A result of which so many private rows are right, from a row on. */
const resultOf = (right: number, from = 0) =>
  [
    'id,label',
    ...rows.map((row) => `${row},${(row - from + ROWS) % ROWS < right ? 'a' : 'b'}`),
  ].join('\n');

let platform: TestPlatform;
let competition: TestCompetition;
const entrants: Awaited<ReturnType<typeof enter>>[] = [];

const params = () => ({ id: competition.id });
const by = () => ({ token: competition.organizer.token });
/** Publishes the teams in this order, as a ranking of the task's board or of nothing. */
const publish = (order: number[], Source?: { Stage: string; Task?: string }) =>
  platform.call(
    outcomeCalls.publishRanking,
    {
      params: params(),
      body: {
        Ranking: order.map((at) => ({ Team: entrants[at]?.team ?? '', Reward: '', Coins: 0 })),
        ...(Source && { Source }),
      },
    },
    by(),
  );
const board = () => ({ Stage: competition.stageId, Task: competition.taskId });
const endsOf = ({ RankLow, RankHigh }: { RankLow?: number | null; RankHigh?: number | null }) => [
  RankLow,
  RankHigh,
];
/** The intervals of the entrants by each way on which results are told. */
const told = async () => {
  const { Ranking } = await platform.call(leaderboardCalls.finalRanking, { params: params() });
  const Team = entrants.map(({ team }) => team).join(',');
  const { data: ofTeams } = await platform.call(recordCalls.ofTeams, { query: { Team } });
  const query = { page: 1, perPage: 20 };
  return Promise.all(
    entrants.map(async ({ id, team, token }) => {
      const results = await platform.call(recordCalls.results, { params: { id }, query });
      const own = await platform.call(
        recordCalls.own,
        { query: { Competition: competition.id } },
        { token },
      );
      const ways = [
        Ranking.find((row) => row.Team === team),
        ofTeams.find((row) => row.Team === team),
        results.data[0],
        own.data[0],
      ].map((row) => JSON.stringify(row && endsOf(row)));
      expect(new Set(ways).size).toBe(1);
      return JSON.parse(ways[0] ?? 'null') as unknown;
    }),
  );
};
const nothing = [
  [null, null],
  [null, null],
  [null, null],
];
const setTask = (changes: Partial<typeof tasks.$inferInsert>) =>
  platform.database.db.update(tasks).set(changes).where(eq(tasks.id, competition.taskId));

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
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
    const entrant = await enter(platform, competition, `placed${entrants.length}`);
    await scored(platform, competition, entrant.token, resultOf(right, from));
    entrants.push(entrant);
  }
  await endCompetition(platform, competition.id);
  await computeIntervals(platform.services, competition.taskId);
});
afterAll(() => platform.close());

it('tells the intervals of the board that a ranking was made of, while that is shown', async () => {
  await publish([0, 1, 2], board());
  expect(await told()).toEqual(nothing);
  await setTask({ showPrivateLeaderboard: true });
  const intervals = [
    [1, 2],
    [1, 2],
    [3, 3],
  ];
  expect(await told()).toEqual(intervals);
  await setTask({ excludedDate: platform.clock.now });
  expect(await told()).toEqual(nothing);
  await setTask({ excludedDate: null });
  expect(await told()).toEqual(intervals);
});

it('tells none of a place that something else decided', async () => {
  await publish([2, 1, 0], board());
  expect(await told()).toEqual([
    [null, null],
    [1, 2],
    [null, null],
  ]);
});

it.each([
  ['of no board', undefined],
  ['of a stage', () => ({ Stage: competition.stageId })],
] as const)('tells none of a ranking %s', async (_, source) => {
  await publish([0, 1, 2], source?.());
  expect(await told()).toEqual(nothing);
});

it('tells results of teams on the community’s pages alone, while it is published', async () => {
  await publish([0, 1, 2], board());
  const asked = (teams: string[]) =>
    platform.call(recordCalls.ofTeams, { query: { Team: teams.join(',') } });
  const all = entrants.map(({ team }) => team);
  expect((await asked(all)).data).toHaveLength(3);
  const { db } = platform.database;
  const set = (published: boolean) =>
    db.update(competitions).set({ published }).where(eq(competitions.id, competition.id));
  await set(false);
  expect((await asked(all)).data).toEqual([]);
  await set(true);
  await platform.call(outcomeCalls.withdrawRanking, { params: params() }, by());
  expect((await asked(all)).data).toEqual([]);
});
