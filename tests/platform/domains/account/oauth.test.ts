import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import {
  oauthCalls as calls,
  type OAuthProviderName,
} from '@whaletide/schema/domains/account/rest/oauth.ts';
import { stopAccount } from '#platform/src/domains/account/sessions.ts';
import { oauthTickets } from '#platform/src/domains/account/tables.ts';
import { oauthSite, type Fault, type OAuthSite } from '#tests/support/oauth-site.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { codeAt, enableTwoFactor, PASSWORD } from '#tests/platform/support/two-factor.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

let site: OAuthSite;
let platform: TestPlatform;
beforeAll(async () => {
  site = await oauthSite();
  platform = await startPlatform({
    worker: false,
    env: {
      ...site.env,
      PUBLIC_ORIGINS: 'https://whale.example',
      OUTSIDE_CALL_MS: '300',
      SIGN_INS_PER_ADDRESS: '1000',
    },
  });
});
afterEach(() => site.fail(null));
afterAll(async () => {
  await platform.close();
  await site.close();
});

let count = 0;
const join = async () => {
  const { user, jwt: token } = await platform.join(`外站${(count += 1)}`);
  return { id: user._id, name: user.Name, token };
};
const someone = () => ({ id: 1_000 + (count += 1), name: `octocat${count}` });
const proof = { password: PASSWORD };
const params = (provider: OAuthProviderName = 'github') => ({ provider });
const begin = (Redirect?: string, provider?: OAuthProviderName) =>
  platform.call(calls.begin, {
    params: params(provider),
    body: { ...(Redirect !== undefined && { Redirect }) },
  });
const beginBinding = (token: string, provider?: OAuthProviderName) =>
  platform.call(calls.beginBinding, { params: params(provider), body: proof }, { token });
const back = ({ code, state }: { code: string; state: string }, provider?: OAuthProviderName) => ({
  params: params(provider),
  body: { Code: code, State: state },
});
const bindTo = async (token: string, person: ReturnType<typeof someone>) => {
  const { Url } = await beginBinding(token);
  return platform.call(calls.finish, back(site.consent(Url, person)), { token });
};
const comeIn = async (person: ReturnType<typeof someone>, redirect?: string) => {
  const { Url } = await begin(redirect);
  return platform.call(calls.finish, back(site.consent(Url, person)));
};

