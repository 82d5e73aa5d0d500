import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';
import { LivePlatform } from '../support/live-platform.ts';

const SESSION = 'live.session.token';
const KNOWN = 'subscription Known { taskProgressed { eventId } }';
const OTHER = 'subscription Other { taskProgressed { eventId type } }';

const platform = new LivePlatform({ [SESSION]: '2'.repeat(24) });
const folder = mkdtempSync(join(tmpdir(), 'known-subscriptions-'));
let gateway: Gateway;
let address: string;

beforeAll(async () => {
  const file = join(folder, 'operations.json');
  writeFileSync(file, JSON.stringify({ operations: [{ id: 'a'.repeat(64), body: KNOWN }] }));
  gateway = await startGateway({
    UPSTREAM_URL: await platform.start(),
    KNOWN_OPERATIONS: file,
    KNOWN_OPERATIONS_ONLY: 'true',
  });
  address = await gateway.app.listen({ port: 0 });
});
afterAll(async () => {
  await gateway.app.close();
  await platform.stop();
  rmSync(folder, { recursive: true });
});

/** Resolves when so many lines to platform are open. */
const lines = (count: number) =>
  waitFor('lines', () => Promise.resolve(platform.open.size === count));

/** Subscribes, as a browser with its cookie or a client with its token, and tells whether it is refused. */
const subscribe = async (query: string, as: 'browser' | 'client'): Promise<unknown> => {
  const headers = as === 'browser' ? { cookie: `session=${SESSION}`, origin: address } : {};
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers });
      }
    },
    ...(as === 'client' && { connectionParams: { authorization: `Bearer ${SESSION}` } }),
  });
  const answer = new Promise((resolve) => {
    client.subscribe(
      { query },
      { next: resolve, error: resolve, complete: () => resolve('complete') },
    );
  });
  const outcome = await Promise.race([answer, lines(1).then(() => 'open')]);
  await client.dispose();
  await lines(0);
  return outcome;
};

it.each([
  ['a browser’s that is shipped', KNOWN, 'browser', 'open'],
  ['a client’s with a token of its own', OTHER, 'client', 'open'],
  [
    'another of a browser',
    OTHER,
    'browser',
    [
      {
        message: '本站点只接受已登记的操作',
        extensions: { code: 'QUERY_NOT_IN_SAFELIST' },
      },
    ],
  ],
] as const)('a subscription, %s', async (_, query, as, outcome) => {
  expect(await subscribe(query, as)).toEqual(outcome);
});
