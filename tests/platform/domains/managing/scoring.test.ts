import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { type TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import { tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { uploads } from '#platform/src/domains/uploads/tables.ts';
import { fixture } from '#tests/support/fixtures.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored, scoreOn } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { at, objectiveOf, taskOf } from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

/** Eight rows in which `label` is right everywhere. */
const truth = (label: string) =>
  [
    'id,label,part',
    ...Array.from(
      { length: 8 },
      (_, row) => `${row + 1},${label},${row < 4 ? 'public' : 'private'}`,
    ),
  ].join('\n');

const solution = async ({ organizer }: TestCompetition, content: string | Buffer) =>
  refOf(
    await upload(platform, organizer.token, content, { name: 'truth.csv', purpose: 'solution' }),
  ).key;

const change = (
  { taskId, organizer }: TestCompetition,
  objective: object,
  changes: Partial<TaskSettings> & { Rescore?: boolean } = {},
) => {
  const Objective = objectiveOf({ ReviewDailyLimit: null, ...objective });
  const body = {
    ...taskOf(platform, { ...changes, Objective }),
    Rescore: changes.Rescore,
    RescoreReason: '修改',
  };
  const input = { params: { id: taskId }, body: JSON.parse(JSON.stringify(body)) as typeof body };
  return [managingCalls.updateTask, input, { token: organizer.token }] as const;
};

const publicScore = async (token: string, id: string) =>
  (await reviewed(platform, token, id)).ObjectiveWorkInfo?.PublicReviewResult.Score;

const becomes = (token: string, id: string, score: number) =>
  waitFor('the new score', async () => (await publicScore(token, id)) === score || undefined);

const told = async (token: string) => {
  const query = { page: 1, perPage: 100 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.filter(({ EventType }) => EventType === 2001).length;
};

describe('another solution once works were scored', () => {
  it('has all of them scored again: bests follow, members hear of it', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'rescored');
    const low = await scored(platform, competition, token, resultFile(1));
    const high = await scored(platform, competition, token, resultFile(3));
    const before = await told(token);
    const key = await solution(competition, truth('b'));
    expect(await platform.refusal(...change(competition, { Solution: key }))).toMatchObject({
      code: 'CONFLICT',
      message: '该任务已有提交，修改后会重新评分2条，请先确认',
    });
    expect(await scoreOn(platform, competition, team, 'taskPublic')).toBe(0.75);
    await platform.call(...change(competition, { Solution: key }, { Rescore: true }));
    await becomes(token, low._id, 0.75);
    await becomes(token, high._id, 0.25);
    expect(await scoreOn(platform, competition, team, 'taskPublic')).toBe(0.75);
    expect((await told(token)) - before).toBe(2);
    const query = { page: 1, perPage: 2 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    expect(data.map(({ Data }) => Data.Work)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Score: 0.75, Rescored: true, ScoreBefore: 0.25 }),
        expect.objectContaining({ Score: 0.25, Rescored: true, ScoreBefore: 0.75 }),
      ]),
    );
  });

  it('keeps the solution where it fits the new metric, and ranks by that', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'metric');
    const work = await scored(platform, competition, token, resultFile(2));
    await platform.call(...change(competition, { Metric: 'macroF1' }, { Rescore: true }));
    await waitFor('the other metric', async () => {
      const score = await publicScore(token, work._id);
      return (
        (score !== 0.5 && score === (await scoreOn(platform, competition, team, 'taskPublic'))) ||
        undefined
      );
    });
    // Labels that aren't numbers fit no such metric.
    const refusal = await platform.refusal(
      ...change(competition, { Metric: 'rmse' }, { Rescore: true }),
    );
    expect(refusal).toMatchObject({
      field: 'Objective.Solution',
      message: '评审标准已改变，请重新上传标准答案',
    });
  });

  it('reaches a work that was out at the time when it comes back', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'restored');
    const work = await scored(platform, competition, token, resultFile(4));
    const setStatus = (Status: 1 | -3) =>
      platform.call(
        reviewingCalls.setStatus,
        { params: { id: work._id }, body: { Status, Reason: '重复提交' } },
        { token: competition.organizer.token },
      );
    await setStatus(workStatus.invalidated);
    const key = await solution(competition, truth('b'));
    await platform.call(...change(competition, { Solution: key }, { Rescore: true }));
    await setStatus(workStatus.reviewed);
    await becomes(token, work._id, 0);
  });

  it('clips predictions into another range, and has works scored again by it', async () => {
    const competition = await makeCompetition(platform);
    const numbers = [
      'id,label,part,patient',
      ...Array.from(
        { length: 8 },
        (_, row) => `${row + 1},${row},${row < 4 ? 'public' : 'private'},p${row}`,
      ),
    ].join('\n');
    const key = await solution(competition, numbers);
    const regression = { Metric: 'mae', Solution: key };
    const body = { PredictionMin: 0, PredictionMax: 10, GroupColumn: ' patient ' };
    await platform.call(...change(competition, { ...regression, ...body }));
    const { token } = await enter(platform, competition, 'clipped');
    const far = ['id,label', ...Array.from({ length: 8 }, (_, row) => `${row + 1},1000`)].join(
      '\n',
    );
    const work = await scored(platform, competition, token, far);
    // Against 0, 1, 2 and 3.
    expect(await publicScore(token, work._id)).toBe(8.5);

    const query = { Stage: competition.stageId };
    const manager = { token: competition.organizer.token };
    const { data } = await platform.call(managingCalls.taskManagement, { query }, manager);
    expect(data).toMatchObject([{ PredictionMin: 0, PredictionMax: 10, GroupColumn: 'patient' }]);
    const wider = change(competition, { Metric: 'mae', PredictionMax: 20 });
    expect(await platform.refusal(...wider)).toMatchObject({ field: 'Objective.Solution' });
    await platform.call(
      ...change(competition, { Metric: 'mae', PredictionMax: 20 }, { Rescore: true }),
    );
    await becomes(token, work._id, 18.5);
    // Settings that a change doesn't name stay.
    expect(
      (await platform.call(managingCalls.taskManagement, { query }, manager)).data,
    ).toMatchObject([{ PredictionMin: 0, PredictionMax: 20, GroupColumn: 'patient' }]);
    const foreign = change(competition, { Metric: 'mae', GroupColumn: 'ward' }, { Rescore: true });
    expect(await platform.refusal(...foreign)).toMatchObject({ field: 'Objective.Solution' });
    const crossed = change(competition, { Metric: 'mae', PredictionMin: 30 });
    expect(await platform.refusal(...crossed)).toMatchObject({ field: 'Objective.PredictionMax' });
    // Others are told nothing of it.
    const { data: seen } = await platform.call(
      competitionCalls.tasks,
      { query: { ids: competition.taskId } },
      { token },
    );
    expect(JSON.stringify(seen)).not.toMatch(/Prediction|patient/);
  });

  it('tells organizers how many works it is about', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'counted');
    await scored(platform, competition, token, resultFile(4));
    const query = { Stage: competition.stageId };
    const caller = { token: competition.organizer.token };
    const { data } = await platform.call(managingCalls.taskManagement, { query }, caller);
    expect(data).toMatchObject([{ Works: 1, ScoredWorks: 1 }]);
  });

  it('leaves a work whose file is gone with the result that it has', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'filed');
    const gone = await scored(platform, competition, token, resultFile(4));
    const kept = await scored(platform, competition, token, resultFile(1));
    const [row] = await platform.database.db.select().from(works).where(eq(works.id, gone._id));
    await platform.database.db.delete(uploads).where(eq(uploads.key, row?.fileKey ?? ''));
    const key = await solution(competition, truth('b'));
    expect(await platform.refusal(...change(competition, { Solution: key }))).toMatchObject({
      message: '该任务已有提交，修改后会重新评分1条，请先确认',
    });
    await platform.call(...change(competition, { Solution: key }, { Rescore: true }));
    await becomes(token, kept._id, 0.75);
    expect(await publicScore(token, gone._id)).toBe(1);
  });
});

