import { describe, expect, it } from '@jest/globals';
import { authUser, competition, page } from '../support/documents.ts';
import { useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const LIST = '{ competitions(perPage: 1) { totalCount } }';
const OVER = {
  errors: [{ message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } }],
};

const claims = (given: object) => Buffer.from(JSON.stringify(given)).toString('base64url');
const expired = `header.${claims({ sub: 'x', exp: 1_000_000_000 })}.signature`;

const stubList = () =>
  rest()
    .get('/v2/api/competitionsCommunity')
    .query(true)
    .reply(200, page([competition()]));
const refuseToken = () =>
  rest()
    .get('/api/auth')
    .reply(401, { code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' });

let tokens = 0;
/** Another one each time: what platform has just said of one holds for a second. */
const revokedToken = () => `wt_revoked-token-${(tokens += 1)}`;

describe('a token that isn’t good', () => {
  it.each([
    ['is none by its form', 'Bearer ?'],
    ['is empty', 'Bearer'],
    ['has expired', `Bearer ${expired}`],
  ])('is refused where it %s, before anything is asked for', async (_, authorization) => {
    const answer = await gateway().send(LIST, { headers: { authorization } });
    expect([answer.status, answer.body]).toEqual([401, OVER]);
    expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is refused also where what it asks for is for everyone', async () => {
    stubList();
    refuseToken();
    const answer = await gateway().send(LIST, { token: revokedToken() });
    expect([answer.status, answer.body]).toEqual([401, OVER]);
  });

  it('is refused on Apollo’s way to the engine, too', async () => {
    stubList();
    refuseToken();
    const answer = await gateway().app.inject({
      url: '/graphql',
      query: { query: LIST },
      headers: {
        authorization: `Bearer ${revokedToken()}`,
        cookie: 'other=1',
        'apollo-require-preflight': 'true',
      },
    });
    expect([answer.statusCode, answer.json()]).toEqual([401, OVER]);
  });

  it('does nothing that needs no token', async () => {
    refuseToken();
    const query = 'mutation { signIn(input: { account: "a", password: "b" }) { id } }';
    const answer = await gateway().send(query, { token: revokedToken() });
    expect([answer.status, answer.body]).toEqual([401, OVER]);
  });

  it.each(['/files/' + 'a'.repeat(32), `/exports/boards/task/${'a'.repeat(24)}`])(
    'gets nothing of %s',
    async (url) => {
      for (const headers of [
        { authorization: `Bearer ${expired}` },
        { cookie: `session=${expired}` },
      ]) {
        const answer = await gateway().app.inject({ url, headers });
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
      }
    },
  );

  it('refuses nobody where platform can’t say so', async () => {
    stubList();
    rest().get('/api/auth').reply(500);
    const answer = await gateway().send(LIST, { token: 'wt_nobody-knows-it' });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  });
});

describe('a cookie that isn’t good', () => {
  it('is taken away, so that the browser goes on as a visitor', async () => {
    for (const session of [expired, '"', revokedToken()]) {
      if (session.startsWith('wt_')) {
        stubList();
        refuseToken();
      }
      const answer = await gateway().send(LIST, { headers: { cookie: `session=${session}` } });
      expect([answer.status, answer.body]).toEqual([401, OVER]);
      expect(answer.headers['set-cookie']).toMatch(/^session=;.*1970/);
    }
    stubList();
    expect((await gateway().send(LIST, { headers: { cookie: 'session=' } })).status).toBe(200);
  });

  it('leaves the new one that signing in has begun', async () => {
    // Platform can't say anything of the old one just then.
    rest().get('/api/auth').reply(500);
    const signedIn = {
      user: authUser(),
      jwt: 'new.session.token',
      expiresAt: '2099-01-01T00:00:00.000Z',
      device: 'device-token',
    };
    rest().post('/api/auth').reply(200, signedIn);
    const query = 'mutation { signIn(input: { account: "a", password: "b" }) { id } }';
    const answer = await gateway().send(query, { headers: { cookie: 'session=wt_old-session' } });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('session=new.session.token');
  });
});

it('a good token is asked about only where no call has shown it', async () => {
  stubList();
  rest().get('/api/auth').once().reply(200, authUser());
  expect((await gateway().send(LIST, { token: 'wt_token-of-another' })).status).toBe(200);
  stubList();
  expect((await gateway().send(LIST, { token: 'wt_token-of-another' })).status).toBe(200);
});

it('another scheme is meant for a proxy', async () => {
  stubList();
  const answer = await gateway().send(LIST, { headers: { authorization: 'Basic d2hhbGU6eA==' } });
  expect(answer.status).toBe(200);
});
