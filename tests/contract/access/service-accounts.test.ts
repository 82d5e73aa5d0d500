import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { membersOnly } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { demoStore, type Layer, startPlatform, type Store } from '#tests/support/layers.ts';
import { accounts } from '#tests/support/demo.ts';
import { allCalls } from '../support/calls.ts';
import { restClient, type RestClient } from '../support/rest.ts';
import { makeServiceAccount } from '../support/service-accounts.ts';
import { defined, signIn } from './asking.ts';

// Calls × service accounts. One reads and changes nothing but what its call says that it may.

let store: Store;
let platform: Layer;
let rest: RestClient;
let token: string;

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  rest = restClient(platform.url);
  const admin = await signIn(rest, accounts.admin);
  const wanted = { Name: '全站', Scopes: ['read' as const, 'write' as const] };
  token = (await makeServiceAccount(rest, admin, wanted)).Token;
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

/** Input that names nothing: callers who may are told that nothing is found, or what is missing. */
const nothing = { params: { id: '0'.repeat(24) }, query: {}, body: {} };

const { code, message } = membersOnly();
const calls = [...allCalls.values()].filter(({ access }) => access === 'member');
/** Calls for which a token needs a scope that no service account has. */
const isOfAccount = ({ body }: { body: unknown }) =>
  JSON.stringify(body).includes('此访问令牌没有「账号」权限');

describe('calls × service accounts', () => {
  it.each(calls.map((call) => [call.operation, call.serviceAccounts ?? false] as const))(
    '%s, which a service account may make: %s',
    async (operation, may) => {
      const call: RestCall = defined(allCalls.get(operation), operation);
      const answer = await rest.send(call, nothing as never, token);
      if (may) expect(answer.body).not.toMatchObject({ message });
      else if (isOfAccount(answer)) expect(answer.status).toBe(403);
      else expect(answer).toEqual({ status: 403, body: { code, message } });
    },
  );

  it('answers what both visitors and members may ask as to a visitor', async () => {
    const either = [...allCalls.values()].filter(
      ({ access, method, serviceAccounts }) =>
        access === 'either' && method === 'GET' && !serviceAccounts,
    );
    for (const call of either) {
      const [service, visitor] = [
        await rest.send(call, nothing as never, token),
        await rest.send(call, nothing as never),
      ];
      expect([call.operation, service.status]).toEqual([call.operation, visitor.status]);
    }
  });
});
