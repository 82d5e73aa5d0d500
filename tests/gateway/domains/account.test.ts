import { describe, expect, it } from '@jest/globals';
import { authUser, eitherPage, member, memberId } from '../support/documents.ts';
import { startGateway, TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const signedIn = {
  user: authUser(),
  jwt: 'header.payload.signature',
  expiresAt: '2027-01-01T00:00:00.000Z',
  device: 'device.of-this.browser',
};
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { id email member { name } } }';
const credentials = { input: { account: 'member0@demo.test', password: 'whale-demo-2026' } };

describe('signing in', () => {
  it("answers the viewer and sets the session's cookie", async () => {
    rest().post('/api/auth', credentials.input).reply(200, signedIn);
    const { body, headers } = await gateway().send(SIGN_IN, { variables: credentials });
    expect(body.data).toEqual({
      signIn: { id: memberId(), email: 'member0@demo.test', member: { name: '鲸鱼0' } },
    });
    expect(headers['set-cookie']).toEqual([
      'session=header.payload.signature; Path=/; HttpOnly; SameSite=Lax; Expires=Fri, 01 Jan 2027 00:00:00 GMT',
      'device=device.of-this.browser; Path=/; HttpOnly; SameSite=Lax; Max-Age=15552000',
    ]);
  });

  it('tells platform on which device, where the member has signed in on it before', async () => {
    rest()
      .post('/api/auth', { ...credentials.input, device: signedIn.device })
      .reply(200, signedIn);
    const { body } = await gateway().send(SIGN_IN, {
      variables: credentials,
      headers: { cookie: `device=${signedIn.device}` },
    });
    expect(body.errors).toBeUndefined();
  });

  it('in a crowd opens no breaker: others are let in as soon as there is room', async () => {
    const careful = await startGateway({ BREAKER_FAILURES: '2', UPSTREAM_CALL_TIMEOUT_MS: '50' });
    const late = Promise.withResolvers<[number, string]>();
    for (let i = 0; i < 4; i += 1) {
      rest()
        .post('/api/auth')
        .reply(() => late.promise);
      const { body } = await careful.send(SIGN_IN, { variables: credentials });
      expect(body.errors?.[0]?.extensions?.code).toBe('UPSTREAM_TIMEOUT');
    }
    late.resolve([200, '{}']);
    rest().post('/api/auth').reply(200, signedIn);
    expect((await careful.send(SIGN_IN, { variables: credentials })).body.errors).toBeUndefined();
    await careful.app.close();
  });

  it('tells platform which browser the new session belongs to', async () => {
    rest()
      .post('/api/auth')
      .matchHeader('user-agent', 'Mozilla/5.0 Firefox/150.0')
      .reply(200, signedIn);
    const { body } = await gateway().send(SIGN_IN, {
      variables: credentials,
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' },
    });
    expect(body.errors).toBeUndefined();
  });

  it('uses a __Host- cookie where the site is on https', async () => {
    const secure = await startGateway({ PUBLIC_ORIGINS: 'https://whale.example' });
    rest().post('/api/auth').reply(200, signedIn);
    const { headers } = await secure.send(SIGN_IN, { variables: credentials });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure/),
      expect.stringMatching(/^__Host-device=.*; Path=\/; HttpOnly; SameSite=Lax; Secure/),
    ]);
    await secure.app.close();
  });

  it('asks for the rest of its answer as the member who has just signed in', async () => {
    rest().post('/api/auth').reply(200, signedIn);
    rest()
      .get('/api/wallets')
      .query({ Type: 'WHALECOIN' })
      .matchHeader('authorization', `Bearer ${signedIn.jwt}`)
      .reply(200, { Type: 'WHALECOIN', Balance: 20 });
    const { body } = await gateway().send(
      'mutation ($input: SignInInput!) { signIn(input: $input) { wallet { balance } } }',
      { variables: credentials },
    );
    expect(body.data).toEqual({ signIn: { wallet: { balance: 20 } } });
  });

  it('says what was wrong, at its field, and keeps no session', async () => {
    rest()
      .post('/api/auth')
      .reply(400, { code: 'BAD_USER_INPUT', message: '账号或密码错误', field: 'Password' });
    const { body, headers } = await gateway().send(SIGN_IN, { variables: credentials });
    expect(body.errors?.[0]).toMatchObject({
      message: '账号或密码错误',
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('gives no cookie to a client with a token of its own', async () => {
    rest().post('/api/auth').reply(200, signedIn);
    const { headers } = await gateway().send(SIGN_IN, { variables: credentials, token: TOKEN });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('passes on how long to wait', async () => {
    rest()
      .post('/api/auth')
      .reply(429, { code: 'RATE_LIMITED', message: '尝试次数过多', retryAfter: 30 });
    const { body } = await gateway().send(SIGN_IN, { variables: credentials });
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 30 });
  });
});

describe('signing up', () => {
  const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }';
  const input = { name: '鲸鱼0', email: 'member0@demo.test', password: 'whale-demo-2026' };
  const sent = { Name: input.name, Email: input.email, Password: input.password };

  it.each([
    [memberId(9), { ...sent, SharedBy: memberId(9) }],
    ['nonsense', sent],
    [null, sent],
  ])('through the link of %s names whose it is, if anybody’s', async (sharedBy, expected) => {
    rest().post('/api/users', expected).reply(200, signedIn);
    const { body } = await gateway().send(SIGN_UP, {
      variables: { input: { ...input, sharedBy } },
    });
    expect(body.data).toEqual({ signUp: { id: memberId() } });
  });
});

describe('the viewer', () => {
  it('is null for a visitor', async () => {
    const { body } = await gateway().send('{ viewer { id } }');
    expect(body).toEqual({ data: { viewer: null } });
  });

  it('is asked for once, however often the query names it', async () => {
    rest().get('/api/auth').matchHeader('authorization', `Bearer ${TOKEN}`).reply(200, authUser());
    rest()
      .get('/api/user/notfs')
      .query({ page: 1, perPage: 1, hasRead: false })
      .reply(200, eitherPage([], 7));
    const { body } = await gateway().send(
      '{ viewer { id level { level name percent } } again: viewer { unreadNotificationsCount } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: { id: memberId(), level: { level: 2, name: '潜水员', percent: 16 } },
      again: { unreadNotificationsCount: 7 },
    });
  });

  it('has settings by their names, and is one who sets some', async () => {
    const flags = { 'recorded-level': 3, hidden: false };
    rest()
      .put('/api/user/weakFlags', flags)
      .reply(200, { ...flags, word: 'a' });
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/user/weakFlags')
      .reply(200, { ...flags, word: 'a' });
    const { body } = await gateway().send(
      `mutation { setWeakFlags(input: { flags: [
        { name: "recorded-level", value: { number: 3 } }
        { name: "hidden", value: { isOn: false } }
      ] }) { weakFlags { name isOn number text } } }`,
      { token: TOKEN },
    );
    const none = { isOn: null, number: null, text: null };
    expect(body.data).toEqual({
      setWeakFlags: {
        weakFlags: [
          { ...none, name: 'hidden', isOn: false },
          { ...none, name: 'recorded-level', number: 3 },
          { ...none, name: 'word', text: 'a' },
        ],
      },
    });
  });

  it('is null, and the cookie cleared, when the browser’s session is over', async () => {
    rest().get('/api/auth').reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    const { body, headers } = await gateway().send('{ viewer { id } }', {
      headers: { cookie: 'other=1; session=header.payload.signature' },
    });
    expect(body).toEqual({ data: { viewer: null } });
    expect(headers['set-cookie']).toMatch(/^session=; .*1970/);
  });

  it('is an error for a client whose own token isn’t accepted', async () => {
    rest().get('/api/auth').reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    const { status, body } = await gateway().send('{ viewer { id } }', { token: TOKEN });
    expect([status, body.errors?.[0]?.extensions]).toEqual([401, { code: 'UNAUTHENTICATED' }]);
  });
});

