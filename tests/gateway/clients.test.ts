import { afterEach, describe, expect, it } from '@jest/globals';
import type { ClientReport } from '@whaletide/schema/domains/clients/rest.ts';
import { CLIENTS_A_REPORT } from '@whaletide/schema/domains/clients/rules.ts';
import { logLinesOf } from '#tests/support/log-lines.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { competition, page } from './support/documents.ts';
import { type Gateway, startGateway } from './support/gateway.ts';
import { useRest } from './support/rest.ts';

const rest = useRest();

const OLD = 'mutation Old { acceptColumnApplication(input: { workOrderId: "6" }) { id } }';
const named = (name: string, version?: string) => ({
  'apollographql-client-name': name,
  ...(version !== undefined && { 'apollographql-client-version': version }),
});

let gateway: Gateway;
const reported: ClientReport[][] = [];
afterEach(() => {
  reported.length = 0;
});

const start = async (environment: Record<string, string> = {}) => {
  gateway = await startGateway({ CLIENT_REPORT_MS: '600000', ...environment });
};
/** Platform takes so many reports, with this status. */
const takes = (times: number, status = 200) =>
  rest()
    .post('/api/clients/usage')
    .times(times)
    .reply(status, async (request: Request) => {
      reported.push(((await request.json()) as { Clients: ClientReport[] }).Clients);
      return status === 200 ? { ok: true } : { code: 'INTERNAL', message: '服务器内部错误' };
    });
/** The last report is sent as the gateway stops. */
const stop = () => gateway.app.close();

describe('what clients ask for', () => {
  it('is reported by name and version: operations, errors and deprecated fields', async () => {
    await start();
    takes(1);
    await gateway.send('{ __typename }', { headers: named('lab', '1.0') });
    await gateway.send(OLD, { headers: named('lab', '1.0') });
    await gateway.send(OLD, { headers: named('lab', '1.0') });
    await gateway.send('{ nothing }', { headers: named('lab', '2.0') });
    await gateway.send('{ __typename }');
    await stop();
    expect(reported).toEqual([
      [
        {
          Kind: 'NAMED',
          Name: 'lab',
          Version: '1.0',
          Operations: 3,
          Errors: 2,
          Deprecated: [{ Field: 'Mutation.acceptColumnApplication', Count: 2 }],
        },
        { Kind: 'NAMED', Name: 'lab', Version: '2.0', Operations: 1, Errors: 1, Deprecated: [] },
        { Kind: 'UNNAMED', Operations: 1, Errors: 0, Deprecated: [] },
      ],
    ]);
  });

  it('counts for an operation that another’s answer serves, and by GET and form as by POST', async () => {
    await start({ SHARED_CACHE_FRESH_MS: '60000' });
    takes(1);
    rest()
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .reply(200, page([competition()]));
    const query = '{ competitions { items { id } } }';
    const headers = named('lab');
    await gateway.send(query, { headers });
    await gateway.send(query, { headers });
    const get = { url: `/graphql?query=${encodeURIComponent('{ __typename }')}` };
    await gateway.app.inject({ ...get, headers });
    const throughApollo = { ...headers, cookie: 'a=b', 'apollo-require-preflight': '1' };
    expect((await gateway.app.inject({ ...get, headers: throughApollo })).statusCode).toBe(200);
    await stop();
    expect(reported).toEqual([
      [{ Kind: 'NAMED', Name: 'lab', Operations: 4, Errors: 0, Deprecated: [] }],
    ]);
  });

  it('is counted among the rest under a name that is none, and beyond the bound', async () => {
    await start();
    takes(11);
    for (let at = 0; at < 205; at += 1)
      await gateway.send('{ __typename }', { headers: named(`made-up-${at}`) });
    await gateway.send('{ __typename }', { headers: named('<script>', '1') });
    await stop();
    const clients = reported.flat();
    expect(Math.max(...reported.map(({ length }) => length))).toBe(CLIENTS_A_REPORT);
    expect(clients).toHaveLength(201);
    expect(clients.find(({ Kind }) => Kind === 'OTHERS')).toMatchObject({ Operations: 6 });
  });

  it('comes with the next report where platform was away, and once', async () => {
    await start({ CLIENT_REPORT_MS: '20' });
    takes(1, 503);
    takes(1);
    await gateway.send('{ __typename }', { headers: named('lab') });
    await waitFor('reports', () => Promise.resolve(reported.length === 2), 8_000);
    await stop();
    expect(reported[1]).toEqual(reported[0]);
  });

  it('is in the metrics, under a bounded number of names', async () => {
    await start({ CLIENT_REPORT_MS: '0' });
    await gateway.send(OLD, { headers: named('lab') });
    for (let at = 0; at < 60; at += 1)
      await gateway.send('{ __typename }', { headers: named(`made-up-${at}`) });
    const { body } = await gateway.app.inject('/metrics');
    await stop();
    expect(body).toContain('gateway_client_operations_total{client="lab"} 1');
    expect(body).toContain('gateway_client_errors_total{client="lab"} 1');
    expect(body).toContain(
      'gateway_deprecated_fields_total{client="lab",field="Mutation.acceptColumnApplication"} 1',
    );
    expect(body).toContain('gateway_client_operations_total{client="(others)"} 11');
  });
});

it('a line of the log names who asked, as far as the name is kept', async () => {
  gateway = await startGateway({ CLIENT_REPORT_MS: '0', LOG_LEVEL: 'debug' });
  const lines = logLinesOf(gateway.app);
  await gateway.send('{ __typename }', { headers: named('lab', '1.0') });
  await gateway.send('{ __typename }', { headers: named('lab', 'not a version') });
  await gateway.send('{ __typename }', { headers: named('x'.repeat(100), '1.0') });
  await gateway.send('{ __typename }');
  await stop();
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered.map((line) => (line as { client?: string }).client)).toEqual([
    'lab 1.0',
    'lab',
    '(others)',
    undefined,
  ]);
});

it('the rendering of pages counts under a name of its own', async () => {
  gateway = await startGateway(
    { PAGES_PATIENCE_MS: '5000' },
    new URL('support/rendered-web/', import.meta.url),
  );
  rest()
    .get('/v2/api/competitionsCommunity')
    .query(true)
    .reply(200, page([competition()]));
  await gateway.app.inject('/home/competition');
  expect((await gateway.app.inject('/metrics')).body).toContain(
    'gateway_client_operations_total{client="whaletide-web-server"} 1',
  );
  await stop();
});

it('a page of an allowed origin may say its client’s name', async () => {
  await start({ PUBLIC_ORIGINS: 'https://tide.example', CLIENT_REPORT_MS: '0' });
  const { headers } = await gateway.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://tide.example', 'access-control-request-method': 'POST' },
  });
  await stop();
  expect(headers['access-control-allow-headers']).toContain('apollographql-client-name');
});
