import { describe, expect, it } from '@jest/globals';
import { MEMBER_TEXT } from '@whaletide/schema/verbs/marking.ts';
import { verbs } from '@whaletide/schema/verbs/verbs.ts';
import { accounts } from '#tests/support/demo.ts';
import { register, sampleResult } from '../support/penguins.ts';
import { useProduct } from '../support/product.ts';
import { calling, connect, type Era, eras, post, signedIn, tokenOf } from './support.ts';

const product = useProduct();
const site = () => product().gateways[0].url;

interface Row {
  id: string;
  name: { [MEMBER_TEXT]: string };
}

describe.each(Object.keys(eras) as Era[])('a client of %s', (era) => {
  it('finds, reads, checks, submits, waits, and has its rank and its receipt', async () => {
    const account = era === '2025' ? accounts.newcomer : accounts.creator;
    const member = await signedIn(site(), account);
    const { client, call } = await connect(site(), await tokenOf(member, ['READ', 'SUBMIT']), era);
    const { answer: list } = await call('competitions', { status: 'RUNNING', perPage: 50 });
    const found = (list as unknown as { competitions: { items: Row[] } }).competitions.items;
    const id = found.find(({ name }) => name[MEMBER_TEXT].includes('企鹅'))?.id;
    expect(id).toBeDefined();
    // Entering is the member's own decision.
    await register(member, id ?? '');
    const { answer: read } = await call('competition', { id });
    const { competition } = read as unknown as {
      competition: { authorshipRule: string; stages: { tasks: { id: string }[] }[] };
    };
    const taskId = competition.stages[0]?.tasks[0]?.id ?? '';
    const { answer: data } = await call('data', { id });
    expect(JSON.stringify(data)).toContain('train.csv');
    const checked = await call('check', { taskId, content: sampleResult });
    expect(checked.answer).toMatchObject({ competitionTask: { checkResult: { isRight: true } } });
    const { uploaded } = checked.answer as unknown as { uploaded: { resultKey: string } };
    const { resultKey } = uploaded;
    const { answer: sent } = await call('submit', { taskId, resultKey, note: '由智能体提交' });
    const { submitWork } = sent as unknown as { submitWork: { id: string; authorship: string } };
    expect(submitWork.authorship).toBe('AGENT');
    const workId = submitWork.id;
    const { answer: scored } = await call('wait', { workId });
    expect(scored).toMatchObject({ isDone: true, work: { status: 'REVIEWED' } });
    const { answer: board } = await call('board', { taskId, authorship: ['AGENT'], perPage: 50 });
    const { items } = (board as unknown as { leaderboard: { items: { rank: number }[] } })
      .leaderboard;
    expect(items[0]?.rank).toBe(1);
    const { answer: receipt } = await call('receipt', { workId });
    expect(receipt).toMatchObject({
      work: { receipt: { index: expect.any(Number) as unknown as number } },
    });
    const { answer: own } = await call('me');
    expect(own).toMatchObject({ token: { isAgent: true, submissions: { used: 1 } } });
    await client.close();
  });

  it('has refusals as answers, and goes on', async () => {
    const member = await signedIn(site(), accounts.member);
    const { client, call } = await connect(site(), await tokenOf(member, ['READ', 'SUBMIT']), era);
    const nothing = await call('competition', { id: '0'.repeat(24) });
    expect(nothing).toMatchObject({ isError: true, answer: { code: 'NOT_FOUND' } });
    const both = await call('board', {});
    expect(both).toMatchObject({ isError: true, answer: { code: 'BAD_USER_INPUT' } });
    expect((await call('me')).isError).toBe(false);
    const uri = `whaletide://competitions/${'0'.repeat(24)}`;
    await expect(client.readResource({ uri })).rejects.toThrow();
    await client.close();
  });
});

