import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  findPenguins,
  register,
  sampleResult,
  submit,
  worksOf,
} from '../contract/support/penguins.ts';
import { type Checkout, copyCheckout } from '../support/checkout.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { demoStore, freePort, type Store } from '../support/layers.ts';
import { waitFor } from '../support/wait-for.ts';

/** Only for what hangs. */
const LONGEST_MS = 300_000;

let checkout: Checkout;
let store: Store;
let command: ChildProcess;
let closed: Promise<unknown>;
let output = '';
let site: string;
let gateway: string;
let platform: string;

/** Waits until an address answers with a text. */
const untilSays = (url: string, text: string): Promise<unknown> =>
  waitFor(
    `${url} to say ${text}`,
    async () => {
      if (command.exitCode !== null) throw new Error('npm run dev has ended');
      const answer = await fetch(url).catch(() => undefined);
      return (await answer?.text().catch(() => undefined))?.includes(text);
    },
    LONGEST_MS,
  ).catch((cause) => {
    throw new Error(`${cause}:\n${output}`, { cause });
  });

beforeAll(async () => {
  [checkout, store] = await Promise.all([copyCheckout(), demoStore()]);
  const ports = [await freePort(), await freePort(), await freePort()];
  [site, gateway, platform] = ports.map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
    string,
  ];
  const [web, http, rest] = ports.map(String);
  command = spawn('npm', ['run', 'dev'], {
    cwd: checkout.folder,
    env: {
      ...process.env,
      ...store.env,
      ...store.gatewayEnv,
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: join(checkout.folder, 'node_modules/.cache/compiled'),
      PORT: http,
      PLATFORM_PORT: rest,
      WEB_PORT: web,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  closed = once(command, 'close');
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitFor(
    'npm run dev to be ready',
    async () => {
      if (command.exitCode !== null) throw new Error('It has ended');
      return output.includes('鲸潮社区已就绪');
    },
    LONGEST_MS,
  ).catch((cause) => {
    throw new Error(`${cause}:\n${output}`, { cause });
  });
});

afterAll(async () => {
  command?.kill('SIGTERM');
  // Its output is closed when the last process that writes to it has ended.
  await closed;
  await checkout?.remove();
  await store?.remove();
});

it('scores a result, and works out the ranks that a team of the board may have', async () => {
  const member = new GraphqlClient(site);
  await member.signIn(accounts.newcomer, PASSWORD);
  const { id, task } = await findPenguins(member);
  await register(member, id);
  const work = await submit(member, task.id, sampleResult);
  await waitFor(
    'a review',
    async () => {
      const now = (await worksOf(member, task.id)).find((one) => one.id === work.id);
      if (now?.status === 'FAILED') throw new Error(`The work has failed:\n${output}`);
      return now?.status === 'REVIEWED';
    },
    LONGEST_MS,
  );
  const ranges = await waitFor(
    'ranges of ranks',
    async () => {
      // Asked at every moment, a slow machine's board would use up what a member may ask.
      await wait(1_000);
      const { leaderboard } = await member.ask<{
        leaderboard: { items: { rankLow: number | null; rankHigh: number | null }[] };
      }>(
        'query ($id: ID!) { leaderboard(taskId: $id, perPage: 100) { items { rankLow rankHigh } } }',
        { id: task.id },
      );
      const known = leaderboard.items.filter(({ rankLow }) => rankLow !== null);
      return known.length > 0 && known;
    },
    LONGEST_MS,
  );
  for (const { rankLow, rankHigh } of ranges) expect(rankLow).toBeLessThanOrEqual(Number(rankHigh));
});

it.each([
  ['platform', 'platform/src/server.ts', () => platform],
  ['gateway', 'gateway/src/http/health.ts', () => gateway],
])('answers changes of %s, though each replaces the file', async (_, file, address) => {
  await checkout.change(file, "status: 'ok'", "status: 'changed once'");
  await untilSays(`${address()}/healthz`, 'changed once');
  await checkout.change(file, 'changed once', 'changed twice');
  await untilSays(`${address()}/healthz`, 'changed twice');
});

it('goes on with the gateway of before where a change can’t be read', async () => {
  const file = 'gateway/src/http/health.ts';
  await checkout.change(file, 'export const', 'export cost');
  await waitFor('the reason', async () => output.includes('PARSE_ERROR'), LONGEST_MS);
  expect((await fetch(`${gateway}/healthz`)).status).toBe(200);
  await checkout.change(file, 'export cost', 'export const');
  await checkout.change(file, 'changed twice', 'mended');
  await untilSays(`${gateway}/healthz`, 'mended');
});

it('answers a change of the SDL, and makes again what is generated from it', async () => {
  const text = 'A competition, activity or series.';
  await checkout.change('schema/domains/competitions/competitions.graphql', text, `New: ${text}`);
  const description = async () => {
    const asked = '{ __type(name: "Competition") { description } }';
    // It may be refused a connection while the gateway starts again.
    const answer = await new GraphqlClient(gateway)
      .send<{ __type: { description: string } }>(asked)
      .catch(() => undefined);
    return answer?.data?.__type.description.startsWith('New: ');
  };
  await waitFor('the description', description, LONGEST_MS);
  const printed = join(checkout.folder, 'schema/schema.graphql');
  await waitFor(
    'the printed schema',
    async () => (await readFile(printed, 'utf8')).includes('New: '),
    LONGEST_MS,
  );
});

it('answers a change of the web', async () => {
  await checkout.change('web/src/main.tsx', 'import', 'globalThis.isChanged = true;\nimport');
  await untilSays(`${site}/src/main.tsx`, 'isChanged');
});
