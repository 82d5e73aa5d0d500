import { describe, expect, it } from '@jest/globals';
import { authUser } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const STATE = 's'.repeat(43);
const TICKET = 't'.repeat(43);
const signedIn = {
  user: authUser(),
  jwt: 'header.payload.signature',
  expiresAt: '2027-01-01T00:00:00.000Z',
  device: 'device.of-this.browser',
};
const outcome = (changes: object) => ({
  Outcome: 'SIGNED_IN',
  Redirect: null,
  SignedIn: null,
  Ticket: null,
  ...changes,
});
const path = '/api/oauth/github/finish';
const body = { Code: 'abc', State: STATE };
const comeBack = (query = `code=abc&state=${STATE}`, cookie = `oauth=${STATE}`) =>
  gateway().app.inject({
    url: `/auth/oauth/github/callback?${query}`,
    headers: { cookie, 'user-agent': 'Firefox' },
  });

describe('GET /auth/oauth/:provider/callback', () => {
  it('begins a session and leads on, within this site', async () => {
    const done = outcome({ SignedIn: signedIn, Redirect: '/home/competition' });
    rest().post(path, body).reply(200, done);
    const answer = await comeBack();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/home/competition']);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^oauth=; .*Max-Age=0$/),
      expect.stringMatching(/^session=header\.payload\.signature; /),
      expect.stringMatching(/^device=/),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    rest()
      .post(path, body)
      .reply(200, outcome({ SignedIn: signedIn, Redirect: '//evil.example' }));
    expect((await comeBack()).headers.location).toBe('/home');
  });

  it('asks platform for nothing without the state that this browser keeps', async () => {
    for (const [query, cookie] of [
      [`code=abc&state=${STATE}`, ''],
      [`code=abc&state=${STATE}`, `oauth=${'x'.repeat(43)}`],
      ['code=abc', `oauth=${STATE}`],
      [`code=abc&state=${STATE}&state=${STATE}`, `oauth=${STATE}`],
    ]) {
      const answer = await comeBack(query, cookie);
      expect(answer.headers.location).toBe('/auth/communityLogin?oauth=expired');
    }
    const denied = await comeBack(`error=access_denied&state=${STATE}`);
    expect(denied.headers.location).toBe('/auth/communityLogin?oauth=denied');
  });

  it('keeps a ticket where something is missing, and leads to where it is asked for', async () => {
    rest()
      .post(path, body)
      .reply(200, outcome({ Outcome: 'CONTINUE', Ticket: TICKET, Redirect: '/home/a?b=1' }));
    const answer = await comeBack();
    expect(answer.headers.location).toBe('/auth/oauth?redirect=%2Fhome%2Fa%3Fb%3D1');
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`^oauth=${TICKET}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600$`),
    );
    rest()
      .post(path, body)
      .reply(200, outcome({ Outcome: 'SIGN_UP', Ticket: TICKET }));
    expect((await comeBack()).headers.location).toBe('/auth/register');
  });

  it('binds in the member’s name', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .post(path, body)
      .reply(200, outcome({ Outcome: 'BOUND' }));
    const answer = await comeBack(undefined, `oauth=${STATE}; session=${TOKEN}`);
    expect(answer.headers.location).toBe('/home/user/setting/account?oauth=bound');
  });

  it('goes on as a visitor where the session is over', async () => {
    rest().post(path, body).reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    rest()
      .post(path, body)
      .reply(200, outcome({ SignedIn: signedIn }));
    const answer = await comeBack(undefined, `oauth=${STATE}; session=${TOKEN}`);
    expect(answer.headers.location).toBe('/home');
  });

  it.each([
    [409, { code: 'CONFLICT', message: 'x', field: 'identity' }, 'taken'],
    [409, { code: 'CONFLICT', message: 'x' }, 'failed'],
    [403, { code: 'FORBIDDEN', message: 'x', field: 'account' }, 'stopped'],
    [403, { code: 'FORBIDDEN', message: 'x' }, 'browser'],
    [400, { code: 'BAD_USER_INPUT', message: 'x' }, 'expired'],
    [500, { code: 'INTERNAL', message: 'relation "x"' }, 'failed'],
  ])('says by a word why nothing came of it: %s %j', async (status, refusal, word) => {
    rest().post(path, body).reply(status, refusal);
    const answer = await comeBack();
    expect(answer.headers.location).toBe(`/auth/communityLogin?oauth=${word}`);
    expect(answer.body).not.toContain('relation');
  });
});

describe('by GraphQL', () => {
  it('the state stays in the browser that set out', async () => {
    rest()
      .post('/api/oauth/github/begin', { Redirect: '/home' })
      .reply(200, { Url: 'https://github.com/login/oauth/authorize?x=1', State: STATE });
    const answer = await gateway().send(
      'mutation ($input: BeginOAuthSignInInput!) { beginOAuthSignIn(input: $input) { url } }',
      { variables: { input: { provider: 'GITHUB', redirect: '/home' } } },
    );
    expect(answer.body.data).toEqual({
      beginOAuthSignIn: { url: 'https://github.com/login/oauth/authorize?x=1' },
    });
    expect(answer.headers['set-cookie']).toMatch(new RegExp(`^oauth=${STATE}; `));
  });

  it('what waits in the browser goes on with what was missing', async () => {
    const cookie = { cookie: `oauth=${TICKET}` };
    rest()
      .post('/api/oauth/pending', { Ticket: TICKET })
      .reply(200, { Provider: 'github', Name: 'octocat' });
    const waiting = await gateway().send('{ pendingOAuth { provider name } }', { headers: cookie });
    expect(waiting.body.data).toEqual({ pendingOAuth: { provider: 'GITHUB', name: 'octocat' } });
    rest().post('/api/oauth/signIn', { Ticket: TICKET, code: '123456' }).reply(200, signedIn);
    const entered = await gateway().send(
      'mutation ($input: ContinueOAuthSignInInput!) { continueOAuthSignIn(input: $input) { id } }',
      { variables: { input: { code: '123456' } }, headers: cookie },
    );
    expect(entered.body.errors).toBeUndefined();
    expect([entered.headers['set-cookie']].flat()[0]).toMatch(/^oauth=; .*Max-Age=0$/);
    const nothing = await gateway().send('{ pendingOAuth { name } }');
    expect(nothing.body.data).toEqual({ pendingOAuth: null });
  });

  it('signing up binds it where asked to', async () => {
    const input = { name: '章鱼', email: 'a@b.example', password: 'whale-demo-2026' };
    rest()
      .post('/api/users', {
        Name: '章鱼',
        Email: 'a@b.example',
        Password: 'whale-demo-2026',
        OAuthTicket: TICKET,
      })
      .reply(200, signedIn);
    const { body: answer } = await gateway().send(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }',
      {
        variables: { input: { ...input, bindOAuth: true } },
        headers: { cookie: `oauth=${TICKET}` },
      },
    );
    expect(answer.errors).toBeUndefined();
  });

  it('a member sees what is bound', async () => {
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/oauth')
      .reply(200, { Github: { ID: '1', Name: 'octocat', CreateDate: '2026-11-21T04:00:00.000Z' } });
    const { body: answer } = await gateway().send(
      '{ viewer { oauthBindings { provider name createdAt } } }',
      { token: TOKEN },
    );
    expect(answer.data).toEqual({
      viewer: {
        oauthBindings: [
          { provider: 'GITHUB', name: 'octocat', createdAt: '2026-11-21T04:00:00.000Z' },
        ],
      },
    });
  });
});
