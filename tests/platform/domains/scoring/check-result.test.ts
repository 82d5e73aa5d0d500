import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { objectiveOf, taskOf } from '../managing/support.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const asked = async (
  taskId: string,
  token: string,
  content: string | Buffer,
  name = 'result.csv',
) => {
  const { key } = refOf(await upload(platform, token, content, { name }));
  return [{ params: { id: taskId }, query: { Result: key } }, { token }] as const;
};

const check = async (...given: Parameters<typeof asked>) =>
  platform.call(submissionCalls.check, ...(await asked(...given)));

describe('a result that is checked before it is submitted', () => {
  it('is told as the scorer would tell it, and takes nothing from the limits', async () => {
    const { taskId, ...competition } = await makeCompetition(platform);
    const { token } = await enter(platform, { taskId, ...competition }, 'checker');
    expect(await check(taskId, token, resultFile(1))).toEqual({
      Right: true,
      Problems: [],
      Hints: [],
      Rows: 8,
      Scores: [],
    });
    const packed = gzipSync(resultFile(1));
    expect(await check(taskId, token, packed, 'result.csv.gz')).toMatchObject({ Right: true });
    const wrong = await check(taskId, token, resultFile(1).replace('\n3,', '\n33,'));
    expect(wrong).toEqual({
      Right: false,
      Problems: ['第4行：未知的 id「33」', '缺少1行，例如 id 为 3的行'],
      Hints: [],
      Rows: 8,
      Scores: [],
    });
    const query = { query: { Task: taskId } };
    const { data } = await platform.call(submissionCalls.quotas, query, { token });
    expect(data[0]).toMatchObject({ totalValidSubmissionCount: 0 });
  });

  it('says nothing of labels unless they are published, or none is known', async () => {
    const secret = await makeCompetition(platform);
    const { token } = await enter(platform, secret, 'secretive');
    const right = await check(secret.taskId, token, resultFile(3));
    const other = await check(secret.taskId, token, resultFile(3).replaceAll(',b', ',z'));
    expect(other).toEqual(right);
    expect(await check(secret.taskId, token, resultFile(0))).toMatchObject({
      Right: false,
      Problems: ['label 列没有一个预测是标准答案中的标签，如「b」，请核对标签的写法和所用的列'],
    });
    const told = await makeCompetition(platform, {
      task: { objective: { ...objective, publicLabels: true } },
    });
    const { token: open } = await enter(platform, told, 'open');
    const refused = await check(told.taskId, open, resultFile(3));
    expect(refused).toMatchObject({
      Right: false,
      Problems: ['第5行：未知的 label「b」', '第9行：未知的 label「b」'],
    });
  });

  it('is scored on the sample whose answers the organizer released, and on that alone', async () => {
    const competition = await makeCompetition(platform);
    const { taskId } = competition;
    const { token: manager } = competition.organizer;
    const assetOf = async (content: string) => {
      const file = { name: 'sample.csv', purpose: 'asset' as const };
      return refOf(await upload(platform, manager, content, file)).key;
    };
    const release = (AnsweredSample: string | null) =>
      [
        managingCalls.updateTask,
        {
          params: { id: taskId },
          body: taskOf(platform, { Objective: objectiveOf({ AnsweredSample }) }),
        },
        { token: manager },
      ] as const;
    const { token } = await enter(platform, competition, 'trying');
    const { key } = refOf(await upload(platform, token, 'id,label\ns1,a\ns2,a\n'));
    const trial = [
      submissionCalls.check,
      { params: { id: taskId }, query: { Result: key, Sample: true } },
      { token },
    ] as const;
    expect(await platform.refusal(...trial)).toMatchObject({ code: 'NOT_FOUND', field: 'Sample' });

    // Rows of the solution would give its answers away.
    const leaking = await assetOf('id,label\ns1,a\n3,a\n');
    expect(await platform.refusal(...release(leaking))).toMatchObject({
      field: 'Objective.AnsweredSample',
      message: '有1行是标准答案中的行，公开会泄露答案，例如编号 3',
    });
    expect(await platform.refusal(...release(await assetOf('id\ns1\n')))).toMatchObject({
      field: 'Objective.AnsweredSample',
      message: '第1行：缺少列 label',
    });
    const { organizer: other } = await makeCompetition(platform);
    const file = { name: 'sample.csv', purpose: 'asset' as const };
    const foreign = refOf(await upload(platform, other.token, 'id,label\ns1,a\n', file)).key;
    expect(await platform.refusal(...release(foreign))).toMatchObject({ code: 'NOT_FOUND' });

    await platform.call(...release(await assetOf('id,label\ns1,a\ns2,b\n')));
    expect(await platform.call(...trial)).toEqual({
      Right: true,
      Problems: [],
      Hints: [],
      Rows: 2,
      Scores: [{ Name: 'accuracy', Value: 0.5 }],
    });
    // A new solution may not have its rows either.
    const truth = 'id,label,part\ns1,a,public\n2,a,private\n';
    const solution = { name: 'truth.csv', purpose: 'solution' as const };
    const Solution = refOf(await upload(platform, manager, truth, solution)).key;
    const changed = [
      managingCalls.updateTask,
      {
        params: { id: taskId },
        body: taskOf(platform, { Objective: objectiveOf({ Solution }) }),
      },
      { token: manager },
    ] as const;
    expect(await platform.refusal(...changed)).toMatchObject({
      field: 'Objective.AnsweredSample',
    });
    const { data } = await platform.call(
      competitionCalls.tasks,
      { query: { ids: taskId } },
      { token },
    );
    expect(data[0]?.ObjectiveTaskInfo?.AnsweredSampleUrl).toMatch(/^\/files\//);
    await platform.call(...release(null));
    expect(await platform.refusal(...trial)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is checked for those alone who may submit it', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'owner');
    const { jwt: outside } = await platform.join('outside');
    const [input] = await asked(competition.taskId, token, resultFile(1));
    const foreign = await platform.refusal(submissionCalls.check, input, { token: outside });
    expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
    const without = await asked(competition.taskId, outside, resultFile(1));
    expect(await platform.refusal(submissionCalls.check, ...without)).toMatchObject({
      code: 'CONFLICT',
      message: '请先报名比赛',
    });
    const large = await asked(competition.taskId, token, `${resultFile(1)}\n`.repeat(500));
    expect(await platform.refusal(submissionCalls.check, ...large)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Result',
    });
    const closed = await makeCompetition(platform, { task: { submitDisabled: true } });
    const { token: late } = await enter(platform, closed, 'late');
    const shut = await asked(closed.taskId, late, resultFile(1));
    expect(await platform.refusal(submissionCalls.check, ...shut)).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('waits for its turn, but for no more than so many of one member', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'hasty');
    const [input, by] = await asked(competition.taskId, token, resultFile(1));
    const checks = Array.from({ length: 50 }, () =>
      platform.call(submissionCalls.check, input, by),
    );
    const outcomes = await Promise.allSettled(checks);
    const reasons = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    expect(reasons[0]).toContain('RATE_LIMITED 正在检查的文件较多');
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
