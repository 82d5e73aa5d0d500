import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  submissionCalls,
  type Work,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { uploads } from '#platform/src/domains/uploads/tables.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const tokenTask = { task: { objective: { ...objective, submitType: 'token' as const } } };

/** Sends a result file as curl does. */
const send = async (uploadToken: string, content = resultFile(3), name = 'result.csv') => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const request = new Request('http://platform/', { method: 'POST', body: form });
  const response = await platform.app.inject({
    method: 'POST',
    url: submissionCalls.uploadWork.path,
    headers: {
      authorization: `Bearer ${uploadToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body = response.json<Work & { code?: string; message?: string }>();
  return { status: response.statusCode, body };
};

const tokensOf = async (taskId: string, token: string) => {
  const query = { query: { Task: taskId } };
  const { data } = await platform.call(submissionCalls.uploadTokens, query, { token });
  return data.map(({ workUploadToken }) => workUploadToken);
};

const renew = (taskId: string, token: string) =>
  platform.call(submissionCalls.renewUploadToken, { params: { id: taskId }, body: {} }, { token });

describe('the upload token of a team', () => {
  it('submits a file in the captain’s name, under the same limits', async () => {
    const competition = await makeCompetition(platform, tokenTask);
    const { id, token } = await enter(platform, competition, 'machine');
    const [own = ''] = await tokensOf(competition.taskId, token);
    const { status, body } = await send(own);
    expect({ status, User: body.User }).toEqual({ status: 200, User: id });
    const work = await reviewed(platform, token, body._id);
    expect(work.ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.75);
    await send(own, resultFile(1));
    await send(own, resultFile(2));
    const over = await send(own);
    expect(over.body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('每日3次'),
    });
  });

  it('stops with its renewal, and with another captain', async () => {
    const competition = await makeCompetition(platform, tokenTask);
    const { token, team } = await enter(platform, competition, 'renewer');
    const second = await enter(platform, competition, 'renewersmate');
    const [old = ''] = await tokensOf(competition.taskId, token);
    const { workUploadToken } = await renew(competition.taskId, token);
    expect((await send(old)).status).toBe(401);
    expect((await send(workUploadToken)).status).toBe(200);
    const asked = await platform.call(
      applicationCalls.create,
      { body: { Type: 0, To: team, Content: '一起' } },
      { token: second.token },
    );
    const answer = { params: { id: asked._id }, body: { Status: 1 } } as const;
    await platform.call(applicationCalls.answer, answer, { token });
    expect(await tokensOf(competition.taskId, second.token)).toEqual([]);
    const hand = { params: { id: team }, body: { userId: second.id } };
    await platform.call(teamCalls.transfer, hand, { token });
    expect((await send(workUploadToken)).status).toBe(401);
    expect((await tokensOf(competition.taskId, second.token)).length).toBe(1);
    const refused = await platform.refusal(
      submissionCalls.renewUploadToken,
      { params: { id: competition.taskId }, body: {} },
      { token },
    );
    expect(refused.code).toBe('FORBIDDEN');
  });

  it('is the only way into its task, and none into others', async () => {
    const competition = await makeCompetition(platform, tokenTask);
    const { token } = await enter(platform, competition, 'browser');
    const result = refOf(await upload(platform, token, resultFile(1)));
    const body = { Task: competition.taskId, result };
    const refused = await platform.refusal(submissionCalls.submit, { body }, { token });
    expect(refused.message).toBe('该任务只接受用上传令牌提交的结果文件');
    const other = await makeCompetition(platform);
    const elsewhere = await enter(platform, other, 'elsewhere');
    const renewal = { params: { id: other.taskId }, body: {} };
    expect(
      await platform.refusal(submissionCalls.renewUploadToken, renewal, elsewhere),
    ).toMatchObject({ code: 'BAD_USER_INPUT', message: '该任务不接受用上传令牌提交' });
    const [own = ''] = await tokensOf(competition.taskId, token);
    const forged = own.replace(competition.taskId, other.taskId);
    for (const wrong of [
      forged,
      `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
      'wtu_',
      token,
    ])
      expect((await send(wrong)).status).toBe(401);
  });

  it('takes nothing that isn’t a result of the task’s size', async () => {
    const competition = await makeCompetition(platform, tokenTask);
    const { token, team } = await enter(platform, competition, 'oversized');
    const [own = ''] = await tokensOf(competition.taskId, token);
    const kept = await platform.database.db.select().from(uploads);
    expect((await send(own, 'x'.repeat(17 * 1024))).body.message).toContain('超过限制');
    // The formats that are named are the task's own, and nothing of the file stays.
    const other = await send(own, '{}', 'result.json');
    expect([other.status, other.body.message]).toEqual([
      400,
      '不支持该文件格式，请上传 .csv、.tsv、.gz、.zip 文件',
    ]);
    expect(await platform.database.db.select().from(uploads)).toEqual(kept);
    const query = { page: 1, perPage: 9, Team: team, Task: competition.taskId };
    const { totalNum } = await platform.call(submissionCalls.list, { query }, { token });
    expect(totalNum).toBe(0);
  });

  it('takes no beginning of a larger file for the whole', async () => {
    const competition = await makeCompetition(platform, tokenTask);
    const { token, team } = await enter(platform, competition, 'cutshort');
    const [own = ''] = await tokensOf(competition.taskId, token);
    const kept = await platform.database.db.select().from(uploads);
    // Over a line of its own, on which the file comes in many pieces.
    const form = new FormData();
    form.append('file', new Blob([resultFile(3), '\n'.repeat(2_000_000)]), 'result.csv');
    const response = await fetch(`${await platform.listen()}${submissionCalls.uploadWork.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${own}` },
      body: form,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', message: '文件大小超过限制（16 KB）', field: 'file' },
    ]);
    expect(await platform.database.db.select().from(uploads)).toEqual(kept);
    const query = { page: 1, perPage: 9, Team: team, Task: competition.taskId };
    const { totalNum } = await platform.call(submissionCalls.list, { query }, { token });
    expect(totalNum).toBe(0);
  });
});
