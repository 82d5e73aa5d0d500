import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';
import { objectiveOf, taskOf } from '../managing/support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const truth = [
  'id,label,width,part',
  ...rows.map((row) => `${row},a,${row},${row < 5 ? 'public' : 'private'}`),
].join('\n');
/** A result whose labels are right in so many rows of a part, and its widths off by so much. */
const resultOf = (right: number, off: number) =>
  [
    'id,label,width',
    ...rows.map((row) => `${row},${(row - 1) % 4 < right ? 'a' : 'b'},${row + off}`),
  ].join('\n');

const scores = {
  ScoreName: '种类',
  Further: [
    { Name: '宽度误差', Metric: 'mae' as const, TargetColumns: [' width '] },
    { Name: '宏平均', Metric: 'macroF1' as const, TargetColumns: ['label'] },
  ],
};

const set = async (
  { taskId, organizer }: TestCompetition,
  objective: object,
  changes: { Rescore?: boolean } = {},
) => {
  const Objective = objectiveOf({ ReviewDailyLimit: null, ReviewLimit: null, ...objective });
  const body = { ...taskOf(platform, { Objective }), RescoreReason: '修改得分', ...changes };
  const input = { params: { id: taskId }, body };
  return [managingCalls.updateTask, input, { token: organizer.token }] as const;
};

const solutionKey = async ({ organizer: { token } }: TestCompetition, content = truth) =>
  refOf(await upload(platform, token, content, { name: 'truth.csv', purpose: 'solution' })).key;

const prepared = async () => {
  const competition = await makeCompetition(platform);
  const Solution = await solutionKey(competition);
  await platform.call(...(await set(competition, { ...scores, Solution })));
  return competition;
};

const boardOf = async ({ taskId }: TestCompetition) => {
  const query = { page: 1, perPage: 20 };
  const { data } = await platform.call(leaderboardCalls.taskPublic, {
    params: { id: taskId },
    query,
  });
  return data.map(({ Rank, Team, Score, Further }) => [Rank, Team, Score, Further]);
};