describe('a label that the solution doesn’t know', () => {
  const reviewOf = async ({ taskId }: TestCompetition, token?: string) => {
    const query = { ids: taskId };
    const { data } = await platform.call(competitionCalls.tasks, { query }, { token });
    return data[0]?.ObjectiveTaskInfo;
  };

  it('costs a submission and says so while the labels are secret', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'guessing');
    const work = await scored(platform, competition, token, resultFile(3, 2));
    expect(work).toMatchObject({
      Status: workStatus.reviewed,
      ObjectiveWorkInfo: { UnknownLabels: 3 },
    });
    expect(await reviewOf(competition, token)).toMatchObject({ PublicLabels: false, Labels: null });
  });

  it('is named with its line where they are told, and costs nothing', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'told');
    await platform.call(...change(competition, { PublicLabels: true }));
    // For those who may read what the task is about.
    expect(await reviewOf(competition, token)).toMatchObject({ PublicLabels: true, Labels: ['a'] });
    expect(await reviewOf(competition)).toMatchObject({ Labels: null });
    const work = await scored(platform, competition, token, resultFile(4, 3));
    expect(work).toMatchObject({
      Status: workStatus.fileError,
      ObjectiveWorkInfo: { PublicReviewResult: { ReviewErrorMessage: '第9行：未知的 label「b」' } },
    });
    const query = { Task: competition.taskId };
    const { data } = await platform.call(submissionCalls.quotas, { query }, { token });
    expect(data[0]?.totalValidSubmissionCount).toBe(0);

    // Another solution has other labels.
    const key = await solution(competition, truth('b'));
    await platform.call(...change(competition, { Solution: key }, { Rescore: true }));
    await waitFor('the other labels', async () => {
      const review = await reviewOf(competition, token);
      return review?.Labels?.join() === 'b';
    });
  });
});

