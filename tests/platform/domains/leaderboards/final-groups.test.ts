import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { eq, inArray } from 'drizzle-orm';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { teamBests } from '#platform/src/domains/submissions/tables.ts';
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
const teams: string[] = [];

const params = () => ({ id: competition.id });
const by = () => ({ token: competition.organizer.token });
const groups = async () =>
  (await platform.call(leaderboardCalls.finalGroups, { params: params() })).data;
const publish = (Source?: { Stage: string; Task: string }) =>
  platform.call(
    outcomeCalls.publishRanking,
    {
      params: params(),
      body: {
        Ranking: teams.map((Team) => ({ Team, Reward: '', Coins: 0 })),
        ...(Source && { Source }),
      },
    },
    by(),
  );
const board = () => ({ Stage: competition.stageId, Task: competition.taskId });
const setTask = (changes: Partial<typeof tasks.$inferInsert>) =>
  platform.database.db.update(tasks).set(changes).where(eq(tasks.id, competition.taskId));

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  for (let at = 0; at < 6; at += 1) {
    const { token, team } = await enter(platform, competition, `grouped${at}`);
    await scored(platform, competition, token, resultFile(4));
    teams.push(team);
  }
  const withAi = inArray(teamBests.teamId, teams.slice(0, 3));
  await platform.database.db.update(teamBests).set({ authorship: 'HUMAN_WITH_AI' }).where(withAi);
  await endCompetition(platform, competition.id);
});
afterAll(() => platform.close());

it('are compared as long as the board tells who made the works', async () => {
  await setTask({ showPrivateLeaderboard: true });
  expect(await groups()).toEqual([]);
  await publish(board());
  const none = { TeamsNumber: 3, PlaceLow: null, PlaceHigh: null };
  const told = [
    { ...none, Authorship: 'HUMAN', MedianPlace: 5 },
    { ...none, Authorship: 'HUMAN_WITH_AI', MedianPlace: 2 },
  ];
  expect(await groups()).toEqual(told);
  await setTask({ showPrivateLeaderboard: false });
  expect(await groups()).toEqual([]);
  await setTask({ showPrivateLeaderboard: true, excludedDate: platform.clock.now });
  expect(await groups()).toEqual([]);
  await setTask({ excludedDate: null });
  expect(await groups()).toEqual(told);
});

it('aren’t in a ranking of no board, in a hidden competition, and where one has too few teams', async () => {
  await publish();
  expect(await groups()).toEqual([]);
  await publish(board());
  expect(await groups()).toHaveLength(2);
  const { db } = platform.database;
  const set = (published: boolean) =>
    db.update(competitions).set({ published }).where(eq(competitions.id, competition.id));
  await set(false);
  expect(await groups()).toEqual([]);
  await set(true);
  await platform.call(outcomeCalls.withdrawRanking, { params: params() }, by());
  expect(await groups()).toEqual([]);
  await publish(board());
  expect(await groups()).toHaveLength(2);
  await platform.call(
    outcomeCalls.ban,
    { params: { id: teams[5] ?? '' }, body: { Banned: true, Reason: '多账号参赛' } },
    by(),
  );
  expect(await groups()).toEqual([]);
});
