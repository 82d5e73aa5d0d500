import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  competitions,
  stages,
  taskSolutions,
  tasks,
} from '#platform/src/domains/competitions/tables.ts';
import { finalRankings } from '#platform/src/domains/leaderboards/tables.ts';
import {
  makeCompetition,
  objective,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { boardRevisions, teamBests } from '#platform/src/domains/submissions/tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let competition: TestCompetition;
const entrants = new Map<string, Awaited<ReturnType<typeof enter>>>();

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  // Public and private right answers of four; `slow` is as good as `tied`, but later.
  const results: [name: string, tries: [number, number][]][] = [
    ['first', [[4, 1]]],
    [
      'tied',
      [
        [1, 4],
        [3, 2],
      ],
    ],
    [
      'slow',
      [
        [3, 3],
        [2, 0],
      ],
    ],
    ['last', [[0, 2]]],
  ];
  for (const [name, tries] of results) {
    const entrant = await enter(platform, competition, name);
    entrants.set(name, entrant);
    for (const [publicRight, privateRight] of tries) {
      platform.clock.advance(1_000);
      const content = resultFile(publicRight, privateRight);
      const { _id } = await submit(platform, competition, entrant.token, content);
      await reviewed(platform, entrant.token, _id);
    }
  }
});
afterAll(() => platform.close());

const nameOf = (team: string) => [...entrants].find(([, one]) => one.team === team)?.[0];
const page = { page: 1, perPage: 50 };

describe('the public board of a task', () => {
  it('ranks by each team’s best, equal scores sharing a rank, the earlier first', async () => {
    const params = { id: competition.taskId };
    const board = await platform.call(leaderboardCalls.taskPublic, { params, query: page });
    expect(
      board.data.map(({ Rank, Position, Team, Score, Entries }) => [
        nameOf(Team),
        Rank,
        Position,
        Score,
        Entries,
      ]),
    ).toEqual([
      ['first', 1, 1, 1, 1],
      ['tied', 2, 2, 0.75, 2],
      ['slow', 2, 3, 0.75, 2],
      ['last', 4, 4, 0, 1],
    ]);
    const slow = board.data[2];
    expect(Date.parse(slow?.LastSubmissionDate ?? '')).toBeGreaterThan(
      Date.parse(slow?.BestSubmissionDate ?? ''),
    );
  });

  it('keeps ranks across pages, and in the own row', async () => {
    const params = { id: competition.taskId };
    const second = await platform.call(leaderboardCalls.taskPublic, {
      params,
      query: { page: 2, perPage: 2 },
    });
    expect(second.totalNum).toBe(4);
    expect(second.data.map(({ Rank, Position }) => [Rank, Position])).toEqual([
      [2, 3],
      [4, 4],
    ]);
    for (const row of [...second.data]) {
      const token = entrants.get(nameOf(row.Team) ?? '')?.token;
      const query = { page: 2, perPage: 2 };
      const mine = await platform.call(
        leaderboardCalls.taskPublicMine,
        { params, query },
        { token },
      );
      expect(mine).toEqual({ ...second, row });
    }
    const { jwt: token } = await platform.join('spectator');
    const input = { params, query: page };
    const none = await platform.call(leaderboardCalls.taskPublicMine, input, { token });
    expect([none.row, none.totalNum]).toEqual([null, 4]);
  });
});

describe('a board searched by team', () => {
  const found = async (Name: string, over: { page?: number; perPage?: number } = {}) => {
    const query = { ...page, ...over, Name };
    const ofTask = { params: { id: competition.taskId }, query };
    const ofStage = { params: { id: competition.stageId }, query };
    const token = entrants.get('last')?.token;
    const pages = [
      await platform.call(leaderboardCalls.taskPublic, ofTask),
      await platform.call(leaderboardCalls.taskPublicMine, ofTask, { token }),
      await platform.call(leaderboardCalls.stagePublic, ofStage),
    ];
    return pages.map(({ data, totalNum }) => ({
      totalNum,
      rows: data.map(({ Team, Rank, Position }) => [nameOf(Team), Rank, Position]),
    }));
  };
  const everywhere = (result: unknown) => [result, result, result];

  it('has its rows with their ranks on the whole board, and counts them', async () => {
    expect(await found('SLOW')).toEqual(everywhere({ totalNum: 1, rows: [['slow', 2, 3]] }));
    expect(await found('的团队', { perPage: 2, page: 2 })).toEqual(
      everywhere({
        totalNum: 4,
        rows: [
          ['slow', 2, 3],
          ['last', 4, 4],
        ],
      }),
    );
  });

  it('takes % and _ as what they are', async () => {
    expect(await found('%')).toEqual(everywhere({ totalNum: 0, rows: [] }));
  });
});