describe('a task of several scores', () => {
  it('says them, the first that ranks first, and hides their ranges', async () => {
    const competition = await prepared();
    const ranged = scores.Further.map((score) => ({ ...score, PredictionMin: 0 }));
    await platform.call(...(await set(competition, { ...scores, Further: ranged })));
    const { data } = await platform.call(competitionCalls.tasks, {
      query: { ids: competition.taskId },
    });
    const open = {
      K: null,
      Beta: null,
      Quantile: null,
      Labels: null,
      Positive: null,
      Average: null,
      EventColumn: null,
    };
    expect(data[0]?.ObjectiveTaskInfo).toMatchObject({
      Metric: 'accuracy',
      AllowsMoreColumns: false,
      Scores: [
        { Name: '种类', Metric: 'accuracy', TargetColumns: ['label'], HigherIsBetter: true },
        {
          Name: '宽度误差',
          Metric: 'mae',
          MetricParameters: open,
          TargetColumns: ['width'],
          HigherIsBetter: false,
        },
        { Name: '宏平均', Metric: 'macroF1', TargetColumns: ['label'], HigherIsBetter: true },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('Prediction');
    const manager = { token: competition.organizer.token };
    const query = { Stage: competition.stageId };
    const { data: managed } = await platform.call(managingCalls.taskManagement, { query }, manager);
    const range = { PredictionMin: 0, PredictionMax: null };
    expect(managed[0]).toMatchObject({ ScoreName: '种类', FurtherRanges: [range, range] });

    const params = { id: competition.taskId };
    const copy = await platform.call(cloningCalls.task, { params, body: {} }, manager);
    expect(copy.ObjectiveTaskInfo?.Scores).toEqual(data[0]?.ObjectiveTaskInfo?.Scores);
  });

  it('refuses settings that can’t be, at their place', async () => {
    const competition = await prepared();
    const [first] = scores.Further;
    const twice = await set(competition, { ...scores, Further: [first, first] });
    expect(await platform.refusal(...twice)).toMatchObject({
      field: 'Objective.Further.1.Name',
      message: '得分名称不能重复',
    });
    // The solution that there is has no such column.
    const foreign = await set(competition, { ...scores, MoreTargets: ['depth'] });
    expect(await platform.refusal(...foreign)).toMatchObject({ field: 'Objective.Solution' });
    const body = { Scorer: 'worker' as const };
    const params = { id: competition.taskId };
    const worker = [scoringWorkerCalls.setScorer, { params, body }] as const;
    expect(await platform.refusal(...worker, { token: competition.organizer.token })).toMatchObject(
      { code: 'CONFLICT', field: 'Scorer' },
    );
  });

  it('ranks by the first, and by the others where that is equal', async () => {
    const competition = await prepared();
    const teams = new Map<string, string>();
    const entries = [
      ['wide', 3, 2],
      ['equal', 3, 1],
      ['narrow', 3, 1],
      ['best', 4, 5],
    ] as const;
    for (const [name, right, off] of entries) {
      const { token, team } = await enter(platform, competition, `ties-${name}`);
      const work = await scored(platform, competition, token, resultOf(right, off));
      expect(work.ObjectiveWorkInfo?.PublicReviewResult).toMatchObject({
        Score: right / 4,
        Further: [off, right === 4 ? 1 : 0.42857],
      });
      // Not before the private board is open.
      expect(work.ObjectiveWorkInfo?.PrivateReviewResult).toBeNull();
      teams.set(name, team);
      platform.clock.advance(1_000);
    }
    const expected = [
      [1, teams.get('best'), 1, [5, 1]],
      [2, teams.get('equal'), 0.75, [1, 0.42857]],
      [2, teams.get('narrow'), 0.75, [1, 0.42857]],
      [4, teams.get('wide'), 0.75, [2, 0.42857]],
    ];
    expect(await boardOf(competition)).toEqual(expected);

    // The same on a group's board, over all works and over those of a time, and for promotion.
    const manager = { token: competition.organizer.token };
    const board = { IsActivated: true, EndDate: null, AllTeams: true };
    const { leaderboards } = await platform.call(
      leaderboardGroupCalls.create,
      {
        body: {
          Task: competition.taskId,
          Name: '组',
          IsActivated: true,
          leaderboards: [
            { ...board, Name: '全部', StartDate: null },
            { ...board, Name: '一段时间', StartDate: '2020-01-01T00:00:00.000Z' },
          ],
        },
      },
      manager,
    );
    for (const { _id: id } of leaderboards) {
      const query = { page: 1, perPage: 20, Board: 'public' as const };
      const input = { params: { id }, query };
      const { data } = await platform.call(leaderboardGroupCalls.board, input);
      expect(data.map((row) => [row.Rank, row.Team, row.Score, row.Further])).toEqual(expected);
    }
    const standings = await platform.call(
      outcomeCalls.standings,
      {
        params: { id: competition.stageId },
        query: { Task: competition.taskId, Board: 'public' },
      },
      manager,
    );
    expect(standings.data.map(({ Rank, Team }) => [Rank, Team])).toEqual(
      expected.map(([rank, team]) => [rank, team]),
    );
  });

  it('takes of equal works of a team the one that is better in the next score', async () => {
    const competition = await prepared();
    const { token, team } = await enter(platform, competition, 'own-ties');
    for (const off of [3, 1, 2]) {
      await scored(platform, competition, token, resultOf(2, off));
      platform.clock.advance(1_000);
    }
    expect(await boardOf(competition)).toEqual([[1, team, 0.5, [1, 0.33333]]]);
  });

  it('scores works again where a score comes, changes or goes', async () => {
    const competition = await prepared();
    const { token, team } = await enter(platform, competition, 'scored-again');
    await scored(platform, competition, token, resultOf(2, 3));
    const becomes = (further: number[]) =>
      waitFor('the other scores', async () => {
        const [row] = await boardOf(competition);
        return JSON.stringify(row?.[3]) === JSON.stringify(further) || undefined;
      });
    const [width] = scores.Further;
    const only = { ...scores, Further: [width] };
    expect(await platform.refusal(...(await set(competition, only)))).toMatchObject({
      code: 'CONFLICT',
      field: 'Objective.Solution',
    });
    await platform.call(...(await set(competition, only, { Rescore: true })));
    await becomes([3]);
    const squared = { ...scores, Further: [{ ...width, Metric: 'mse' }] };
    await platform.call(...(await set(competition, squared, { Rescore: true })));
    await becomes([9]);
    // Another name changes no score.
    const renamed = { ...squared, Further: [{ ...squared.Further[0], Name: '均方' }] };
    await platform.call(...(await set(competition, renamed)));
    const none = { Further: [], AllowsMoreColumns: true };
    await platform.call(...(await set(competition, none, { Rescore: true })));
    await becomes([]);
    expect((await boardOf(competition))[0]).toEqual([1, team, 0.5, []]);
  });

  it('names the column of a result that is wrong', async () => {
    const competition = await prepared();
    const { token } = await enter(platform, competition, 'wrong-column');
    const work = await scored(
      platform,
      competition,
      token,
      resultOf(4, 0).replace('2,a,2', '2,a,two'),
    );
    expect(work).toMatchObject({
      Status: workStatus.fileError,
      ObjectiveWorkInfo: {
        PublicReviewResult: { ReviewErrorMessage: '第3行：width「two」不是数字', Further: [] },
      },
    });
    const wide = resultOf(4, 0)
      .split('\n')
      .map((line, row) => `${line},${row === 0 ? 'note' : 'x'}`)
      .join('\n');
    const refused = await scored(platform, competition, token, wide);
    expect(refused.ObjectiveWorkInfo?.PublicReviewResult.ReviewErrorMessage).toBe(
      '第1行：只能有 id、label、width 这3列',
    );
    await platform.call(...(await set(competition, { ...scores, AllowsMoreColumns: true })));
    expect((await scored(platform, competition, token, wide)).Status).toBe(workStatus.reviewed);
  });

  it('is the mean over the columns of one metric, and tells labels by column', async () => {
    const competition = await makeCompetition(platform);
    const two = truth.replaceAll(',a,', ',a,b,').replace('label,width', 'label,other,width');
    const Solution = await solutionKey(competition, two);
    const mean = { MoreTargets: ['other'], Solution, PublicLabels: true };
    await platform.call(...(await set(competition, mean)));
    const { token, team } = await enter(platform, competition, 'means');
    const { data } = await platform.call(
      competitionCalls.tasks,
      { query: { ids: competition.taskId } },
      { token },
    );
    expect(data[0]?.ObjectiveTaskInfo).toMatchObject({
      Labels: ['a'],
      FurtherLabels: [{ Column: 'other', Labels: ['b'] }],
      Scores: [{ Name: 'accuracy', TargetColumns: ['label', 'other'] }],
    });
    const result = (other: string) =>
      ['id,label,other', ...rows.map((row) => `${row},a,${row % 2 ? other : 'b'}`)].join('\n');
    const unknown = await scored(platform, competition, token, result('c'));
    expect(unknown.ObjectiveWorkInfo?.PublicReviewResult.ReviewErrorMessage).toMatch(
      /^第2行：未知的 other「c」；/,
    );
    const secret = { MoreTargets: ['other'], PublicLabels: false };
    await platform.call(...(await set(competition, secret)));
    await scored(platform, competition, token, result('c'));
    expect(await boardOf(competition)).toEqual([[1, team, 0.75, []]]);
  });
});