describe('scopes', () => {
  const sets = ['READ', 'SUBMIT', 'READ SUBMIT', 'WRITE', 'ACCOUNT'];

  it.each(sets)('%s has its tools alone, and any other is refused', async (held) => {
    const member = await signedIn(site(), accounts.member);
    const scopes = held.split(' ') as Parameters<typeof tokenOf>[1];
    const token = await tokenOf(member, scopes);
    const { client } = await connect(site(), token);
    const { tools } = await client.listTools();
    const has = (scope: string) =>
      scopes.some((one) => one.toLowerCase() === scope || (one === 'WRITE' && scope === 'submit'));
    expect(tools.map(({ name }) => name)).toEqual(
      verbs.filter(({ scope }) => has(scope)).map(({ name }) => name),
    );
    for (const { name, scope, example } of verbs.filter((verb) => !has(verb.scope))) {
      const answer = await post(site(), calling(name, example), {
        authorization: `Bearer ${token}`,
      });
      expect([name, answer.status]).toEqual([name, 403]);
      expect(answer.headers.get('www-authenticate')).toMatch(
        new RegExp(`^Bearer error="insufficient_scope", scope="${scope}"`),
      );
    }
    await client.close();
  });
});

describe('the door', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  it.each([
    ['nothing', {}, /^Bearer resource_metadata="http/],
    ['an unknown token', { authorization: 'Bearer wt_nothing' }, /error="invalid_token"/],
    ['another scheme', { authorization: 'Basic YTpi' }, /error="invalid_token"/],
    ['a service account’s', { authorization: 'Bearer wsa_nothing' }, /error="invalid_token"/],
  ])('answers 401 to %s', async (_, headers, challenge) => {
    const answer = await post(site(), list, headers);
    expect(answer.status).toBe(401);
    const told = answer.headers.get('www-authenticate') ?? '';
    expect(told).toMatch(challenge);
    const metadata = /resource_metadata="([^"]+)"/.exec(told)?.[1] ?? '';
    expect(await (await fetch(metadata)).json()).toMatchObject({
      resource: expect.stringMatching(/\/mcp$/) as unknown as string,
      scopes_supported: ['read', 'submit'],
    });
  });

  it('knows no cookies, and no pages of other sites', async () => {
    const member = await signedIn(site(), accounts.member);
    const authorization = `Bearer ${await tokenOf(member, ['READ'])}`;
    const from = (origin: string) => post(site(), list, { authorization, origin });
    expect((await from('https://elsewhere.test')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from(site())).status).toBe(200);
  });

  it('is closed to agents that their member has stopped', async () => {
    const member = await signedIn(site(), accounts.member);
    const authorization = `Bearer ${await tokenOf(member, ['READ'])}`;
    const stop = (isStopped: boolean) =>
      member.ask(
        'mutation ($input: StopAgentsInput!) { stopAgents(input: $input) { stoppedAt } }',
        { input: { isStopped } },
      );
    expect((await post(site(), list, { authorization })).status).toBe(200);
    await stop(true);
    expect((await post(site(), list, { authorization })).status).toBe(401);
    await stop(false);
    expect((await post(site(), list, { authorization })).status).toBe(200);
  });

  it('stays open to others while one sends what can’t be read', async () => {
    const member = await signedIn(site(), accounts.member);
    const authorization = `Bearer ${await tokenOf(member, ['READ'])}`;
    const wrong = [
      {},
      [],
      'text',
      { jsonrpc: '2.0', id: 1, method: 'nothing' },
      calling('me', []),
      calling('nothing'),
    ];
    for (const body of wrong)
      expect((await post(site(), body, { authorization })).status).toBeLessThan(500);
    const large = { ...list, params: { text: 'x'.repeat(7 * 1024 * 1024) } };
    expect(
      (await post(site(), large, { authorization }).catch(() => ({ status: 413 }))).status,
    ).toBe(413);
    expect((await post(site(), list, { authorization })).status).toBe(200);
  });
});

describe('the log', () => {
  it('tells the owner what a token did, and the budget what is left', async () => {
    const member = await signedIn(site(), accounts.captain);
    const { client, call } = await connect(site(), await tokenOf(member, ['READ']));
    await call('me');
    await call('topic', { id: '0'.repeat(24) });
    const { viewer } = await member.ask<{ viewer: { accessTokens: { id: string }[] } }>(
      '{ viewer { accessTokens { id } } }',
    );
    const told = await member.ask(
      'query ($id: ID!) { viewer { accessToken(id: $id) { usage { calls } uses { verb outcome code } } } }',
      { id: viewer.accessTokens[0]?.id },
    );
    expect(told).toMatchObject({
      viewer: {
        accessToken: {
          usage: { calls: 2 },
          uses: [
            { verb: 'topic', outcome: 'REFUSED', code: 'NOT_FOUND' },
            { verb: 'me', outcome: 'OK', code: null },
          ],
        },
      },
    });
    await client.close();
  });
});