describe('the leaders of many tasks, for cards', () => {
  const leaders = async (...ids: string[]) =>
    (await platform.call(leaderboardCalls.leaders, { query: { Task: ids.join(',') } })).data;

  it('are the first three rows of the board itself', async () => {
    const params = { id: competition.taskId };
    const query = { page: 1, perPage: 3 };
    const board = await platform.call(leaderboardCalls.taskPublic, { params, query });
    expect(await leaders(competition.taskId)).toEqual([
      { Task: competition.taskId, Rows: board.data },
    ]);
  });

  it('are none on a board without teams, and its task is missing where it isn’t open', async () => {
    const { db } = platform.database;
    const empty = await makeCompetition(platform);
    expect(await leaders(empty.taskId, competition.taskId)).toHaveLength(2);
    expect(await leaders(empty.taskId)).toEqual([{ Task: empty.taskId, Rows: [] }]);
    await db.update(competitions).set({ published: false }).where(eq(competitions.id, empty.id));
    expect(await leaders(empty.taskId)).toEqual([]);
    await db.update(tasks).set({ showLeaderboard: false }).where(eq(tasks.id, competition.taskId));
    expect(await leaders(competition.taskId)).toEqual([]);
    await db.update(tasks).set({ showLeaderboard: true }).where(eq(tasks.id, competition.taskId));
  });
});

describe('the heads of boards, for the start of the site', () => {
  const heads = async () => (await platform.call(leaderboardCalls.top, {})).data;

  it('have the first three of each running competition', async () => {
    const [head] = await heads();
    expect(head).toMatchObject({ Competition: competition.id, TeamsNumber: 4 });
    expect(head?.Rows.map(({ Team, Rank }) => [nameOf(Team), Rank])).toEqual([
      ['first', 1],
      ['tied', 2],
      ['slow', 2],
    ]);
  });

  it('leave out a board that isn’t shown, and competitions that don’t run', async () => {
    const { db } = platform.database;
    const ofTask = eq(tasks.id, competition.taskId);
    const ofCompetition = eq(competitions.id, competition.id);
    const [before] = await db.select().from(competitions).where(ofCompetition);
    await db.update(tasks).set({ showLeaderboard: false }).where(ofTask);
    expect(await heads()).toEqual([]);
    await db.update(tasks).set({ showLeaderboard: true }).where(ofTask);
    const later = new Date(platform.clock.now.getTime() + DAY);
    for (const change of [
      { startDate: later },
      { endDate: platform.clock.now },
      { published: false },
    ]) {
      await db.update(competitions).set(change).where(ofCompetition);
      expect(await heads()).toEqual([]);
      if (before) await db.update(competitions).set(before).where(ofCompetition);
    }
    expect(await heads()).toHaveLength(1);
  });
});

it('the number of teams on a board follows its rows, whoever changes them', async () => {
  const { db } = platform.database;
  const ofTask = eq(teamBests.taskId, competition.taskId);
  const kept = async () => {
    const query = { page: 1, perPage: 1 };
    const params = { id: competition.taskId };
    const { totalNum } = await platform.call(leaderboardCalls.taskPublic, { params, query });
    const [board] = await db
      .select()
      .from(boardRevisions)
      .where(eq(boardRevisions.taskId, params.id));
    return [totalNum, board?.publicRows, board?.privateRows];
  };
  const all = await db.select().from(teamBests).where(ofTask);
  const some = all.filter(({ board, teamId }) => board === 'public' || teamId === all[0]?.teamId);
  const conflict = [teamBests.taskId, teamBests.board, teamBests.teamId];
  expect(await kept()).toEqual([4, 4, 4]);
  await db.delete(teamBests).where(ofTask);
  expect(await kept()).toEqual([0, 0, 0]);
  await db.insert(teamBests).values(some);
  expect(await kept()).toEqual([4, 4, 1]);
  // Existing rows are changed, and not counted again.
  await db
    .insert(teamBests)
    .values(all)
    .onConflictDoUpdate({ target: conflict, set: { entries: sql`excluded.entries` } });
  expect(await kept()).toEqual([4, 4, 4]);
});