describe('binding', () => {
  it('takes the password, and the session that set out', async () => {
    const [me, other] = [await join(), await join()];
    const wrong = { params: params(), body: { password: 'wrong' } };
    expect(await platform.refusal(calls.beginBinding, wrong, me)).toMatchObject({
      field: 'password',
    });
    const { token: secret } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      me,
    );
    const asked = { params: params(), body: proof };
    expect((await platform.refusal(calls.beginBinding, asked, { token: secret })).code).toBe(
      'FORBIDDEN',
    );
    const { Url } = await beginBinding(me.token);
    const returned = back(site.consent(Url, someone()));
    expect((await platform.refusal(calls.finish, returned, other)).code).toBe('FORBIDDEN');
    expect(await platform.call(calls.bindings, {}, me)).toEqual({});
  });

  it('is by PKCE, with our address to come back to, and each state is good once', async () => {
    const me = await join();
    const { Url, State } = await beginBinding(me.token);
    const { origin, pathname, searchParams } = new URL(Url);
    expect([origin, pathname]).toEqual([site.url, '/login/oauth/authorize']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'whale',
      state: State,
      code_challenge_method: 'S256',
      redirect_uri: 'https://whale.example/auth/oauth/github/callback',
    });
    const person = someone();
    const returned = back(site.consent(Url, person));
    expect(await platform.call(calls.finish, returned, me)).toMatchObject({ Outcome: 'BOUND' });
    expect(await platform.refusal(calls.finish, returned, me)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '登录请求已失效，请重新开始',
    });
    expect(await platform.call(calls.bindings, {}, me)).toMatchObject({
      Github: { ID: String(person.id), Name: person.name },
    });
    // Nothing that was handed out is kept as it is.
    const kept = await platform.database.db.select().from(oauthTickets);
    expect(kept.map(({ hash }) => hash)).not.toContain(State);
    const again = { params: params(), body: proof };
    expect((await platform.refusal(calls.beginBinding, again, me)).code).toBe('CONFLICT');
  });

  it('refuses an identity of another member', async () => {
    const [me, other] = [await join(), await join()];
    const person = someone();
    await bindTo(me.token, person);
    const { Url } = await beginBinding(other.token);
    expect(
      await platform.refusal(calls.finish, back(site.consent(Url, person)), other),
    ).toMatchObject({ code: 'CONFLICT', message: '该第三方账号已绑定其他用户' });
  });

  it('is ended by the password, and nothing is entered by it any more', async () => {
    const me = await join();
    const person = someone();
    await bindTo(me.token, person);
    const ask = { params: params(), body: { password: 'wrong' } };
    expect((await platform.refusal(calls.unbind, ask, me)).field).toBe('password');
    await platform.call(calls.unbind, { params: params(), body: proof }, me);
    expect(await platform.call(calls.bindings, {}, me)).toEqual({});
    const { Outcome, Ticket } = await comeIn(person);
    expect(Outcome).toBe('SIGN_UP');
    const ticket = { body: { Ticket: Ticket ?? '' } };
    expect(await platform.refusal(calls.signIn, ticket)).toMatchObject({
      code: 'CONFLICT',
      message: '该第三方账号没有绑定用户',
    });
    const none = { params: params(), body: proof };
    expect((await platform.refusal(calls.unbind, none, me)).code).toBe('CONFLICT');
  });
});