describe('signing out', () => {
  it('ends the session on the server and clears its cookie', async () => {
    rest().delete('/api/auth').reply(200, { ok: true });
    const { body, headers } = await gateway().send('mutation { signOut }', {
      headers: { cookie: 'session=header.payload.signature' },
    });
    expect(body.data).toEqual({ signOut: true });
    expect(headers['set-cookie']).toMatch(/^session=; /);
  });

  it('is true for a visitor', async () => {
    const { body } = await gateway().send('mutation { signOut }');
    expect(body.data).toEqual({ signOut: true });
  });
});

describe('access tokens', () => {
  it('shows the secret once, and names the field at fault as the input does', async () => {
    const accessToken = {
      _id: memberId(9),
      Name: '报表',
      Prefix: 'wt_abc',
      Scopes: ['read'],
      Kind: 'person',
      Model: null,
      Harness: null,
      CreateDate: '2026-11-01T00:00:00.000Z',
      Expires: null,
      LastUsed: null,
      Usage: { Calls: 0, Submissions: 0, Bytes: 0, Resets: '2026-11-02T00:00:00.000Z' },
    };
    const query =
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { name token expiresAt scopes } }';
    rest()
      .post('/api/auth/accessTokens', { Name: '报表', Expires: null, Scopes: ['read'] })
      .reply(200, { token: 'wt_abcdef', accessToken });
    const made = await gateway().send(query, {
      token: TOKEN,
      variables: { input: { name: '报表', scopes: ['READ'] } },
    });
    expect(made.body.data).toEqual({
      createAccessToken: { name: '报表', token: 'wt_abcdef', expiresAt: null, scopes: ['READ'] },
    });
    rest().post('/api/auth/accessTokens').reply(400, {
      code: 'BAD_USER_INPUT',
      message: '到期时间应在一年之内的将来',
      field: 'Expires',
    });
    const refused = await gateway().send(query, {
      token: TOKEN,
      variables: { input: { name: '报表', expiresAt: '2020-01-01T00:00:00Z' } },
    });
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({ field: 'expiresAt' });
  });
});

