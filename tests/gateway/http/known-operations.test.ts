import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  authUser,
  competition,
  competitionId,
  member,
  memberId,
  page,
} from '../support/documents.ts';
import { type Gateway, startGateway, TOKEN } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();

const idOf = (body: string) => createHash('sha256').update(body).digest('hex');
const known = (body: string) => ({ id: idOf(body), body });

const LIST = 'query List($page: Int) { competitions(page: $page) { items { id name } } }';
const VIEWER = 'query Viewer { viewer { id } }';
const FOLLOW = `mutation Follow { follow(input: { kind: MEMBER, id: "${memberId()}" }) { __typename } }`;
const EARLIER = 'query Earlier { __typename }';
const OTHER = '{ competitions { totalCount } }';

const folder = mkdtempSync(join(tmpdir(), 'known-operations-'));
const file = join(folder, 'operations.json');
writeFileSync(
  file,
  JSON.stringify({
    operations: [LIST, VIEWER, FOLLOW].map(known),
    earlier: [[known(EARLIER)]],
  }),
);

let gateway: Gateway;
let strict: Gateway;
beforeAll(async () => {
  const env = { KNOWN_OPERATIONS: file, SHARED_CACHE_FRESH_MS: '60000' };
  gateway = await startGateway(env);
  strict = await startGateway({ ...env, KNOWN_OPERATIONS_ONLY: 'true' });
});
afterAll(async () => {
  await Promise.all([gateway.app.close(), strict.app.close()]);
  rmSync(folder, { recursive: true });
});

const extensionsOf = (text: string) => ({
  persistedQuery: { version: 1, sha256Hash: idOf(text) },
});

interface Sent {
  headers?: Record<string, string>;
  variables?: object;
  query?: string;
  to?: Gateway;
}

const post = (text: string, { headers, to = gateway, ...rest }: Sent = {}) =>
  to.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ operationName: 'Any', extensions: extensionsOf(text), ...rest }),
  });

const get = (text: string, { headers = {}, to = gateway, variables }: Sent = {}) =>
  to.app.inject({
    url: '/graphql',
    query: {
      extensions: JSON.stringify(extensionsOf(text)),
      ...(variables && { variables: JSON.stringify(variables) }),
    },
    headers,
  });

const stubList = (query: object, name: string) =>
  rest()
    .get('/v2/api/competitionsCommunity')
    .query((asked) => asked.page === String((query as { page: number }).page))
    .once()
    .reply(200, page([{ ...competition(), Name: name }]));