describe('signing in', () => {
  it('opens a session, and leads back within this site alone', async () => {
    const me = await join();
    const person = someone();
    await bindTo(me.token, person);
    const { Outcome, Redirect, SignedIn } = await comeIn(person, '/home/competition?status=1');
    expect([Outcome, Redirect]).toEqual(['SIGNED_IN', '/home/competition?status=1']);
    const current = await platform.call(accountCalls.current, {}, { token: SignedIn?.jwt });
    expect(current._id).toBe(me.id);
    expect((await comeIn(person, '//evil.example')).Redirect).toBe('/home');
  });

  it('respects the second step', async () => {
    const me = await join();
    const person = someone();
    await bindTo(me.token, person);
    const { secret } = await enableTwoFactor(platform, me.token);
    const { Outcome, SignedIn, Ticket } = await comeIn(person);
    expect([Outcome, SignedIn]).toEqual(['CONTINUE', null]);
    const ticket = Ticket ?? '';
    const input = (code?: string) => ({ body: { Ticket: ticket, ...(code && { code }) } });
    expect(await platform.refusal(calls.signIn, input())).toMatchObject({
      code: 'UNAUTHENTICATED',
      field: 'code',
    });
    expect(await platform.refusal(calls.signIn, input('000000'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'code',
    });
    const code = codeAt(secret, platform.clock.now);
    expect((await platform.call(calls.signIn, input(code))).user._id).toBe(me.id);
    platform.clock.advance(60_000);
    const next = codeAt(secret, platform.clock.now);
    expect((await platform.refusal(calls.signIn, input(next))).message).toBe(
      '登录请求已失效，请重新开始',
    );
  });

  it('respects stopped accounts, and brings back those that their member closed', async () => {
    const [stopped, closed] = [await join(), await join()];
    const [first, second] = [someone(), someone()];
    await bindTo(stopped.token, first);
    await bindTo(closed.token, second);
    await platform.database.transaction((tx) => stopAccount(tx, stopped.id, platform.clock.now));
    const { Url } = await begin();
    expect(await platform.refusal(calls.finish, back(site.consent(Url, first)))).toMatchObject({
      code: 'FORBIDDEN',
      message: '该账号已停用',
    });
    await platform.call(closureCalls.close, { body: proof }, closed);
    const { Outcome, Ticket } = await comeIn(second);
    expect(Outcome).toBe('CONTINUE');
    const body = { Ticket: Ticket ?? '' };
    expect((await platform.refusal(calls.signIn, { body })).field).toBe('restore');
    const { user } = await platform.call(calls.signIn, { body: { ...body, restore: true } });
    expect(user).toMatchObject({ _id: closed.id, Deactivated: false });
  });

  it('of somebody new leads to signing up, with the identity waiting to be bound', async () => {
    const person = someone();
    const { Outcome, Ticket } = await comeIn(person);
    expect(Outcome).toBe('SIGN_UP');
    const body = { Ticket: Ticket ?? '' };
    expect(await platform.call(calls.pending, { body })).toEqual({
      Provider: 'github',
      Name: person.name,
    });
    const sign = (Name: string) => ({
      body: {
        Name,
        Email: `${Name}@test.example`,
        Password: PASSWORD,
        OAuthTicket: body.Ticket,
      },
    });
    // A refused sign-up doesn't use it up.
    const { name } = await join();
    expect((await platform.refusal(accountCalls.signUp, sign(name))).code).toBe('CONFLICT');
    const { user } = await platform.call(accountCalls.signUp, sign('新来的章鱼'));
    expect((await comeIn(person)).SignedIn?.user._id).toBe(user._id);
    expect((await platform.refusal(accountCalls.signUp, sign('另一只章鱼'))).message).toBe(
      '登录请求已失效，请重新开始',
    );
    expect((await platform.call(calls.pending, { body })).Provider).toBeNull();
  });

  it('is over after ten minutes', async () => {
    const { Url } = await begin();
    const returned = back(site.consent(Url, someone()));
    platform.clock.advance(10 * MINUTE);
    expect((await platform.refusal(calls.finish, returned)).code).toBe('BAD_USER_INPUT');
    const foreign = back({ code: 'x', state: 'y'.repeat(43) });
    expect((await platform.refusal(calls.finish, foreign)).code).toBe('BAD_USER_INPUT');
  });

  it('with WeChat goes by the union id', async () => {
    const me = await join();
    const person = { id: 'union-7', name: '小章鱼' };
    const { Url } = await beginBinding(me.token, 'wechat');
    expect(new URL(Url).hash).toBe('#wechat_redirect');
    await platform.call(calls.finish, back(site.consent(Url, person), 'wechat'), me);
    expect(await platform.call(calls.bindings, {}, me)).toMatchObject({
      WeChat: { UnionID: 'union-7', Name: '小章鱼' },
    });
  });
});

describe('a site that', () => {
  it.each<Fault>(['refuses', 'down', 'silent', 'no-id', 'no-json', 'redirects', 'endless'])(
    '%s is said to have failed, and opens nothing',
    async (fault) => {
      const { Url } = await begin();
      const returned = back(site.consent(Url, someone()));
      site.fail(fault);
      expect(await platform.refusal(calls.finish, returned)).toMatchObject({
        code: 'CONFLICT',
        message: '第三方平台没有完成登录，请稍后重试',
      });
    },
  );
});

it('sites that aren’t configured aren’t there', async () => {
  expect((await platform.call(calls.providers, {})).data).toEqual(['github', 'wechat']);
  const bare = await startPlatform({ worker: false });
  expect((await bare.call(calls.providers, {})).data).toEqual([]);
  const asked = { params: params(), body: {} };
  expect((await bare.refusal(calls.begin, asked)).code).toBe('NOT_FOUND');
  await bare.close();
  expect(
    await platform.database.db
      .select()
      .from(oauthTickets)
      .where(eq(oauthTickets.provider, 'wechat')),
  ).toEqual([]);
});
