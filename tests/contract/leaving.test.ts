import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  demoStore,
  type Layer,
  startGateway,
  startPlatform,
  type Store,
} from '../support/layers.ts';

const CLIENTS = 20;
// Longer than a busy machine takes to answer what is under way.
const LEAVE = { LEAVE_MS: '3000' };

let store: Store;
let platform: Layer;
let gateway: Layer;
beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store, LEAVE);
  gateway = await startGateway(platform.url, { ...LEAVE, RATE_ADDRESS: '1000000' });
});
afterAll(async () => {
  await gateway.stop();
  await platform.stop();
  await store.remove();
});

/** One request on a kept connection, and whether its answer says that the server goes. */
const ask = (url: string, body: string | undefined, agent: Agent, headers = {}) =>
  new Promise<{ status: number | undefined; leaves: boolean }>((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response: IncomingMessage) => {
        response.resume();
        response.once('end', () =>
          resolve({
            status: response.statusCode,
            leaves: response.headers.connection === 'close',
          }),
        );
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });

/**
 * Clients that ask without a pause over connections that they keep, until an answer says that
 * the server goes: then, as a proxy would, they ask elsewhere.
 */
const crowd = async (url: string, body: string | undefined, stop: () => Promise<void>) => {
  const outcomes: unknown[] = [];
  let leaving = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!leaving) {
      try {
        const { status, leaves } = await ask(url, body, agent);
        outcomes.push(status);
        leaving ||= leaves;
      } catch (error) {
        outcomes.push((error as Error).message);
        leaving = true;
      }
    }
    agent.destroy();
  });
  while (outcomes.length < CLIENTS * 5) await new Promise((resolve) => setTimeout(resolve, 10));
  await Promise.all([stop(), ...clients]);
  return new Set(outcomes);
};

it('a gateway that is stopped under load fails no request', async () => {
  const query = JSON.stringify({ query: '{ competitions { items { name } } }' });
  const outcomes = await crowd(`${gateway.url}/graphql`, query, () => gateway.stop());
  expect(outcomes).toEqual(new Set([200]));
  await gateway.restart();
});

it('a platform that is stopped under load fails no request', async () => {
  const list = `${platform.url}/v2/api/competitionsCommunity?page=1&perPage=12`;
  const outcomes = await crowd(list, undefined, () => platform.stop());
  expect(outcomes).toEqual(new Set([200]));
  await platform.restart();
});

it.each(['gateway', 'platform'] as const)(
  'a %s that is stopped answers a client that paused meanwhile',
  async (name) => {
    const layer = name === 'gateway' ? gateway : platform;
    const path = name === 'gateway' ? '/graphql?query=%7B__typename%7D' : '/healthz';
    const url = `${layer.url}${path}`;
    const headers = name === 'gateway' ? { 'apollo-require-preflight': '1' } : {};
    const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true }));
    const askAll = () => Promise.all(agents.map((agent) => ask(url, undefined, agent, headers)));
    expect(await askAll()).toEqual(agents.map(() => ({ status: 200, leaves: false })));
    const stopped = layer.stop();
    // Past the announcement, in which these connections carried nothing.
    await wait(Number(LEAVE.LEAVE_MS) + 500);
    expect(await askAll()).toEqual(agents.map(() => ({ status: 200, leaves: true })));
    await stopped;
    await layer.restart();
  },
);
