import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import {
  submissionCalls,
  type Work,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import {
  type CallFailed,
  startPlatform,
  type TestPlatform,
} from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { objectiveOf, taskOf } from '#tests/platform/domains/managing/support.ts';
import { MAE_SOURCE } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const rows = Array.from({ length: 40 }, (_, row) => row);
const truth = [
  'id,y,weight,part',
  ...rows.map((row) => `${row},${row + 1},${row % 3},${row % 2 ? 'private' : 'public'}`),
].join('\n');
const resultOf = (off: number) =>
  ['id,y', ...rows.map((row) => `${row},${row + 1 + off * ((row % 4) - 1)}`)].join('\n');

const CustomMetric = {
  Name: '平均误差',
  Description: '差的绝对值的平均',
  HigherIsBetter: false,
  Best: 0,
  Worst: null,
  Values: 'number' as const,
  TruthColumns: [] as string[],
  PublishesSource: false,
  Source: MAE_SOURCE,
};
const settings = (changes: object = {}) => ({
  TargetColumn: 'y',
  Metric: 'custom' as const,
  ReviewDailyLimit: null,
  CustomMetric: { ...CustomMetric, ...changes },
});

const scoreOf = (work: Work) => work.ObjectiveWorkInfo?.PublicReviewResult.Score;

const solutionOf = async ({ organizer: { token } }: TestCompetition) =>
  refOf(await upload(platform, token, truth, { name: 'truth.csv', purpose: 'solution' })).key;

const set = ({ taskId, organizer }: TestCompetition, objective: object, Rescore = false) =>
  platform.call(
    managingCalls.updateTask,
    {
      params: { id: taskId },
      body: {
        ...taskOf(platform, { Objective: objectiveOf(objective) }),
        Rescore,
        RescoreReason: '修正程序',
      },
    },
    organizer,
  );

const prepared = async (changes: object = {}) => {
  const competition = await makeCompetition(platform);
  await set(competition, { ...settings(changes), Solution: await solutionOf(competition) });
  return competition;
};

describe('a task with a metric of its organizer’s', () => {
  it('tells everyone what it measures, and managers alone the program', async () => {
    const competition = await prepared();
    const ask = { query: { ids: competition.taskId } };
    const { data } = await platform.call(competitionCalls.tasks, ask);
    expect(data[0]?.ObjectiveTaskInfo).toMatchObject({
      Metric: 'custom',
      HigherIsBetter: false,
      CustomMetric: { Name: '平均误差', Source: null },
      Scores: [{ Name: '平均误差', HigherIsBetter: false }],
    });
    expect(JSON.stringify(data)).not.toContain('Math.abs');
    const managed = await platform.call(
      managingCalls.taskManagement,
      { query: { Stage: competition.stageId } },
      competition.organizer,
    );
    expect(managed.data[0]?.CustomMetric).toEqual({ Source: MAE_SOURCE, TruthColumns: [] });
    await set(competition, settings({ PublishesSource: true }));
    const open = await platform.call(competitionCalls.tasks, ask);
    expect(open.data[0]?.ObjectiveTaskInfo?.CustomMetric?.Source).toBe(MAE_SOURCE);
  });

  it('scores works, the smallest first', async () => {
    const competition = await prepared();
    const worse = await enter(platform, competition, '远的队');
    const better = await enter(platform, competition, '近的队');
    const first = await submit(platform, competition, worse.token, resultOf(3));
    const second = await submit(platform, competition, better.token, resultOf(1));
    expect(await reviewed(platform, worse.token, first._id)).toMatchObject({
      Status: workStatus.reviewed,
    });
    const work = await reviewed(platform, better.token, second._id);
    expect(scoreOf(work)).toBeGreaterThan(0);
    const { data } = await platform.call(leaderboardCalls.taskPublic, {
      params: { id: competition.taskId },
      query: { page: 1, perPage: 20 },
    });
    expect(data.map(({ Rank, Team }) => [Rank, Team])).toEqual([
      [1, better.team],
      [2, worse.team],
    ]);
  });

  it('reads further columns of the solution as texts', async () => {
    const Source = `const score = ({ truth, prediction, count }) => {
      let [sum, weights] = [0, 0];
      for (let i = 0; i < count; i += 1) {
        sum += Number(truth.weight[i]) * Math.abs(truth.y[i] - prediction.y[i]);
        weights += Number(truth.weight[i]);
      }
      return sum / weights;
    };`;
    const competition = await prepared({ Source, TruthColumns: ['weight'] });
    const member = await enter(platform, competition, '加权的队');
    const { _id } = await submit(platform, competition, member.token, resultOf(1));
    expect(await reviewed(platform, member.token, _id)).toMatchObject({
      Status: workStatus.reviewed,
    });
  });

  it.each([
    ['function score( {', /第1行：语法错误/],
    [
      'function score({ count }) {\n  let sum = 0;\n  sum += wrong;\n  return sum;\n}',
      /第3行或稍后：没有定义 wrong/,
    ],
    ['const score = () => NaN;', /返回了 NaN/],
    ['const score = () => -3;', /超出了设置的范围/],
  ])('isn’t saved with a program that gives no score', async (Source, told) => {
    const competition = await makeCompetition(platform);
    const Solution = await solutionOf(competition);
    const objective = { ...settings({ Source }), Solution };
    const refusal = await set(competition, objective).catch((error: unknown) => error);
    const { body } = refusal as CallFailed;
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Objective.CustomMetric.Source' });
    expect(body.message).toMatch(told);
  });

  it('gives a failing work back, tells its team nothing of why, and scores it once it is mended', async () => {
    const Source = `function score({ count, truth, prediction }) {
      if (prediction.y[0] < 0) throw new Error('answers: ' + truth.y.join());
      return 0;
    }`;
    const competition = await prepared({ Source });
    const member = await enter(platform, competition, '出错的队');
    const { _id } = await submit(platform, competition, member.token, resultOf(2));
    const work = await reviewed(platform, member.token, _id);
    expect(work).toMatchObject({ Status: workStatus.platformError });
    expect(JSON.stringify(work)).not.toMatch(/answers/);
    const list = await platform.call(
      submissionCalls.list,
      { query: { Task: competition.taskId, Team: member.team, page: 1, perPage: 5 } },
      member,
    );
    expect(list.totalValidSubmissionCount).toBe(0);

    const asked = {
      body: {
        Stage: competition.stageId,
        Task: competition.taskId,
        Objective: objectiveOf(settings({ Source })),
      },
    };
    const { Results } = await platform.call(scoringTrialCalls.run, asked, competition.organizer);
    expect(Results.find(({ Work }) => Work?._id === _id)?.Problem).toMatch(/answers: 1,3,5/);

    await set(competition, settings(), true);
    for (;;) {
      const now = await platform.call(submissionCalls.get, { params: { id: _id } }, member);
      if (now.Status === workStatus.reviewed) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  it('is tried with the last works, and nothing is stored', async () => {
    const competition = await prepared();
    const member = await enter(platform, competition, '试算的队');
    const { _id } = await submit(platform, competition, member.token, resultOf(1));
    const before = await reviewed(platform, member.token, _id);
    const Source = MAE_SOURCE.replace('sum / count', '(2 * sum) / count');
    const Objective = objectiveOf(settings({ Source }));
    const body = { Stage: competition.stageId, Task: competition.taskId, Objective };
    const { Results } = await platform.call(scoringTrialCalls.run, { body }, competition.organizer);
    expect(Results.map(({ Kind }) => Kind)).toEqual(['perfect', 'constant', 'random', 'work']);
    expect(Results[0]).toMatchObject({ PublicScores: [0], PublicRank: 1 });
    const after = Results[3];
    expect(after?.Work?.PublicScore).toBe(scoreOf(before));
    expect(after?.PublicScores[0]).toBeGreaterThan(scoreOf(before) ?? Infinity);
    await expect(platform.call(scoringTrialCalls.run, { body }, member)).rejects.toMatchObject({
      status: 403,
    });
    const waiting = await platform.database.db
      .select()
      .from(jobs)
      .where(eq(jobs.kind, 'review-by-program'));
    expect(waiting).toEqual([]);
  });
});
