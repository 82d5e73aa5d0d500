import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';
import { freePort, type Layer, startGateway, startLayer } from '#tests/support/layers.ts';
import { allCalls } from '../support/calls.ts';
import { restClient, type RestClient } from '../support/rest.ts';

const credentials = { account: 'member@example.com', password: 'smallest-backend' };
const nobody = '0'.repeat(24);

let backend: Layer;
let gateway: Layer;
let rest: RestClient;

beforeAll(async () => {
  const port = await freePort();
  backend = await startLayer('docs/examples/smallest-backend.ts', port, { PORT: String(port) });
  gateway = await startGateway(backend.url);
  rest = restClient(backend.url);
});

afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

describe('the smallest backend', () => {
  it.each([
    [siteCalls.config, {}],
    [competitionCalls.list, { query: { page: 1, perPage: 12 } }],
    [competitionCalls.tags, {}],
    [memberCalls.list, { query: { ids: nobody } }],
    [accountCalls.signIn, { body: credentials }],
    [accountCalls.current, {}],
    [accountCalls.signOut, {}],
  ])('$operation answers in its shape', async (call, input) => {
    const { jwt } = await rest.ask(accountCalls.signIn, { body: credentials });
    const { status, body } = await rest.send(call, input as never, jwt);
    expect({ status, body }).toMatchObject({ status: 200 });
    expect([...Compile(call.response).Errors(body)]).toEqual([]);
  });

  it.each([...allCalls.values()].map((call) => [call.operation, call] as const))(
    '%s is served, or refused in the contract’s words',
    async (_, call) => {
      const input = { params: { id: nobody, token: nobody }, query: {}, body: {} };
      const { status, body } = await rest.send(call, input as never);
      if (status === 200) return;
      expect([...Compile(RestError).Errors(body)]).toEqual([]);
      if (call.access === 'member') expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  it('shows its competition through the gateway, and signs its member in and out', async () => {
    const client = new GraphqlClient(gateway.url);
    const list = '{ site { name } competitions { totalCount items { name status } } }';
    expect(await client.ask(list)).toEqual({
      site: { name: '鲸潮社区' },
      competitions: { totalCount: 1, items: [{ name: '南极企鹅识别挑战赛', status: 'RUNNING' }] },
    });
    const viewer = '{ viewer { member { name } level { level } } }';
    await client.signIn(credentials.account, credentials.password);
    expect(await client.ask(viewer)).toMatchObject({ viewer: { member: { name: '林小舟' } } });
    await client.ask('mutation { signOut }');
    expect(await client.ask(viewer)).toEqual({ viewer: null });
  });
});
