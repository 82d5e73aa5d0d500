import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { agentCalls } from '@whaletide/schema/domains/account/rest/agents.ts';
import {
  TOKEN_GIB_A_DAY,
  TOKEN_LOG_DAYS,
  TOKEN_SUBMISSIONS_A_DAY,
  tokenBudget,
} from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { uploadCalls } from '@whaletide/schema/domains/uploads/rest.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { tokenDays } from '#platform/src/domains/account/tables.ts';
import { pruneTokenUses } from '#platform/src/domains/account/token-uses.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import {
  type CallFailed,
  startPlatform,
  type TestPlatform,
} from '#tests/platform/support/platform.ts';
import { begin, partOf, sendPart } from '#tests/platform/support/parted.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

let count = 0;
let session: string;
let task: string;

const tokenOf = (scopes: ('read' | 'submit' | 'write')[], kind: 'person' | 'agent' = 'agent') =>
  platform.call(
    accountCalls.createAccessToken,
    {
      body: {
        Name: '智能体',
        Scopes: scopes,
        Kind: kind,
        Model: '鲸-1',
        password: 'a-long-password',
      },
    },
    { token: session },
  );

beforeEach(async () => {
  const { taskId, ...competition } = await makeCompetition(platform);
  task = taskId;
  ({ token: session } = await enter(platform, { taskId, ...competition }, `agents${(count += 1)}`));
});

const used = async () => {
  const { data } = await platform.call(accountCalls.accessTokens, {}, { token: session });
  return data.map(({ Usage: { Calls, Submissions, Bytes } }) => ({ Calls, Submissions, Bytes }));
};

/** Code of a call's refusal; ok where it was answered. */
const outcomeOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'ok',
    (failed: unknown) => (failed as CallFailed).body.code,
  );

