import { describe, expect, it } from '@jest/globals';
import { storageFull } from '@whaletide/schema/shared/rules/storage.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  authUser,
  competition,
  competitionId,
  member,
  memberId,
  page,
  team,
  teamId,
} from '../support/documents.ts';
import { startGateway, TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
const LIST = '{ competitions { items { name } } }';
const names = { competitions: { items: [{ name: '比赛0' }] } };
const FOLLOW = `mutation { follow(input: { kind: MEMBER, id: "${memberId()}" }) { __typename } }`;
const stubList = () => rest().get('/v2/api/competitionsCommunity').query(true);
const codeOf = (body: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  body.errors?.[0]?.extensions?.code;

describe('answers that everyone may see', () => {
  const gateway = useGateway({ SHARED_CACHE_FRESH_MS: '60000' });

  it('are asked for once at the same time, without a token, and shared while fresh', async () => {
    rest({ badheaders: ['authorization', 'x-client-address'] })
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .once()
      .reply(200, page([competition()]));
    const answers = await Promise.all([
      gateway().send(LIST),
      gateway().send(LIST, { token: TOKEN }),
      gateway().send(LIST),
    ]);
    answers.push(await gateway().send(LIST));
    for (const { body } of answers) expect(body.data).toEqual(names);
  });

  it('are not older than the last change of the member who asks', async () => {
    const fresh = await startGateway({ SHARED_CACHE_FRESH_MS: '60000' });
    const named = (name: string) => ({ ...competition(), Name: name });
    const ask = async (token?: string) =>
      (await fresh.send(LIST, token === undefined ? {} : { token })).body.data?.competitions;
    stubList().reply(200, page([named('旧名')]));
    await ask(TOKEN);
    rest().post('/api/follow').reply(200, member());
    await fresh.send(FOLLOW, { token: TOKEN });
    expect(await ask()).toEqual({ items: [{ name: '旧名' }] });
    stubList().reply(200, page([named('新名')]));
    expect(await ask(TOKEN)).toEqual({ items: [{ name: '新名' }] });
    rest().get('/api/auth').reply(200, authUser());
    expect(await ask('wt_another-member')).toEqual({ items: [{ name: '新名' }] });
    await fresh.app.close();
  });

  it('that show what somebody has just changed are asked for again by everybody', async () => {
    const fresh = await startGateway({ SHARED_CACHE_FRESH_MS: '60000' });
    const ask = async (id: string) =>
      (await fresh.send(`{ member(id: "${id}") { followersCount } }`)).body.data?.member;
    const stub = (id: string, followersCount: number) =>
      rest()
        .get('/api/users')
        .query({ ids: id })
        .reply(200, page([{ ...member(), _id: id, followersCount }]));
    const other = memberId(7);
    stub(memberId(), 1);
    stub(other, 5);
    expect(await ask(memberId())).toEqual({ followersCount: 1 });
    expect(await ask(other)).toEqual({ followersCount: 5 });
    rest().post('/api/follow').reply(200, member());
    await fresh.send(FOLLOW, { token: TOKEN });
    stub(memberId(), 2);
    expect(await ask(memberId())).toEqual({ followersCount: 2 });
    expect(await ask(other)).toEqual({ followersCount: 5 });
    await fresh.app.close();
  });

  it('are never those to a token', async () => {
    const query = '{ viewer { email } }';
    for (const token of ['wt_first-token', 'wt_second-token']) {
      rest()
        .get('/api/auth')
        .matchHeader('authorization', `Bearer ${token}`)
        .twice()
        .reply(429, { code: 'RATE_LIMITED', message: token, retryAfter: 60 });
      const { body } = await gateway().send(query, { token });
      expect(body.errors?.[0]?.message).toBe(token);
    }
  });
});

describe('when platform is down', () => {
  it('public pages come from the last answer, and the rest says so', async () => {
    const gateway = await startGateway();
    stubList().reply(200, page([competition()]));
    await gateway.send(LIST);
    stubList().replyWithError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    rest()
      .get('/api/auth')
      .replyWithError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    const { body } = await gateway.send(`{ viewer { id } competitions { items { name } } }`, {
      token: TOKEN,
    });
    expect(body.data).toEqual({ viewer: null, ...names });
    expect(codeOf(body)).toBe('UPSTREAM_UNAVAILABLE');
    expect(JSON.stringify(body)).not.toMatch(/refused|platform\.test/);
    await gateway.app.close();
  });

  it('a refusal is never replaced by an older answer', async () => {
    const gateway = await startGateway();
    const query = `{ leaderboard(taskId: "${teamId()}") { totalCount } }`;
    const board = () => rest().get(`/v2/api/tasks/${teamId()}/leaderboard`).query(true);
    board().reply(200, page([]));
    await gateway.send(query);
    board().reply(404, { code: 'NOT_FOUND', message: '暂无排行' });
    const { body } = await gateway.send(query);
    expect(codeOf(body)).toBe('NOT_FOUND');
    await gateway.app.close();
  });
});

describe('an answer that makes no sense', () => {
  const gateway = useGateway({ UPSTREAM_RESPONSE_BYTES: '4096' });

  it.each([
    ['is not JSON', 200, '<html>nginx at 10.1.2.3</html>'],
    ['has another shape', 200, { data: 'rows', totalNum: 1, page: 1, perPage: 12 }],
    ['is too large', 200, page(Array.from({ length: 200 }, (_, i) => competition(i)))],
    ['is a refusal of another kind', 418, { error: 'teapot' }],
  ])('because it %s is a typed error of its field', async (_, status, answer) => {
    stubList().reply(status, answer);
    const { body } = await gateway().send(LIST);
    expect(codeOf(body)).toBe('UPSTREAM_UNAVAILABLE');
    expect(JSON.stringify(body)).not.toMatch(/nginx|10\.1\.2\.3|teapot/);
  });
});

describe('what a client wrote', () => {
  const gateway = useGateway();

  it.each([
    ['competitions', `{ competitions(name: "${'长'.repeat(20_000)}") { totalCount } }`],
    ['skills', `{ skills(name: "${'x'.repeat(20_000)}") { id } }`],
    ['locations', `{ site { locations(level1: "${'省'.repeat(20_000)}") { __typename } } }`],
  ])('beyond the bounds of the contract is never asked for: %s', async (_name, query) => {
    // Nothing is stubbed: a call would fail this test.
    const { body } = await gateway().send(query);
    expect(body.errors).toMatchObject([
      { message: '内容太长', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('as the name of its browser is cut', async () => {
    rest()
      .post('/api/auth')
      .matchHeader('user-agent', 'x'.repeat(200))
      .reply(400, { code: 'BAD_USER_INPUT', message: '账号或密码错误', field: 'password' });
    const { body } = await gateway().send(
      'mutation { signIn(input: { account: "a@b.test", password: "12345678" }) { member { id } } }',
      { headers: { 'user-agent': 'x'.repeat(16_270) } },
    );
    expect(body.errors?.[0]?.message).toBe('账号或密码错误');
  });
});

describe('retries', () => {
  const gateway = useGateway({ UPSTREAM_RETRIES: '2', UPSTREAM_RETRY_DELAY_MS: '1' });

  it('help a GET over a blip', async () => {
    stubList().reply(503);
    stubList().reply(502);
    stubList().reply(200, page([competition()]));
    expect((await gateway().send(LIST)).body.data).toEqual(names);
  });

  it('never repeat what may have been done', async () => {
    rest().post(`/v2/api/competitions/${competitionId()}`).once().reply(503);
    const { body } = await gateway().send(
      `mutation { registerForCompetition(input: { competitionId: "${competitionId()}" }) { id } }`,
      { token: TOKEN },
    );
    expect(codeOf(body)).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('stop when the budget is spent', async () => {
    const strict = await startGateway({
      UPSTREAM_RETRIES: '2',
      UPSTREAM_RETRY_DELAY_MS: '1',
      UPSTREAM_RETRY_FLOOR: '1',
      UPSTREAM_RETRY_SHARE: '0',
    });
    stubList().twice().reply(503);
    expect(codeOf((await strict.send(LIST)).body)).toBe('UPSTREAM_UNAVAILABLE');
    await strict.app.close();
  });
});

describe('time', () => {
  it('ends a call that takes too long, as a typed error', async () => {
    const gateway = await startGateway({ UPSTREAM_CALL_TIMEOUT_MS: '50' });
    let answer: ((body: unknown[]) => void) | undefined;
    const late = new Promise<unknown[]>((resolve) => (answer = resolve));
    stubList().reply(async () => (await late) as [number, string]);
    const { body } = await gateway.send(LIST);
    expect(codeOf(body)).toBe('UPSTREAM_TIMEOUT');
    answer?.([200, '{}']);
    await gateway.app.close();
  });
});

describe('the circuit breaker', () => {
  it('stops calling what keeps failing, and leaves other operations alone', async () => {
    const gateway = await startGateway({ BREAKER_FAILURES: '2', BREAKER_PAUSE_MS: '600000' });
    stubList().twice().reply(500);
    await gateway.send(LIST);
    await gateway.send(LIST);
    // Nothing is stubbed any more: a call would fail this test.
    const { body } = await gateway.send(LIST);
    expect(codeOf(body)).toBe('UPSTREAM_UNAVAILABLE');
    rest()
      .get('/v2/api/teams')
      .query(true)
      .reply(200, page([team()]));
    const other = await gateway.send(`{ team(id: "${teamId()}") { name } }`);
    expect(other.body.data).toEqual({ team: { name: '团队0' } });
    await gateway.app.close();
  });

  it.each([400, 413, 414, 418, 429, 431])(
    'does not open on a %i, in whatever words: it says nothing of the next call',
    async (status) => {
      const gateway = await startGateway({ BREAKER_FAILURES: '2' });
      stubList().times(4).reply(status, 'Request Header Fields Too Large');
      for (let i = 0; i < 4; i += 1) await gateway.send(LIST);
      stubList().reply(200, page([competition()]));
      expect((await gateway.send(LIST)).body.data).toEqual(names);
      await gateway.app.close();
    },
  );

  it('does not open for other inputs on the faults of one', async () => {
    const gateway = await startGateway({ BREAKER_FAILURES: '2', BREAKER_PAUSE_MS: '600000' });
    const search = (name: string) =>
      gateway.send('query ($name: String) { competitions(name: $name) { items { name } } }', {
        variables: { name },
      });
    rest()
      .get('/v2/api/competitionsCommunity')
      .query((query) => Object.values(query).join().includes('坏'))
      .times(12)
      .reply(500, { code: 'INTERNAL', message: '抱歉，服务器打了个盹，错误编号 1' });
    for (let i = 0; i < 12; i += 1)
      expect(codeOf((await search(`坏${i}`)).body)).toBe('UPSTREAM_UNAVAILABLE');
    stubList().reply(200, page([competition()]));
    expect((await search('好')).body.data).toEqual(names);
    await gateway.app.close();
  });

  it('closes as soon as platform is healthy again, however long its pause', async () => {
    const gateway = await startGateway({
      BREAKER_FAILURES: '2',
      BREAKER_PAUSE_MS: '600000',
      BREAKER_PROBE_MS: '10',
    });
    stubList().twice().reply(500);
    rest().get('/healthz').reply(503);
    await gateway.send(LIST);
    await gateway.send(LIST);
    expect(codeOf((await gateway.send(LIST)).body)).toBe('UPSTREAM_UNAVAILABLE');
    rest().get('/healthz').times(1_000).reply(200, {});
    stubList().reply(200, page([competition()]));
    const answer = await waitFor('the list', async () => (await gateway.send(LIST)).body.data);
    expect(answer).toEqual(names);
    await gateway.app.close();
  });

  it('does not open on refusals', async () => {
    const gateway = await startGateway({ BREAKER_FAILURES: '2' });
    rest().get('/api/auth').times(4).reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    for (let i = 0; i < 4; i += 1) {
      const { body } = await gateway.send('{ viewer { id } }', { token: TOKEN });
      expect(codeOf(body)).toBe('UNAUTHENTICATED');
    }
    await gateway.app.close();
  });

  it('does not open where platform has no space, and says so each time', async () => {
    const gateway = await startGateway({ BREAKER_FAILURES: '2' });
    rest()
      .post(`/v2/api/competitions/${competitionId()}`)
      .times(25)
      .reply(507, { code: 'UPSTREAM_UNAVAILABLE', message: '卷 /dev/sda1 已满' });
    const register = `mutation { registerForCompetition(input: { competitionId: "${competitionId()}" }) { id } }`;
    for (let i = 0; i < 25; i += 1) {
      const { body } = await gateway.send(register, { token: TOKEN });
      expect(body.errors?.[0]).toMatchObject({
        message: storageFull,
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      });
    }
    stubList().reply(200, page([competition()]));
    expect((await gateway.send(LIST)).body.data).toEqual(names);
    await gateway.app.close();
  });
});
