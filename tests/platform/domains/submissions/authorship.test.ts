import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import {
  submissionCalls,
  type Work,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { AuthorshipRule } from '@whaletide/schema/shared/rules/authorship.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { answersOf, makeFormCompetition } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MODEL = '鲸-1';

/** A token that an agent acts by, of a member. */
const agentOf = async (token: string, more: object = {}): Promise<string> => {
  const body = { Name: '智能体', Kind: 'agent', Model: ` ${MODEL} `, password: 'a-long-password' };
  const made = await platform.call(
    accountCalls.createAccessToken,
    { body: { ...body, Kind: 'agent' as const, ...more } },
    { token },
  );
  return made.token;
};

/** Hands a file in, with what is said of it. */
const handIn = async (taskId: string, token: string, said: object = {}, right = 3) => {
  const result = refOf(await upload(platform, token, resultFile(right)));
  return { body: { Task: taskId, result, ...said } };
};

const ruled = (authorshipRule: AuthorshipRule) =>
  makeCompetition(platform, { competition: { authorshipRule } });

const statement = ({ Authorship, AuthorshipModel }: Work) => [Authorship, AuthorshipModel];

describe('a work', () => {
  it('is of a person unless something else is said, and tells the model of its own', async () => {
    const { taskId, ...competition } = await makeCompetition(platform);
    const { token } = await enter(platform, { taskId, ...competition }, 'sayer');
    const said = async (more: object) =>
      statement(
        await platform.call(submissionCalls.submit, await handIn(taskId, token, more), { token }),
      );
    expect(await said({})).toEqual(['HUMAN', null]);
    expect(await said({ Authorship: 'HUMAN', AuthorshipModel: 'GLM' })).toEqual(['HUMAN', null]);
    expect(await said({ Authorship: 'HUMAN_WITH_AI', AuthorshipModel: ' GLM ' })).toEqual([
      'HUMAN_WITH_AI',
      'GLM',
    ]);
  });

  it('is refused where the competition asks for a model, and where it takes no agents', async () => {
    const naming = await ruled('MUST_BE_NAMED');
    const { token } = await enter(platform, naming, 'unnamed');
    const helped = { Authorship: 'HUMAN_WITH_AI' };
    expect(
      await platform.refusal(submissionCalls.submit, await handIn(naming.taskId, token, helped), {
        token,
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'AuthorshipModel' });

    const without = await ruled('FORBIDDEN');
    const rival = await enter(platform, without, 'noagent');
    for (const by of [rival.token, await agentOf(rival.token)])
      expect(
        await platform.refusal(
          submissionCalls.submit,
          await handIn(without.taskId, by, { Authorship: by === rival.token ? 'AGENT' : 'HUMAN' }),
          { token: by },
        ),
      ).toMatchObject({ code: 'CONFLICT', message: '主办方不接受由智能体完成的作品' });
    const query = { page: 1, perPage: 20, Task: without.taskId, Team: rival.team };
    const { totalNum } = await platform.call(submissionCalls.list, { query }, rival);
    expect(totalNum).toBe(0);
  });
});

describe('an agent’s token', () => {
  it('is made with its model, and says so', async () => {
    const { jwt: token } = await platform.join('maker');
    expect(
      await platform.refusal(
        accountCalls.createAccessToken,
        { body: { Name: 'x', Kind: 'agent', password: 'a-long-password' } },
        { token },
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Model' });
    await agentOf(token);
    platform.clock.advance(1_000);
    await agentOf(token, { Kind: 'person' });
    const { data } = await platform.call(accountCalls.accessTokens, {}, { token });
    expect(data.map(({ Kind, Model }) => [Kind, Model])).toEqual([
      ['person', null],
      ['agent', MODEL],
    ]);
  });

  it('hands in nothing but works of its agent, whatever it says', async () => {
    const competition = await ruled('MUST_BE_NAMED');
    const { token } = await enter(platform, competition, 'operator');
    const agent = await agentOf(token);
    const claim = { Authorship: 'HUMAN', AuthorshipModel: 'me' };
    const input = await handIn(competition.taskId, agent, claim);
    const first = await platform.call(submissionCalls.submit, input, { token: agent });
    expect(statement(first)).toEqual(['AGENT', MODEL]);
    // The same file again, by its person: it stays what it was.
    const again = await platform.call(submissionCalls.submit, input, { token });
    expect([again._id, ...statement(again)]).toEqual([first._id, 'AGENT', MODEL]);
    const params = { id: competition.taskId };
    const noted = await platform.call(
      submissionCalls.note,
      { params: { id: first._id }, body: { Note: '我做的' } },
      { token: agent },
    );
    expect(statement(noted)).toEqual(['AGENT', MODEL]);
    const { data } = await platform.call(
      submissionCalls.select,
      { params, body: { works: [first._id] } },
      { token: agent },
    );
    expect(data.map(statement)).toEqual([['AGENT', MODEL]]);
  });

  it('hands in a form as its agent, also where its person just said the same', async () => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, 'formal');
    const agent = await agentOf(token);
    const work = await answersOf(platform, token, '潮汐预报');
    const body = { Task: competition.taskId, work };
    const own = await platform.call(submissionCalls.submit, { body }, { token });
    platform.clock.advance(1_000);
    const its = await platform.call(submissionCalls.submit, { body }, { token: agent });
    expect([statement(own), statement(its)]).toEqual([
      ['HUMAN', null],
      ['AGENT', MODEL],
    ]);
    expect(its._id).not.toBe(own._id);
    // Sent twice, it is one.
    const repeated = await platform.call(submissionCalls.submit, { body }, { token: agent });
    expect(repeated._id).toBe(its._id);
  });

  it('reads and replaces no token for uploads, by which it would be the captain', async () => {
    const competition = await makeCompetition(platform, {
      task: { objective: { ...objective, submitType: 'token' } },
    });
    const { token } = await enter(platform, competition, 'captain');
    const agent = await agentOf(token);
    const asked = { query: { Task: competition.taskId } };
    const tokensBy = async (by: string) =>
      (await platform.call(submissionCalls.uploadTokens, asked, { token: by })).data;
    expect(await tokensBy(agent)).toEqual([]);
    expect(
      await platform.refusal(
        submissionCalls.renewUploadToken,
        { params: { id: competition.taskId }, body: {} },
        { token: agent },
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(await tokensBy(token)).toHaveLength(1);
  });
});

describe('a file that a program uploads', () => {
  it('says who made it by its address', async () => {
    const competition = await makeCompetition(platform, {
      task: { objective: { ...objective, submitType: 'token' } },
    });
    const { token } = await enter(platform, competition, 'curler');
    const query = { query: { Task: competition.taskId } };
    const { data } = await platform.call(submissionCalls.uploadTokens, query, { token });
    const send = async (asked: string) => {
      const form = new FormData();
      form.append('file', new Blob([resultFile(3)]), 'result.csv');
      const request = new Request('http://platform/', { method: 'POST', body: form });
      const answer = await platform.app.inject({
        method: 'POST',
        url: `${submissionCalls.uploadWork.path}${asked}`,
        headers: {
          authorization: `Bearer ${data[0]?.workUploadToken ?? ''}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return answer.json<Work>();
    };
    expect(statement(await send(''))).toEqual(['HUMAN', null]);
    expect(statement(await send('?Authorship=AGENT&AuthorshipModel=GLM'))).toEqual([
      'AGENT',
      'GLM',
    ]);
  });
});