describe('an operation by the hash of its text', () => {
  it('is answered without the text, those of earlier builds too', async () => {
    stubList({ page: 7 }, '第七页');
    const answer = await post(LIST, { variables: { page: 7 } });
    expect(answer.json()).toEqual({
      data: { competitions: { items: [{ id: competitionId(), name: '第七页' }] } },
    });
    expect((await post(EARLIER)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is asked for whole where it isn’t known, and answered then', async () => {
    const unknown = 'query Any { __typename }';
    const asked = await post(unknown);
    expect([asked.statusCode, asked.json().errors[0]]).toEqual([
      200,
      {
        message: 'PersistedQueryNotFound',
        extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
      },
    ]);
    const whole = await post(unknown, { query: unknown });
    expect(whole.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is refused with another text than it is the hash of', async () => {
    const { errors } = (await post(LIST, { query: VIEWER })).json();
    expect(errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  it.each([
    ['a hash of another kind', { persistedQuery: { version: 1, sha256Hash: 7 } }],
    ['a hash that is a path', { persistedQuery: { version: 1, sha256Hash: '__proto__' } }],
    ['no hash', { persistedQuery: {} }],
    ['a list', { persistedQuery: [] }],
  ])('is refused for %s', async (_, extensions) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ extensions }),
    });
    expect(answer.json().errors[0].extensions.code).toMatch(/^PERSISTED_QUERY_NOT/);
  });

  it('refuses variables that don’t fit like any other', async () => {
    const { errors } = (await post(LIST, { variables: { page: 'x' } })).json();
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('by GET', () => {
  it('a visitor’s answer may be kept on the way, and is named', async () => {
    stubList({ page: 2 }, '第二页');
    const answer = await get(LIST, { variables: { page: 2 } });
    expect(answer.json().data.competitions.items[0].name).toBe('第二页');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: expect.stringMatching(/Cookie.*Authorization/),
    });
    const { etag } = answer.headers;
    const again = await get(LIST, {
      variables: { page: 2 },
      headers: { 'if-none-match': String(etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('a member’s is theirs, and kept nowhere', async () => {
    rest().get('/api/auth').reply(200, authUser());
    const answer = await get(VIEWER, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.json().data.viewer).not.toBeNull();
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
    expect((await get(VIEWER)).json()).toEqual({ data: { viewer: null } });
  });

  it('another origin’s answer is another', async () => {
    const env = { KNOWN_OPERATIONS: file, PUBLIC_ORIGINS: 'https://whale.example' };
    const own = await startGateway(env);
    const answer = await get(EARLIER, { to: own, headers: { origin: 'https://whale.example' } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://whale.example',
      vary: 'Origin, Cookie, Authorization',
    });
    await own.app.close();
  });

  it('nothing is changed', async () => {
    const answer = await get(FOLLOW, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    expect(answer.json().errors[0].message).toBe('GET 请求只能查询');
  });

  it('an error is kept nowhere', async () => {
    rest().get('/v2/api/competitionsCommunity').query(true).reply(500);
    const failed = await get(LIST, { variables: { page: 3 } });
    expect(failed.json().errors).toHaveLength(1);
    expect(failed.headers['cache-control']).toBe('no-store');
    stubList({ page: 3 }, '第三页');
    expect((await get(LIST, { variables: { page: 3 } })).json().errors).toBeUndefined();
  });
});

describe('where browsers may send known operations alone', () => {
  const codeOf = (answer: { json: () => { errors?: { extensions: { code: string } }[] } }) =>
    answer.json().errors?.[0]?.extensions.code;
  const refused = 'QUERY_NOT_IN_SAFELIST';

  it('those are answered, by their text too', async () => {
    stubList({ page: 1 }, '第一页');
    expect(codeOf(await post(LIST, { to: strict, variables: { page: 1 } }))).toBeUndefined();
    expect((await strict.send(EARLIER)).body).toEqual({ data: { __typename: 'Query' } });
  });

  it('all others are refused, whichever way they come', async () => {
    expect((await strict.send(OTHER)).body.errors?.[0]).toEqual({
      message: '本站点只接受已登记的操作',
      extensions: { code: refused },
    });
    const byGet = await strict.app.inject({
      url: '/graphql',
      query: { query: OTHER },
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(codeOf(byGet)).toBe(refused);
    const whole = await post(OTHER, { to: strict, query: OTHER });
    expect(codeOf(whole)).toBe(refused);
    const cookie = `session=${TOKEN}`;
    expect((await strict.send(OTHER, { headers: { cookie } })).body.errors).toHaveLength(1);
  });

  it('clients with a token of their own and the sandbox go on', async () => {
    for (const options of [{ token: TOKEN }, { headers: { 'x-sandbox': '1' } }]) {
      const { body } = await strict.send('{ __typename }', options);
      expect(body.data).toEqual({ __typename: 'Query' });
    }
  });
});

describe('a visitor’s answer', () => {
  it('is run once for all who ask at once, and kept for a moment', async () => {
    stubList({ page: 11 }, '第十一页');
    const ask = () => post(LIST, { variables: { page: 11 } });
    const run = async () => {
      const { body } = await gateway.app.inject('/metrics');
      return Number(/gateway_kept_answers_total\{outcome="miss"\} (\d+)/.exec(body)?.[1]);
    };
    const before = await run();
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    for (const answer of answers)
      expect(answer.json().data.competitions.items[0].name).toBe('第十一页');
    expect(await run()).toBe(before + 1);
  });

  it('isn’t given to a member, nor a member’s to a visitor', async () => {
    rest().get('/api/auth').reply(200, authUser());
    const { body } = await gateway.send(VIEWER, { token: TOKEN });
    expect(body.data?.viewer).not.toBeNull();
    expect((await gateway.send(VIEWER)).body.data).toEqual({ viewer: null });
    rest().get('/api/auth').reply(200, authUser());
    expect((await gateway.send(VIEWER, { token: TOKEN })).body.data?.viewer).not.toBeNull();
  });

  it('isn’t shared by a browser that is signing in by another site', async () => {
    const PENDING = '{ pendingOAuth { __typename } }';
    expect((await gateway.send(PENDING)).body.data).toEqual({ pendingOAuth: null });
    rest().post('/api/oauth/pending').reply(500);
    const signingIn = await gateway.send(PENDING, {
      headers: { cookie: 'oauth=abcdefgh12345678' },
    });
    expect(signingIn.body.errors).toHaveLength(1);
  });

  it('is the new one, also after whoever changed it has read it', async () => {
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await post(LIST, { variables: { page: 12 }, headers });
      return answer.json().data.competitions.items[0].name;
    };
    const asMember = { authorization: `Bearer ${TOKEN}` };
    stubList({ page: 12 }, `旧 ${memberId()}`);
    expect(await ask()).toContain('旧');
    rest().post('/api/follow').reply(200, member());
    await post(FOLLOW, { headers: asMember });
    stubList({ page: 12 }, `新 ${memberId()}`);
    expect(await ask(asMember)).toContain('新');
    expect(await ask()).toContain('新');
  });

  it('changes nothing of mutations, which always run', async () => {
    for (let times = 0; times < 2; times += 1) {
      rest().post('/api/follow').reply(200, member());
      const answer = await post(FOLLOW, { headers: { authorization: `Bearer ${TOKEN}` } });
      expect(answer.json().data).not.toBeNull();
    }
  });
});
