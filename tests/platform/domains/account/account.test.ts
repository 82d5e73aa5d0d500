import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const signIn = (account: string, password: string, headers: Record<string, string> = {}) => ({
  input: { body: { account, password } },
  caller: { headers },
});

describe('signing up', () => {
  it('answers the account with a token that works', async () => {
    const { user, jwt } = await platform.join('鲸鱼');
    expect(user).toMatchObject({ Name: '鲸鱼', Email: '鲸鱼@test.example', Roles: [] });
    expect(await platform.call(accountCalls.current, {}, { token: jwt })).toEqual(user);
  });

  it('shows others neither e-mail nor roles', async () => {
    const { user } = await platform.join('private');
    const { data } = await platform.call(memberCalls.list, { query: { ids: user._id } });
    expect(data).toHaveLength(1);
    expect(Object.keys(data[0] ?? {})).not.toContain('Email');
    expect(Object.keys(data[0] ?? {})).not.toContain('Roles');
  });

  it.each([
    [{ Name: '', Email: 'a@b.cn', Password: 'long-enough' }, 'Name'],
    [{ Name: 'weak', Email: 'weak@b.cn', Password: 'password' }, 'Password'],
    [{ Name: 'mail', Email: 'nonsense', Password: 'long-enough' }, 'Email'],
  ])('refuses %j at its field and stores nothing', async (body, field) => {
    const refusal = await platform.refusal(accountCalls.signUp, { body });
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it.each([
    ['林小\u200B舟', 'BAD_USER_INPUT'],
    ['林小舟\u3164', 'BAD_USER_INPUT'],
    ['\u202E舟小林', 'BAD_USER_INPUT'],
    ['\uF9F4小舟', 'CONFLICT'],
    ['小ロ二', 'CONFLICT'],
    ['сосо', 'CONFLICT'],
    ['cоcо', 'BAD_USER_INPUT'],
  ])('refuses %j, which looks like another member’s name', async (Name, code) => {
    for (const name of ['林小舟', '小口二', 'coco'])
      await platform.join(name).catch(() => undefined);
    const body = { Name, Email: 'another@test.example', Password: 'long-enough-for-all' };
    expect(await platform.refusal(accountCalls.signUp, { body })).toMatchObject({
      code,
      field: 'Name',
    });
  });

  it('refuses a name or an e-mail that is taken, whatever its case', async () => {
    await platform.join('Taken');
    const password = 'long-enough-for-all';
    expect(
      await platform.refusal(accountCalls.signUp, {
        body: { Name: 'tAKEN', Email: 'other@test.example', Password: password },
      }),
    ).toMatchObject({ code: 'CONFLICT', field: 'Name' });
    expect(
      await platform.refusal(accountCalls.signUp, {
        body: { Name: 'another', Email: 'TAKEN@test.example', Password: password },
      }),
    ).toMatchObject({ code: 'CONFLICT', field: 'Email' });
  });

  it('refuses an unknown key by its name', async () => {
    const response = await platform.app.inject({
      method: 'POST',
      url: '/api/users',
      payload: { Name: 'x', Email: 'x@y.zz', Password: 'long-enough', Roles: ['admin'] },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Roles' });
  });
});

describe('signing in', () => {
  it('takes the e-mail or the name', async () => {
    const { user } = await platform.join('Either');
    for (const account of ['either', 'EITHER@test.example']) {
      const { input } = signIn(account, 'a-long-password');
      expect((await platform.call(accountCalls.signIn, input)).user._id).toBe(user._id);
    }
  });

  it('answers alike for a wrong password and an unknown account', async () => {
    await platform.join('known');
    const wrong = await platform.refusal(accountCalls.signIn, signIn('known', 'wrong').input);
    const unknown = await platform.refusal(accountCalls.signIn, signIn('nobody', 'wrong').input);
    expect(wrong).toEqual(unknown);
  });

  it('allows five tries a minute, then makes the account wait twice as long each time', async () => {
    await platform.join('guessed');
    const attempt = () => platform.refusal(accountCalls.signIn, signIn('guessed', 'wrong').input);
    for (let i = 0; i < 5; i++) expect((await attempt()).code).toBe('BAD_USER_INPUT');
    expect(await attempt()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    platform.clock.advance(59_000);
    expect(await attempt()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    platform.clock.advance(1_000);
    for (let i = 0; i < 5; i++) expect((await attempt()).code).toBe('BAD_USER_INPUT');
    expect(await attempt()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 120 });
  });

  it('counts sixty a minute for an address, believing the gateway about it', async () => {
    const attempt = (index: number, address: string) => {
      const { input, caller } = signIn(`nobody${index}`, 'x', { 'x-client-address': address });
      return platform.refusal(accountCalls.signIn, input, caller);
    };
    for (let i = 0; i < 60; i++)
      expect((await attempt(i, '192.0.2.7')).code).toBe('BAD_USER_INPUT');
    expect((await attempt(61, '192.0.2.7')).code).toBe('RATE_LIMITED');
    expect((await attempt(62, '192.0.2.8')).code).toBe('BAD_USER_INPUT');
    // Every attempt costs a hash of full strength.
  });
});

describe('sessions', () => {
  it('are worth nothing after signing out', async () => {
    const { jwt } = await platform.join('departing');
    await platform.call(accountCalls.signOut, {}, { token: jwt });
    const refusal = await platform.refusal(accountCalls.current, {}, { token: jwt });
    expect(refusal.code).toBe('UNAUTHENTICATED');
  });

  it('are listed with the present one marked, and revoked by their owner only', async () => {
    const first = await platform.join('sessions');
    const { input } = signIn('sessions', 'a-long-password');
    const second = await platform.call(accountCalls.signIn, input);
    const { data } = await platform.call(accountCalls.sessions, {}, { token: second.jwt });
    expect(data.filter(({ current }) => current)).toHaveLength(1);
    const other = data.find(({ current }) => !current);
    const params = { id: other?._id ?? '' };
    const stranger = await platform.join('stranger');
    expect(
      (await platform.refusal(accountCalls.revokeSession, { params }, { token: stranger.jwt }))
        .code,
    ).toBe('NOT_FOUND');
    await platform.call(accountCalls.revokeSession, { params }, { token: second.jwt });
    expect((await platform.refusal(accountCalls.current, {}, { token: first.jwt })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('all end but the one that asks, and that one too where asked; access tokens stay', async () => {
    const first = await platform.join('everywhere');
    const { input } = signIn('everywhere', 'a-long-password');
    const second = await platform.call(accountCalls.signIn, input);
    const stranger = await platform.join('elsewhere');
    const { token } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      { token: first.jwt },
    );
    // Not with an access token, even one that is good for everything.
    expect(
      (await platform.refusal(accountCalls.signOutEverywhere, { query: {} }, { token })).code,
    ).toBe('FORBIDDEN');
    await platform.call(accountCalls.signOutEverywhere, { query: {} }, { token: second.jwt });
    expect((await platform.refusal(accountCalls.current, {}, { token: first.jwt })).code).toBe(
      'UNAUTHENTICATED',
    );
    const query = { IncludingThis: true };
    await platform.call(accountCalls.signOutEverywhere, { query }, { token: second.jwt });
    expect((await platform.refusal(accountCalls.current, {}, { token: second.jwt })).code).toBe(
      'UNAUTHENTICATED',
    );
    await platform.call(accountCalls.current, {}, { token });
    await platform.call(accountCalls.current, {}, { token: stranger.jwt });
  });

  it('end by themselves after their days', async () => {
    const { jwt } = await platform.join('expiring');
    const before = platform.clock.now;
    platform.clock.advance(31 * DAY);
    expect((await platform.refusal(accountCalls.current, {}, { token: jwt })).code).toBe(
      'UNAUTHENTICATED',
    );
    platform.clock.now = before;
  });

  it('are asked for where a call needs one', async () => {
    expect(await platform.refusal(accountCalls.current, {})).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('access tokens', () => {
  it('stand in for a session until they are revoked, and are shown once', async () => {
    const { user, jwt } = await platform.join('internal');
    const { token, accessToken } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '数据同步', password: 'a-long-password' } },
      { token: jwt },
    );
    expect(token.startsWith(accessToken.Prefix)).toBe(true);
    expect((await platform.call(accountCalls.current, {}, { token }))._id).toBe(user._id);
    const list = await platform.call(accountCalls.accessTokens, {}, { token: jwt });
    expect(JSON.stringify(list)).not.toContain(token);
    const params = { id: accessToken._id };
    await platform.call(accountCalls.revokeAccessToken, { params }, { token: jwt });
    expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('are made by who gives the password or is protected, as they outlive the session', async () => {
    const { jwt: token } = await platform.join('unproven');
    const make = (body: object) =>
      platform.refusal(accountCalls.createAccessToken, { body: { Name: 'x', ...body } }, { token });
    expect(await make({})).toMatchObject({ code: 'FORBIDDEN', message: '请先完成身份验证' });
    expect(await make({ password: 'wrong' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'password',
    });
    const password = 'a-long-password';
    await platform.call(verificationCalls.grantProtection, { body: { password } }, { token });
    await platform.call(accountCalls.createAccessToken, { body: { Name: 'x' } }, { token });
  });

  it('end with all sessions where that is asked for', async () => {
    const { jwt } = await platform.join('withdrawing');
    const { token } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      { token: jwt },
    );
    const query = { AccessTokens: true };
    await platform.call(accountCalls.signOutEverywhere, { query }, { token: jwt });
    expect((await platform.refusal(accountCalls.current, {}, { token })).code).toBe(
      'UNAUTHENTICATED',
    );
    await platform.call(accountCalls.current, {}, { token: jwt });
  });

  it('that may see the account alone change nothing', async () => {
    const { jwt } = await platform.join('looking');
    const { token } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', Scopes: ['account'], password: 'a-long-password' } },
      { token: jwt },
    );
    await platform.call(accountCalls.sessions, {}, { token });
    const body = { Signature: '改了' };
    expect(await platform.refusal(accountCalls.setProfile, { body }, { token })).toMatchObject({
      code: 'FORBIDDEN',
      message: '此访问令牌没有「写入」权限（write）',
    });
  });

  it('cannot make another token', async () => {
    const { jwt } = await platform.join('maker');
    const body = { Name: 'one', password: 'a-long-password' };
    const { token } = await platform.call(accountCalls.createAccessToken, { body }, { token: jwt });
    expect((await platform.refusal(accountCalls.createAccessToken, { body }, { token })).code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('weak flags', () => {
  it('keep what is not set anew', async () => {
    const { jwt: token } = await platform.join('flags');
    await platform.call(accountCalls.setWeakFlags, { body: { a: true, b: 1 } }, { token });
    await platform.call(accountCalls.setWeakFlags, { body: { b: 'two' } }, { token });
    expect(await platform.call(accountCalls.weakFlags, {}, { token })).toEqual({
      a: true,
      b: 'two',
    });
  });
});