describe('a board that isn’t open', () => {
  const managed = { page: 1, perPage: 50, Board: 'private' as const };

  it('is there for who manages the competition, with the private score of each work', async () => {
    const by = { token: competition.organizer.token };
    const { taskManaged, stageManaged } = leaderboardCalls;
    const ofTask = { params: { id: competition.taskId }, query: managed };
    const board = await platform.call(taskManaged, ofTask, by);
    expect(
      board.data.map(({ Team, Rank, Score, PublicRank }) => [
        nameOf(Team),
        Rank,
        Score,
        PublicRank,
      ]),
    ).toEqual([
      ['tied', 1, 1, 2],
      ['slow', 2, 0.75, 2],
      ['last', 3, 0.5, 4],
      ['first', 4, 0.25, 1],
    ]);
    const second = { ...managed, page: 2, perPage: 3 };
    const rest = await platform.call(taskManaged, { ...ofTask, query: second }, by);
    expect([rest.totalNum, rest.data.map(({ Team }) => nameOf(Team))]).toEqual([4, ['first']]);
    const ofStage = { params: { id: competition.stageId }, query: managed };
    expect((await platform.call(stageManaged, ofStage, by)).data).toHaveLength(4);
    const query = { Task: competition.taskId, page: 1, perPage: 100 };
    const works = await platform.call(submissionCalls.list, { query }, by);
    expect(
      works.data
        .map(({ ObjectiveWorkInfo }) => ObjectiveWorkInfo?.PrivateReviewResult?.Score)
        .sort(),
    ).toEqual([0, 0.25, 0.5, 0.5, 0.75, 1]);
    const own = { query: { ...query, Team: entrants.get('tied')?.team } };
    const told = await platform.call(submissionCalls.list, own, entrants.get('tied'));
    expect(
      told.data.map(({ ObjectiveWorkInfo }) => ObjectiveWorkInfo?.PrivateReviewResult),
    ).toEqual([null, null]);
    const refusal = await platform.refusal(taskManaged, ofTask, entrants.get('tied'));
    expect(refusal.code).toBe('FORBIDDEN');
  });
});

describe('the private board', () => {
  it('is closed until its task shows it, then ranks by the private part', async () => {
    const params = { id: competition.taskId };
    const input = { params, query: page };
    const { code } = await platform.refusal(leaderboardCalls.taskPrivate, input);
    expect(code).toBe('NOT_FOUND');
    const { db } = platform.database;
    const open = { showPrivateLeaderboard: true };
    await db.update(tasks).set(open).where(eq(tasks.id, competition.taskId));
    const board = await platform.call(leaderboardCalls.taskPrivate, input);
    expect(board.data.map(({ Team, Rank }) => [nameOf(Team), Rank])).toEqual([
      ['tied', 1],
      ['slow', 2],
      ['last', 3],
      ['first', 4],
    ]);
    const stage = { params: { id: competition.stageId }, query: page };
    expect((await platform.refusal(leaderboardCalls.stagePrivate, stage)).code).toBe('NOT_FOUND');
    await db.update(stages).set(open).where(eq(stages.id, competition.stageId));
    const total = await platform.call(leaderboardCalls.stagePrivate, stage);
    expect(total.data.map(({ Team }) => nameOf(Team))).toEqual(['tied', 'slow', 'last', 'first']);
  });

  it.each([
    [
      'task',
      leaderboardCalls.taskPrivate,
      leaderboardCalls.taskPrivateMine,
      () => competition.taskId,
    ],
    [
      'stage',
      leaderboardCalls.stagePrivate,
      leaderboardCalls.stagePrivateMine,
      () => competition.stageId,
    ],
  ] as const)('tells the rank before the shake-up, of a %s', async (_, rows, mine, id) => {
    const params = { id: id() };
    const board = await platform.call(rows, { params, query: page });
    expect(
      board.data.map(({ Team, Rank, PublicRank }) => [nameOf(Team), Rank, PublicRank]),
    ).toEqual([
      ['tied', 1, 2],
      ['slow', 2, 2],
      ['last', 3, 4],
      ['first', 4, 1],
    ]);
    const token = entrants.get('last')?.token;
    const own = await platform.call(mine, { params, query: page }, { token });
    expect(own).toEqual({ ...board, row: board.data[2] });
  });

  it('keeps public ranks to itself where the public board is not shown', async () => {
    const { db } = platform.database;
    const show = (showLeaderboard: boolean) =>
      db.update(tasks).set({ showLeaderboard }).where(eq(tasks.id, competition.taskId));
    await show(false);
    const params = { id: competition.taskId };
    const board = await platform.call(leaderboardCalls.taskPrivate, { params, query: page });
    expect(board.data.map(({ PublicRank }) => PublicRank)).toEqual([null, null, null, null]);
    await show(true);
  });
});

