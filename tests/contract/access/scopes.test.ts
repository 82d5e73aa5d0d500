import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { type RestCall, scopeOf } from '@whaletide/schema/shared/rest/call.ts';
import { holdsScope, type Scope, scopes } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { demoStore, type Layer, startPlatform, type Store } from '#tests/support/layers.ts';
import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { allCalls } from '../support/calls.ts';
import { restClient, type RestClient } from '../support/rest.ts';
import { defined, signIn } from './asking.ts';

// Calls × scopes. What a call needs is worked out from the contract; that is in force everywhere.

let store: Store;
let platform: Layer;
let rest: RestClient;
const tokens = new Map<Scope, string>();

const tokenFor = async (...held: Scope[]): Promise<string> => {
  const session = await signIn(rest, accounts.member);
  const body = { Name: held.join(), Scopes: held, password: PASSWORD };
  return (await rest.ask(accountCalls.createAccessToken, { body }, session)).token;
};

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  rest = restClient(platform.url);
  for (const scope of scopes) tokens.set(scope, await tokenFor(scope));
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

/**
 * Input that names nothing: callers with the scope are told that nothing is found, or what is
 * missing.
 */
const nothing = { params: { id: '0'.repeat(24) }, query: {}, body: {} };
const names: Record<Scope, string> = {
  read: '读取',
  submit: '提交',
  write: '写入',
  account: '账号',
};

const asked = [...allCalls.values()].filter(
  // Ends the token that asks: below.
  ({ access, operation }) => access !== 'public' && operation !== 'account.signOut',
);

describe('calls × scopes', () => {
  it.each(
    asked.flatMap((call) =>
      scopes.map((held) => {
        const needed = scopeOf(call);
        return [call.operation, held, needed, holdsScope([held], needed)] as const;
      }),
    ),
  )('%s with %s, for which %s is needed: %s', async (operation, held, needed, passes) => {
    const call: RestCall = defined(allCalls.get(operation), operation);
    const { status, body } = await rest.send(call, nothing as never, tokens.get(held));
    const refusal = {
      code: 'FORBIDDEN',
      message: `此访问令牌没有「${names[needed as Scope]}」权限（${needed}）`,
    };
    if (!passes) {
      expect(status).toBe(403);
      expect(body).toEqual(refusal);
    } else expect(body ?? null).not.toMatchObject(refusal);
  });

  it('a token without scopes named is good for all that a token may, as it was', async () => {
    const session = await signIn(rest, accounts.member);
    const body = { Name: '从前的程序', password: PASSWORD };
    const made = await rest.ask(accountCalls.createAccessToken, { body }, session);
    expect(made.accessToken.Scopes).toEqual(['read', 'write', 'account']);
    await rest.ask(accountCalls.sessions, {}, made.token);
    await rest.ask(
      accountCalls.setWeakFlags,
      { body: { 'hide-feed-prompting': true } },
      made.token,
    );
  });

  it('a session is good for everything', async () => {
    const session = await signIn(rest, accounts.member);
    await rest.ask(accountCalls.sessions, {}, session);
    await rest.ask(accountCalls.weakFlags, {}, session);
  });

  it('a token may end itself, whatever it is good for', async () => {
    const token = await tokenFor('write');
    await rest.ask(accountCalls.signOut, {}, token);
    expect((await rest.send(accountCalls.current, {}, token)).status).toBe(401);
  });

  it('a token that is good for nothing isn’t made', async () => {
    const session = await signIn(rest, accounts.member);
    const body = { Name: '无用', Scopes: [] };
    const { status, body: refusal } = await rest.send(
      accountCalls.createAccessToken,
      { body },
      session,
    );
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ field: 'Scopes', message: '请至少选择一项权限' });
  });
});
