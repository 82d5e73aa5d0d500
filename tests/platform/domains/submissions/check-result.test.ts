import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { makeCompetition, objective, resultFile } from '../../support/competition.ts';
import { startPlatform, type TestPlatform } from '../../support/platform.ts';
import { enter, refOf, upload } from '../../support/submitting.ts';

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
    });
    const packed = gzipSync(resultFile(1));
    expect(await check(taskId, token, packed, 'result.csv.gz')).toMatchObject({ Right: true });
    const wrong = await check(taskId, token, resultFile(1).replace('\n3,', '\n33,'));
    expect(wrong).toEqual({
      Right: false,
      Problems: ['第4行：未知的 id「33」', '缺少1行，例如 id 为 3的行'],
      Hints: [],
      Rows: 8,
    });
    const query = { query: { Task: taskId } };
    const { data } = await platform.call(submissionCalls.quotas, query, { token });
    expect(data[0]).toMatchObject({ totalValidSubmissionCount: 0 });
  });

  it('says nothing of labels unless they are published', async () => {
    const secret = await makeCompetition(platform);
    const { token } = await enter(platform, secret, 'secretive');
    const right = await check(secret.taskId, token, resultFile(0));
    const other = await check(secret.taskId, token, resultFile(0).replaceAll(',b', ',z'));
    expect(other).toEqual(right);
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
    const closed = await makeCompetition(platform, { task: { submitDisabled: true } });
    const { token: late } = await enter(platform, closed, 'late');
    const shut = await asked(closed.taskId, late, resultFile(1));
    expect(await platform.refusal(submissionCalls.check, ...shut)).toMatchObject({
      code: 'CONFLICT',
    });
  });
});