describe('the second step', () => {
  it('is asked for at its field, and sent with what was typed before', async () => {
    const refusal = { code: 'UNAUTHENTICATED', message: '请输入两步验证码', field: 'code' };
    rest().post('/api/auth', credentials.input).reply(401, refusal);
    const asked = await gateway().send(SIGN_IN, { variables: credentials });
    expect(asked.body.errors?.[0]).toMatchObject({
      message: '请输入两步验证码',
      extensions: { code: 'UNAUTHENTICATED', field: 'code' },
    });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const input = { ...credentials.input, code: '123456' };
    rest().post('/api/auth', input).reply(200, signedIn);
    const { body } = await gateway().send(SIGN_IN, { variables: { input } });
    expect(body.errors).toBeUndefined();
  });

  it('answers recovery codes with the viewer as they are then', async () => {
    rest()
      .post('/api/auth/twoFactor/confirm', { code: '123456' })
      .reply(200, { Codes: ['k7qm2-x9f4t'] });
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/auth/twoFactor')
      .reply(200, { Enabled: true, EnabledDate: null, RecoveryCodesLeft: 10 });
    const { body } = await gateway().send(
      'mutation { confirmTwoFactor(input: { code: "123456" }) { codes viewer { twoFactor { isEnabled recoveryCodesLeft } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      confirmTwoFactor: {
        codes: ['k7qm2-x9f4t'],
        viewer: { twoFactor: { isEnabled: true, recoveryCodesLeft: 10 } },
      },
    });
  });
});

