import { describe, expect, it } from '@jest/globals';
import { authUser } from '../support/documents.ts';
import { startGateway, TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
const QUERY = JSON.stringify({ query: '{ __typename }' });

describe('/graphql over HTTP', () => {
  const gateway = useGateway({
    PUBLIC_ORIGINS: 'https://whale.example',
    GRAPHQL_BODY_BYTES: '2048',
  });
  const post = (headers: Record<string, string>, payload = QUERY) =>
    gateway().app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it('refuses a body that is too large', async () => {
    const response = await post({}, JSON.stringify({ query: `{ ${'a'.repeat(4096)} }` }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ code: 'BAD_USER_INPUT', message: '请求内容过大' });
  });

  it('refuses a batch, a body without a query, and what is not JSON', async () => {
    for (const payload of [`[${QUERY}]`, '{}', '{"query":', '{"query":1}']) {
      expect((await post({}, payload)).statusCode).toBe(400);
    }
  });

  it('refuses a form of another site, which needs no preflight', async () => {
    const response = await post({ 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Cross-Site Request Forgery');
  });

  it('takes a cookie from no page of another site', async () => {
    const cookie = `session=${TOKEN}`;
    for (const origin of ['https://elsewhere.example', 'null', 'https://whale.example.evil']) {
      const refused = await post({ cookie, origin });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { errors: [{ message: '不允许从其他网站发送请求', extensions: { code: 'FORBIDDEN' } }] },
      ]);
      const got = await gateway().app.inject({
        url: '/graphql',
        query: { query: '{ __typename }' },
        headers: { cookie, origin, 'apollo-require-preflight': 'true' },
      });
      expect(got.statusCode).toBe(403);
    }
  });

  it('takes it from pages of this site, and from clients that say no Origin', async () => {
    const cookie = `session=${TOKEN}`;
    const allowed: Record<string, string>[] = [
      { cookie, origin: 'https://whale.example' },
      { cookie, origin: 'http://localhost:4000', host: 'localhost:4000' },
      { cookie },
      { origin: 'https://elsewhere.example' },
      { cookie, authorization: `Bearer ${TOKEN}`, origin: 'https://elsewhere.example' },
    ];
    for (const headers of allowed)
      expect((await post(headers)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('answers a text by GET where no cookie comes along, and changes nothing by it', async () => {
    const get = (query: string, headers: Record<string, string> = {}) =>
      gateway().app.inject({ url: '/graphql', query: { query }, headers });
    expect((await get('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    const foreign = await get('{ __typename }', { cookie: 'other=1' });
    expect(foreign.statusCode).toBe(400);
    expect(foreign.body).toContain('Cross-Site Request Forgery');
    const change = await get('mutation { signOut }');
    expect(change.statusCode).toBe(405);
  });

  it('answers in the media type that is asked for, whose status says whether anything ran', async () => {
    const bad = JSON.stringify({ query: '{ nothing }' });
    const RESPONSE = 'application/graphql-response+json';
    expect((await post({ accept: 'application/json' }, bad)).statusCode).toBe(200);
    const response = await post({ accept: RESPONSE }, bad);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe(`${RESPONSE}; charset=utf-8`);
  });

  it('takes the short way for what the web sends, and Apollo’s for what it doesn’t', async () => {
    const clientLibrary = { name: '@apollo/client', version: '4.3.8' };
    const asWeb = { query: '{ __typename }', variables: {}, extensions: { clientLibrary } };
    const short = await post({}, JSON.stringify(asWeb));
    expect(short.body).toBe('{"data":{"__typename":"Query"}}');
    // A form of hashes that isn't agreed on.
    const persistedQuery = { version: 2, sha256Hash: 'a'.repeat(64) };
    const hashed = { ...asWeb, extensions: { clientLibrary, persistedQuery } };
    const refused = await post({}, JSON.stringify(hashed));
    expect(refused.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
    expect((await post({}, JSON.stringify({ ...asWeb, extensions: [] }))).statusCode).toBe(400);
  });

  it('refuses subscriptions', async () => {
    const query = 'subscription { notificationReceived { id } }';
    const response = await post({}, JSON.stringify({ query }));
    expect(response.json().errors[0]).toEqual({
      message: '订阅请以 Accept: text/event-stream 请求，或使用 WebSocket（graphql-transport-ws）',
      extensions: { code: 'SUBSCRIPTION_NEEDS_STREAM' },
    });
  });

  it('lets pages of allowed origins in by name, and no others', async () => {
    const allowed = await post({ origin: 'https://whale.example' });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://whale.example',
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    for (const origin of ['https://evil.example', 'null']) {
      const { headers } = await post({ origin });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('answers the preflight', async () => {
    const response = await gateway().app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: 'https://whale.example', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-headers']).toContain('content-type');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': 'https://whale.example',
      'access-control-allow-methods': 'GET, POST',
      'x-content-type-options': 'nosniff',
    });
  });

  it('carries security headers and a request id, a proxy’s own if it is one', async () => {
    const given = await post({ 'x-request-id': 'proxy-17' });
    expect(given.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': 'proxy-17',
    });
    const forged = await post({ 'x-request-id': 'a b' });
    expect(forged.headers['x-request-id']).toMatch(/^[\w-]+$/);
  });

  it('hands the request id and the client’s address on to platform', async () => {
    rest()
      .get('/api/auth')
      .matchHeader('x-request-id', 'trace-1')
      .matchHeader('x-client-address', '127.0.0.1')
      .reply(200, authUser());
    const { body } = await gateway().send('{ viewer { id } }', {
      token: TOKEN,
      headers: { 'x-request-id': 'trace-1', 'x-forwarded-for': '8.8.8.8' },
    });
    expect(body.errors).toBeUndefined();
  });
});

describe('behind a configured proxy', () => {
  it('the forwarded address counts', async () => {
    const gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' });
    rest().get('/api/auth').matchHeader('x-client-address', '8.8.8.8').reply(200, authUser());
    const { body } = await gateway.send('{ viewer { id } }', {
      token: TOKEN,
      headers: { 'x-forwarded-for': '6.6.6.6, 8.8.8.8' },
    });
    expect(body.errors).toBeUndefined();
    await gateway.app.close();
  });
});

describe('rates', () => {
  it('are counted for an address until platform has accepted the member’s token', async () => {
    const gateway = await startGateway({ RATE_ADDRESS: '3', RATE_MEMBER: '5' });
    rest().get('/api/auth').reply(200, authUser());
    expect((await gateway.send('{ viewer { id } }', { token: TOKEN })).status).toBe(200);
    for (let i = 0; i < 5; i += 1) {
      expect((await gateway.send('{ __typename }', { token: TOKEN })).status).toBe(200);
    }
    const member = await gateway.send('{ __typename }', { token: TOKEN });
    expect(member.status).toBe(429);
    expect(member.body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(member.headers['retry-after'])).toBeGreaterThan(0);

    const statuses: number[] = [];
    rest().get('/api/auth').twice().reply(401, { code: 'UNAUTHENTICATED', message: '登录已失效' });
    for (const token of ['wt_made-up-1', 'wt_made-up-2', 'wt_made-up-3']) {
      statuses.push((await gateway.send('{ __typename }', { token })).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    await gateway.app.close();
  });
});

describe('for operators', () => {
  const gateway = useGateway();

  it('/healthz and /readyz answer also when platform is down', async () => {
    for (const url of ['/healthz', '/readyz']) {
      expect((await gateway().app.inject(url)).statusCode).toBe(200);
    }
  });

  it('/metrics counts REST calls by operation and errors by code', async () => {
    rest().get('/api/auth').reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    await gateway().send('{ viewer { id } }', { token: TOKEN });
    const { body } = await gateway().app.inject('/metrics');
    expect(body).toContain('gateway_upstream_requests_total{operation="account.current"} 1');
    expect(body).toContain('gateway_errors_total{code="UNAUTHENTICATED"} 1');
    expect(body).toContain('gateway_requests_total{kind="query"} 1');
  });

  it('/metrics is not for the outside', async () => {
    const response = await gateway().app.inject({ url: '/metrics', remoteAddress: '8.8.8.8' });
    expect(response.statusCode).toBe(404);
  });
});

describe('what no route is found for', () => {
  it('an address that can’t be read is refused in our words, with our headers', async () => {
    const gateway = await startGateway();
    const { statusCode, headers, body } = await gateway.app.inject({ url: '/%ff' });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({ code: 'BAD_USER_INPUT', message: '请求地址无法解析' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toBeDefined();
    await gateway.app.close();
  });
});
