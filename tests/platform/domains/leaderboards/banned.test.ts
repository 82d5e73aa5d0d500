import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { stages } from '#platform/src/domains/competitions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored, setStage, setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let best: Awaited<ReturnType<typeof enter>>;
let other: Awaited<ReturnType<typeof enter>>;
/** A board of all teams within a period, and one of chosen teams. */
let periodBoard: string;
let chosenBoard: string;

const paged = { page: 1, perPage: 50 };
const by = () => ({ token: competition.organizer.token });
const ban = (Banned: boolean) =>
  platform.call(
    outcomeCalls.ban,
    { params: { id: best.team }, body: { Banned, Reason: '多账号参赛' } },
    by(),
  );
const input = (id: string) => ({ params: { id }, query: paged });
const teamsOf = (page: { data: { Team: string }[]; totalNum: number }) => {
  expect(page.totalNum).toBe(page.data.length);
  return page.data.map(({ Team }) => Team);
};

/** Every board that everyone sees, by its name. */
const boards = async () => {
  const { taskId, stageId } = competition;
  const group = (id: string, Board: 'public' | 'private') =>
    platform.call(leaderboardGroupCalls.board, { params: { id }, query: { ...paged, Board } });
  const [ofStage, chosen, period] = [leaderboardCalls.stagePublic, chosenBoard, periodBoard];
  return {
    task: teamsOf(await platform.call(leaderboardCalls.taskPublic, input(taskId))),
    taskPrivate: teamsOf(await platform.call(leaderboardCalls.taskPrivate, input(taskId))),
    stage: teamsOf(await platform.call(ofStage, input(stageId))),
    stagePrivate: teamsOf(await platform.call(leaderboardCalls.stagePrivate, input(stageId))),
    chosen: teamsOf(await group(chosen, 'public')),
    chosenPrivate: teamsOf(await group(chosen, 'private')),
    period: teamsOf(await group(period, 'public')),
  };
};
const everywhere = (teams: string[]) => ({
  task: teams,
  taskPrivate: teams,
  stage: teams,
  stagePrivate: teams,
  chosen: teams,
  chosenPrivate: teams,
  period: teams,
});
const chosenCount = async () => {
  const { data } = await platform.call(leaderboardGroupCalls.groups, {
    query: { Task: competition.taskId },
  });
  const all = data.flatMap(({ leaderboards }) => leaderboards);
  return all.find(({ _id }) => _id === chosenBoard)?.TeamsNumber;
};

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  const { now } = platform.clock;
  const day = DAY;
  await platform.database.db.insert(stages).values({
    id: newId(),
    competitionId: competition.id,
    name: '决赛',
    startDate: new Date(now.getTime() + day),
    endDate: new Date(now.getTime() + 20 * day),
  });
  best = await enter(platform, competition, 'best');
  other = await enter(platform, competition, 'other');
  await scored(platform, competition, best.token, resultFile(4));
  await scored(platform, competition, other.token, resultFile(2));
  const board = { IsActivated: true, StartDate: null, EndDate: null };
  const group = await platform.call(
    leaderboardGroupCalls.create,
    {
      body: {
        Task: competition.taskId,
        Name: '分组',
        IsActivated: true,
        leaderboards: [
          {
            ...board,
            Name: '本周',
            AllTeams: true,
            StartDate: new Date(now.getTime() - day).toISOString(),
          },
          { ...board, Name: '高校', AllTeams: false },
        ],
      },
    },
    by(),
  );
  [periodBoard = '', chosenBoard = ''] = group.leaderboards.map(({ _id }) => _id);
  const Add = [best.team, other.team];
  const chosen = { params: { id: chosenBoard }, body: { Add, Remove: [] } };
  await platform.call(leaderboardGroupCalls.setTeams, chosen, by());
  // Both sides are shown, as after the end.
  await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
  await setStage(platform, competition.stageId, { showPrivateLeaderboard: true });
});
afterAll(() => platform.close());

describe('a banned team', () => {
  it('leaves every board and every count, and comes back with its works', async () => {
    expect(await boards()).toEqual(everywhere([best.team, other.team]));
    await ban(true);
    expect(await boards()).toEqual(everywhere([other.team]));
    expect(await chosenCount()).toBe(1);
    const { taskPublicMine } = leaderboardCalls;
    const mine = input(competition.taskId);
    expect((await platform.call(taskPublicMine, mine, best)).row).toBeNull();
    expect((await platform.call(taskPublicMine, mine, other)).row?.Rank).toBe(1);
    await ban(false);
    expect(await boards()).toEqual(everywhere([best.team, other.team]));
    expect(await chosenCount()).toBe(2);
  });

  it('stays off after its works were scored again, and is marked for the organizer', async () => {
    await ban(true);
    const ofTask = { params: { id: competition.taskId }, body: {} };
    await platform.call(reviewingCalls.rescore, ofTask, by());
    // Another score that comes after those in the queue says that they are through.
    await scored(platform, competition, other.token, resultFile(3));
    expect(await boards()).toEqual(everywhere([other.team]));
    const query = { Task: competition.taskId, ...paged };
    const { data } = await platform.call(submissionCalls.list, { query }, by());
    expect(new Set(data.map(({ Team, TeamBanned }) => [Team, TeamBanned].join()))).toEqual(
      new Set([`${best.team},true`, `${other.team},false`]),
    );
    const teams = { params: { id: chosenBoard }, query: paged };
    const onBoard = await platform.call(leaderboardGroupCalls.teams, teams, by());
    expect(onBoard.data).toContainEqual({ Team: best.team, Member: true, Banned: true });
    await ban(false);
  });

  it('uses up no place in promotion and no place in the final ranking', async () => {
    await ban(true);
    const asked = { params: { id: competition.stageId }, query: { Board: 'private', Top: 1 } };
    const { data } = await platform.call(outcomeCalls.standings, asked as never, by());
    expect(data).toMatchObject([{ Team: other.team, Rank: 1, CanPromote: true }]);

    const ranking = {
      params: { id: competition.id },
      body: { Ranking: [best, other].map(({ team }) => ({ Team: team, Reward: '', Coins: 0 })) },
    };
    await endCompetition(platform, competition.id);
    const refusal = await platform.refusal(outcomeCalls.publishRanking, ranking, by());
    expect(refusal).toMatchObject({
      code: 'CONFLICT',
      message: '团队「best的团队」已被禁赛，不能列入最终排名',
      field: 'Ranking',
    });

    await ban(false);
    await platform.call(outcomeCalls.publishRanking, ranking, by());
    await ban(true);
    const shown = { params: { id: competition.id } };
    expect((await platform.call(leaderboardCalls.finalRanking, shown)).Ranking).toEqual([
      {
        Place: 2,
        Team: other.team,
        Reward: null,
        Score: null,
        RankLow: null,
        RankHigh: null,
      },
    ]);
    await ban(false);
    expect((await platform.call(leaderboardCalls.finalRanking, shown)).Ranking).toHaveLength(2);
  });
});