describe('how works are taken and chosen', () => {
  it('is kept where a change doesn’t speak of it', async () => {
    const competition = await makeCompetition(platform);
    const set = {
      SubmitType: 'token' as const,
      PrivateLeaderboard: false,
      SelectionLimit: 1,
      SelectionEndDate: at(platform, 3),
    };
    await platform.call(...change(competition, set, { ShowPrivateBestWork: false }));
    const after = await platform.call(...change(competition, {}));
    expect(after).toMatchObject({ ShowPrivateBestWork: false, ObjectiveTaskInfo: set });
  });

  it('is one work where the task says so, and so many stand for a team without a choice', async () => {
    const competition = await makeCompetition(platform);
    await platform.call(...change(competition, { SelectionLimit: 1 }));
    const { token, team } = await enter(platform, competition, 'chooser');
    const works = [
      await scored(platform, competition, token, resultFile(4, 1)),
      await scored(platform, competition, token, resultFile(3, 3)),
    ].map(({ _id }) => _id);
    const select = { params: { id: competition.taskId }, body: { works } };
    expect((await platform.refusal(submissionCalls.select, select, { token })).message).toBe(
      '最多选择一条记录进行Private榜提交',
    );
    platform.clock.advance(1_000);
    const opening = {
      EndDate: at(platform, 29),
      ShowPrivateLeaderboard: true,
      PrivateBoardConfirmation: '提前公开',
    };
    await platform.call(...change(competition, {}, opening));
    expect(await scoreOn(platform, competition, team, 'taskPrivate')).toBe(0.25);
    const more = change(competition, { SelectionLimit: 2 }, opening);
    expect(await platform.refusal(...more)).toMatchObject({
      code: 'CONFLICT',
      field: 'Objective.SelectionLimit',
      message: '该任务已有提交，不能再修改可选择的记录数',
    });
  });

  it('ends at its deadline', async () => {
    const competition = await makeCompetition(platform);
    const soon = at(platform, -0.5);
    await platform.call(...change(competition, { SelectionEndDate: soon }));
    const { token } = await enter(platform, competition, 'too-late');
    const { _id } = await submit(platform, competition, token, resultFile(1));
    const select = { params: { id: competition.taskId }, body: { works: [_id] } };
    expect((await platform.refusal(submissionCalls.select, select, { token })).message).toBe(
      'Private榜的选择已截止',
    );
  });
});