describe('an access token', () => {
  it('that may hand in uploads results, checks and submits them, and changes nothing else', async () => {
    const { token } = await tokenOf(['submit']);
    const file = await upload(platform, token, resultFile(3));
    const query = { Result: refOf(file).key };
    await platform.call(submissionCalls.check, { params: { id: task }, query }, { token });
    const body = { Task: task, result: refOf(file) };
    const { _id: id } = await platform.call(submissionCalls.submit, { body }, { token });
    const note = { params: { id }, body: { Note: '改' } };
    expect(await outcomeOf(platform.call(submissionCalls.note, note, { token }))).toBe('FORBIDDEN');
    expect(await used()).toEqual([
      { Calls: 0, Submissions: 1, Bytes: expect.any(Number) as unknown as number },
    ]);
  });

  it('that only reads hands nothing in', async () => {
    const { token } = await tokenOf(['read']);
    const file = await upload(platform, session, resultFile(3));
    const body = { Task: task, result: refOf(file) };
    expect(await outcomeOf(platform.call(submissionCalls.submit, { body }, { token }))).toBe(
      'FORBIDDEN',
    );
    expect(await used()).toEqual([{ Calls: 0, Submissions: 0, Bytes: 0 }]);
  });

  it('knows what it is good for, and has a log that its owner reads', async () => {
    const { token, accessToken } = await tokenOf(['read', 'submit']);
    expect((await platform.call(agentCalls.ownToken, {}, { token })).Scopes).toEqual([
      'read',
      'submit',
    ]);
    const use = { body: { Verb: 'board' } };
    const { _id: id } = await platform.call(agentCalls.beginUse, use, { token });
    const end = { params: { id }, body: { Outcome: 'refused' as const, Code: 'NOT_FOUND' } };
    await platform.call(agentCalls.endUse, end, { token });
    // Once written it stays.
    expect(await outcomeOf(platform.call(agentCalls.endUse, end, { token }))).toBe('NOT_FOUND');
    const of = { params: { id: accessToken._id } };
    const { data } = await platform.call(agentCalls.uses, of, { token: session });
    expect(data).toMatchObject([{ Verb: 'board', Outcome: 'refused', Code: 'NOT_FOUND' }]);
    expect(await used()).toMatchObject([{ Calls: 1 }]);
  });

  it('has no more calls than its budget, though twenty ask at once', async () => {
    const { token, accessToken } = await tokenOf(['read']);
    const ask = () =>
      outcomeOf(platform.call(agentCalls.beginUse, { body: { Verb: 'me' } }, { token }));
    await ask();
    await platform.database.db.update(tokenDays).set({ calls: tokenBudget.calls - 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(15);
    expect(accessToken.Usage.Calls).toBe(0);
    await platform.database.db.delete(tokenDays);
  });

  it('hands nothing in and uploads nothing once it has used up its tries and bytes', async () => {
    const { token } = await tokenOf(['write']);
    const file = await upload(platform, token, resultFile(3));
    const content = Buffer.from(resultFile(4));
    const agent = { id: '', token };
    const open = await begin(platform, agent, content);
    const { submissions, bytes } = tokenBudget;
    await platform.database.db.update(tokenDays).set({ submissions, bytes });
    const body = { Task: task, result: refOf(file) };
    expect(await platform.refusal(submissionCalls.submit, { body }, agent)).toMatchObject({
      code: 'RATE_LIMITED',
      message: `此访问令牌今日的${TOKEN_SUBMISSIONS_A_DAY}次提交已用完`,
    });
    const full = {
      code: 'RATE_LIMITED',
      message: `此访问令牌今日的上传量已达${TOKEN_GIB_A_DAY} GB`,
    };
    expect((await upload(platform, token, content)).body).toMatchObject(full);
    const part = await sendPart(platform, agent, open, 0, partOf(content, open, 0));
    expect(part.body).toMatchObject(full);
    const params = { id: open._id };
    expect(await platform.call(uploadCalls.session, { params }, { token: session })).toMatchObject({
      Received: [],
    });
    await platform.database.db.delete(tokenDays);
  });

  it('is asked about by itself alone, not by a session', async () => {
    const params = {};
    const use = { body: { Verb: 'me' } };
    const by = { token: session };
    expect(await outcomeOf(platform.call(agentCalls.ownToken, params, by))).toBe('NOT_FOUND');
    expect(await outcomeOf(platform.call(agentCalls.beginUse, use, by))).toBe('NOT_FOUND');
  });
});

describe('all agents of a member', () => {
  it('stop at once, and act again', async () => {
    const { token } = await tokenOf(['read']);
    const { token: own } = await tokenOf(['read'], 'person');
    const stop = (Stopped: boolean, by = session) =>
      platform.call(agentCalls.stopAgents, { body: { Stopped } }, { token: by });
    expect(await outcomeOf(stop(true))).toBe('ok');
    const ask = (by: string) => outcomeOf(platform.call(accountCalls.current, {}, { token: by }));
    expect([await ask(token), await ask(own), await ask(session)]).toEqual([
      'UNAUTHENTICATED',
      'ok',
      'ok',
    ]);
    expect(await platform.call(agentCalls.agents, {}, { token: session })).toEqual({
      Stopped: expect.any(String) as unknown as string,
    });
    expect(await outcomeOf(stop(false))).toBe('ok');
    expect(await ask(token)).toBe('ok');
  });

  it('are stopped by no token', async () => {
    const { token } = await tokenOf(['write']);
    const body = { Stopped: false };
    expect(await outcomeOf(platform.call(agentCalls.stopAgents, { body }, { token }))).toBe(
      'FORBIDDEN',
    );
  });
});

it('the log ends after some days', async () => {
  const { token, accessToken } = await tokenOf(['read']);
  await platform.call(agentCalls.beginUse, { body: { Verb: 'me' } }, { token });
  const { db } = platform.database;
  await pruneTokenUses(db, new Date(platform.clock.now.getTime() + (TOKEN_LOG_DAYS + 1) * DAY));
  const of = { params: { id: accessToken._id } };
  expect((await platform.call(agentCalls.uses, of, { token: session })).data).toEqual([]);
});