describe('signing out everywhere', () => {
  const query =
    'mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { id } }';

  it('leaves this session, and answers its viewer', async () => {
    rest().delete('/api/auth/sessions').query({ IncludingThis: false }).reply(200, { ok: true });
    rest().get('/api/auth').reply(200, authUser());
    const { body } = await gateway().send(query, { token: TOKEN, variables: { input: {} } });
    expect(body.data).toEqual({ signOutEverywhere: { id: memberId() } });
  });

  it('with this session clears its cookie, and answers nobody', async () => {
    rest().delete('/api/auth/sessions').query({ IncludingThis: true }).reply(200, { ok: true });
    const { body, headers } = await gateway().send(query, {
      headers: { cookie: 'session=header.payload.signature' },
      variables: { input: { includingThis: true } },
    });
    expect(body.data).toEqual({ signOutEverywhere: null });
    expect(String(headers['set-cookie'])).toContain('session=;');
  });
});

describe('members', () => {
  it('come from one call for any number of them', async () => {
    rest()
      .get('/api/users')
      .query({ ids: `${memberId(1)},${memberId(2)}` })
      .reply(200, { data: [member(2)] });
    const { body } = await gateway().send(
      `{ a: member(id: "${memberId(2)}") { name level } b: member(id: "${memberId(1)}") { name } }`,
    );
    expect(body).toEqual({ data: { a: { name: '鲸鱼2', level: 2 }, b: null } });
  });
});

describe('closing the account', () => {
  const CLOSE =
    'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { closesAt } }';

  it('ends the session of this browser too', async () => {
    rest()
      .post('/api/auth/closure', { password: 'whale-demo-2026' })
      .reply(200, { ClosesDate: '2026-12-21T04:00:00.000Z' });
    const { body, headers } = await gateway().send(CLOSE, {
      variables: { input: { password: 'whale-demo-2026' } },
      headers: { cookie: `session=${TOKEN}` },
    });
    expect(body.data).toEqual({ closeAccount: { closesAt: '2026-12-21T04:00:00.000Z' } });
    expect(headers['set-cookie']).toMatch(/^session=; .*1970/);
  });

  it('shows what is in the way', async () => {
    const query = '{ viewer { closureBlockers { kind targetId title } } }';
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/auth/closure')
      .reply(200, { data: [{ Kind: 'ADMIN', Target: null, Title: '' }] });
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body.data).toEqual({
      viewer: { closureBlockers: [{ kind: 'ADMIN', targetId: null, title: '' }] },
    });
  });

  it('shows what is lost', async () => {
    const query = '{ viewer { closureLosses { kind count } } }';
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/auth/closure/losses')
      .reply(200, { data: [{ Kind: 'COINS', Count: 12 }] });
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body.data).toEqual({ viewer: { closureLosses: [{ kind: 'COINS', count: 12 }] } });
  });

  it('offers to bring a closed account back, at its own field', async () => {
    const closed = { code: 'FORBIDDEN', message: '该账号已申请注销', field: 'restore' };
    rest().post('/api/auth', credentials.input).reply(403, closed);
    const { body } = await gateway().send(SIGN_IN, { variables: credentials });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', field: 'restore' });
  });
});

describe('exports of one’s own data', () => {
  const row = (State: string) => ({
    _id: memberId(),
    State,
    CreateDate: '2026-11-21T04:00:00.000Z',
    Expires: State === 'READY' ? '2026-11-28T04:00:00.000Z' : null,
    Size: State === 'READY' ? 5_000_000_000 : null,
    FilesLeftOut: 0,
  });

  it('lead to where they are downloaded once they are ready', async () => {
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/auth/exports')
      .reply(200, { data: [row('READY'), row('PENDING')] });
    const query = '{ viewer { dataExports { state size url expiresAt filesLeftOut } } }';
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body.data).toMatchObject({
      viewer: {
        dataExports: [
          { state: 'READY', size: 5_000_000_000, url: `/exports/account/${memberId()}` },
          { state: 'PENDING', size: null, url: null },
        ],
      },
    });
  });

  it('are asked for by password', async () => {
    rest().post('/api/auth/exports', { password: 'whale' }).reply(200, row('PENDING'));
    const { body } = await gateway().send(
      'mutation ($input: RequestDataExportInput!) { requestDataExport(input: $input) { state } }',
      { token: TOKEN, variables: { input: { password: 'whale' } } },
    );
    expect(body.data).toEqual({ requestDataExport: { state: 'PENDING' } });
  });
});