describe('the private board', () => {
  it('opens by itself at its time, and not at one that was taken back', async () => {
    const later = await startPlatform({ env: { JOB_POLL_MS: '20' } });
    const [one, other] = [await makeCompetition(later), await makeCompetition(later)];
    const shared = platform;
    platform = later;
    try {
      const opening = { PrivateLeaderboardDate: at(later, 31) };
      for (const competition of [one, other]) await later.call(...change(competition, {}, opening));
      await later.call(...change(other, {}, { PrivateLeaderboardDate: null }));
      const board = ({ taskId }: TestCompetition) => ({
        params: { id: taskId },
        query: { page: 1, perPage: 10 },
      });
      const refusal = await later.refusal(leaderboardCalls.taskPrivate, board(one));
      expect(refusal.code).toBe('NOT_FOUND');
      later.clock.now = new Date(later.clock.now.getTime() + 32 * DAY);
      await waitFor('the opening', async () => {
        const rows = await later.database.db.select().from(tasks).where(eq(tasks.id, one.taskId));
        return rows[0]?.showPrivateLeaderboard || undefined;
      });
      expect((await later.call(leaderboardCalls.taskPrivate, board(one))).data).toEqual([]);
      const closed = await later.refusal(leaderboardCalls.taskPrivate, board(other));
      expect(closed.code).toBe('NOT_FOUND');
    } finally {
      platform = shared;
      await later.close();
    }
  });
});

describe('a solution as Chinese Excel saves it', () => {
  const animals = { IdColumn: 'id', TargetColumn: 'label', Metric: 'accuracy' };
  const set = async (competition: TestCompetition) => {
    const key = await solution(competition, fixture('results/solution-zh-gbk.csv'));
    await platform.call(...change(competition, { ...animals, Solution: key }, { Rescore: true }));
  };
  const management = async ({ stageId, organizer }: TestCompetition) => {
    const query = { Stage: stageId };
    const { token } = organizer;
    const { data } = await platform.call(managingCalls.taskManagement, { query }, { token });
    return data[0]?.Solution;
  };
  const readAs = {
    Public: 6,
    Private: 6,
    Encoding: 'GB18030',
    Delimiter: ',',
    Columns: ['id', 'label', 'part'],
    LabelsNumber: 3,
    Labels: [
      { Value: '狗', Count: 4 },
      { Value: '猫', Count: 4 },
      { Value: '鸟', Count: 4 },
    ],
  };

  it('gives a right result its score, in UTF-8 and in GBK, and nonsense none', async () => {
    const competition = await makeCompetition(platform);
    await set(competition);
    const { token } = await enter(platform, competition, 'animals');
    const text = decodeText(fixture('results/r03-gbk.csv')).text;
    const results = [text, fixture('results/r03-gbk.csv'), text.replace(/狗|鸟|猫/g, '猪')];
    const outcomes = [];
    for (const result of results) {
      const { Status, ObjectiveWorkInfo } = await scored(platform, competition, token, result);
      outcomes.push([Status, ObjectiveWorkInfo?.PublicReviewResult.Score]);
    }
    const { reviewed: right, fileError } = workStatus;
    expect(outcomes).toEqual([
      [right, 1],
      [right, 1],
      [fileError, null],
    ]);
    // Nonsense costs no try.
    const query = { query: { Task: competition.taskId } };
    const { data } = await platform.call(submissionCalls.quotas, query, { token });
    expect(data[0]).toMatchObject({ totalValidSubmissionCount: 2 });
  });

  it('tells its organizer what it was read as, and doesn’t read it again for that', async () => {
    const competition = await makeCompetition(platform);
    await set(competition);
    expect(await management(competition)).toMatchObject(readAs);
    const { db } = platform.app.services.database;
    const ofTask = eq(taskSolutions.taskId, competition.taskId);
    await db.update(taskSolutions).set({ csv: 'unread' }).where(ofTask);
    expect(await management(competition)).toMatchObject(readAs);
  });

  it('is read once more where it was kept before its figures were', async () => {
    const competition = await makeCompetition(platform);
    await set(competition);
    const { db } = platform.app.services.database;
    const ofTask = eq(taskSolutions.taskId, competition.taskId);
    await db.update(taskSolutions).set({ figures: null }).where(ofTask);
    expect(await management(competition)).toMatchObject({ Public: 6, LabelsNumber: 3 });
    const [kept] = await db.select().from(taskSolutions).where(ofTask);
    expect(kept?.figures).toMatchObject({ public: 6, private: 6 });
  });
});