describe('the board of a stage', () => {
  it('gives points by rank, so that tasks of any metric add up', async () => {
    const params = { id: competition.stageId };
    const board = await platform.call(leaderboardCalls.stagePublic, { params, query: page });
    expect(board.data.map(({ Team, Rank, Score }) => [nameOf(Team), Rank, Score])).toEqual([
      ['first', 1, 100],
      ['tied', 2, 75],
      ['slow', 2, 75],
      ['last', 4, 25],
    ]);
    const token = entrants.get('slow')?.token;
    const mine = await platform.call(
      leaderboardCalls.stagePublicMine,
      { params, query: page },
      { token },
    );
    expect(mine).toEqual({ ...board, row: board.data[2] });
  });

  it('follows every change beneath it, whoever makes it', async () => {
    const params = { id: competition.stageId };
    const teamsNow = async () => {
      const board = await platform.call(leaderboardCalls.stagePublic, { params, query: page });
      return board.data.map(({ Team }) => nameOf(Team));
    };
    const { db } = platform.database;
    const bests = await db.select().from(teamBests).where(eq(teamBests.taskId, competition.taskId));
    const first = bests.filter(({ teamId }) => nameOf(teamId) === 'first');
    const ofFirst = eq(teamBests.teamId, first[0]?.teamId ?? '');
    await db.update(teamBests).set({ sortKey: 1 }).where(ofFirst);
    expect(await teamsNow()).toEqual(['tied', 'slow', 'last', 'first']);
    await db.delete(teamBests).where(ofFirst);
    expect(await teamsNow()).toEqual(['tied', 'slow', 'last']);
    await db.insert(teamBests).values(first);
    expect(await teamsNow()).toEqual(['first', 'tied', 'slow', 'last']);
  });

  it('ends with its last page', async () => {
    const params = { id: competition.stageId };
    const query = { page: 9, perPage: 50 };
    const board = await platform.call(leaderboardCalls.stagePublic, { params, query });
    expect(board).toMatchObject({ data: [], totalNum: 4, page: 9, perPage: 50 });
  });
});

describe('the final ranking', () => {
  it('is there once the organizer has published it, by place', async () => {
    const { db } = platform.database;
    const params = { id: competition.id };
    const teamOf = (name: string) => entrants.get(name)?.team ?? '';
    const unranged = { RankLow: null, RankHigh: null };
    await db.insert(finalRankings).values([
      { competitionId: competition.id, place: 2, teamId: teamOf('slow'), reward: null },
      { competitionId: competition.id, place: 1, teamId: teamOf('tied'), reward: '一等奖' },
    ]);
    const { code } = await platform.refusal(leaderboardCalls.finalRanking, { params });
    expect(code).toBe('NOT_FOUND');
    const before = await platform.call(competitionCalls.get, { params });
    expect(before.FinalRanking).toBe(false);
    await db.update(competitions).set({ finalRanking: true }).where(eq(competitions.id, params.id));
    expect(await platform.call(leaderboardCalls.finalRanking, { params })).toEqual({
      Ranking: [
        { Place: 1, Team: teamOf('tied'), Reward: '一等奖', Score: null, ...unranged },
        { Place: 2, Team: teamOf('slow'), Reward: null, Score: null, ...unranged },
      ],
    });
    const after = await platform.call(competitionCalls.get, { params });
    expect(after.FinalRanking).toBe(true);
  });
});

describe('a metric that is better when smaller', () => {
  it('ranks the smaller score first', async () => {
    const errors = await makeCompetition(platform, {
      task: { objective: { ...objective, metric: 'mae' } },
    });
    const csv = 'id,label,part\n1,10,public\n2,10,private';
    await platform.database.db
      .update(taskSolutions)
      .set({ csv })
      .where(eq(taskSolutions.taskId, errors.taskId));
    for (const [name, guess] of [
      ['near', 11],
      ['far', 19],
    ] as const) {
      const { token } = await enter(platform, errors, name);
      const { _id } = await submit(platform, errors, token, `id,label\n1,${guess}\n2,${guess}`);
      await reviewed(platform, token, _id);
    }
    const params = { id: errors.taskId };
    const board = await platform.call(leaderboardCalls.taskPublic, { params, query: page });
    expect(board.data.map(({ Score }) => Score)).toEqual([1, 9]);
  });
});
