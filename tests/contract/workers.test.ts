import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { accounts, PASSWORD } from '../support/demo.ts';
import {
  demoStore,
  type Layer,
  startGateway,
  startPlatform,
  type Store,
} from '../support/layers.ts';
import { waitFor } from '../support/wait-for.ts';

const WORKERS = 2;
const RATE = 40;

let store: Store;
let platform: Layer;
beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
});
afterAll(async () => {
  await platform.stop();
  await store.remove();
});

const startWorkers = (env: NodeJS.ProcessEnv = {}): Promise<Layer> =>
  startGateway(platform.url, {
    ...store.gatewayEnv,
    WORKERS: String(WORKERS),
    // Far longer than the test takes, so that an old answer would be seen.
    SHARED_CACHE_FRESH_MS: '60000',
    // They share by the process that started them.
    REDIS_URL: '',
    ...env,
  });

interface Answered<T = unknown> {
  status: number;
  cookie: string;
  body: { data: T; errors?: { extensions: { code: string } }[] };
}

/** One request on a connection of its own, so that it reaches the next worker in turn. */
const ask = <T>(url: string, query: string, cookie = ''): Promise<Answered<T>> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const asked = request(
      `${url}/graphql`,
      { method: 'POST', headers, agent: new Agent({ keepAlive: false }) },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookie: (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
            body: JSON.parse(text) as Answered<T>['body'],
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ query }));
  });

const metricsOf = async ({ url }: Layer): Promise<string> => (await fetch(`${url}/metrics`)).text();

/** Process ids of a gateway's workers. */
const workersOf = (gateway: Layer): number[] =>
  spawnSync('pgrep', ['-P', String(gateway.pid())], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('workers hear of changes that were made through another', async () => {
  const gateway = await startWorkers({ RATE_MEMBER: '1000000', RATE_ADDRESS: '1000000' });
  const input = `input: { account: "${accounts.moderator}", password: "${PASSWORD}" }`;
  const { cookie } = await ask(gateway.url, `mutation { signIn(${input}) { id } }`);
  const list = await ask<{ projects: { items: { author: { id: string } }[] } }>(
    gateway.url,
    '{ projects(perPage: 1) { items { author { id } } } }',
  );
  const id = list.body.data.projects.items[0]?.author.id ?? '';
  /** Followers as each worker tells a visitor. */
  const counts = (): Promise<number[]> =>
    Promise.all(
      Array.from({ length: WORKERS * 2 }, async () => {
        const query = `{ member(id: "${id}") { followersCount } }`;
        const { body } = await ask<{ member: { followersCount: number } }>(gateway.url, query);
        return body.data.member.followersCount;
      }),
    );
  const [before = 0] = await counts();
  for (let round = 0; round < 20; round += 1) {
    const verb = round % 2 === 0 ? 'follow' : 'unfollow';
    const change = `mutation { ${verb}(input: { kind: MEMBER, id: "${id}" }) { __typename } }`;
    const { body } = await ask(gateway.url, change, cookie);
    expect(body.errors).toBeUndefined();
    const expected = before + Number(round % 2 === 0);
    await waitFor('the change in every worker', async () =>
      (await counts()).every((count) => count === expected),
    );
  }
  await gateway.stop();
});

it('workers count rates and metrics together', async () => {
  const gateway = await startWorkers({ RATE_ADDRESS: String(RATE) });
  const answers = await Promise.all(
    Array.from({ length: RATE * 2 }, () => ask(gateway.url, '{ __typename }')),
  );
  const codes = answers.map(({ body }) => body.errors?.[0]?.extensions.code ?? 'OK');
  const text = await metricsOf(gateway);
  await gateway.stop();
  expect(codes.filter((code) => code === 'OK')).toHaveLength(RATE);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(RATE);
  const answered = [...text.matchAll(/^gateway_kept_answers_total\{.*\} (\d+)$/gm)];
  expect(answered.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(RATE);
});

it('another worker comes for one that dies, and all end with the gateway', async () => {
  const gateway = await startWorkers();
  const first = await waitFor('the workers', () => {
    const pids = workersOf(gateway);
    return Promise.resolve(pids.length === WORKERS && pids);
  });
  process.kill(first[0] ?? 0, 'SIGKILL');
  const second = await waitFor('another worker', () => {
    const pids = workersOf(gateway).filter((pid) => pid !== first[0]);
    return Promise.resolve(pids.length === WORKERS && pids);
  });
  // The worker that is left may have been the later one to listen.
  await waitFor('an answer', () =>
    ask(gateway.url, '{ __typename }').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  await gateway.stop();
  expect(second.filter(isAlive)).toEqual([]);

  await gateway.restart();
  const third = workersOf(gateway);
  await gateway.stop('SIGKILL');
  await waitFor('the workers of a killed gateway to end', () =>
    Promise.resolve(!third.some(isAlive)),
  );
});

it('workers that can’t start end the gateway with its reason', async () => {
  const gateway = await startWorkers();
  const port = new URL(gateway.url).port;
  const other = spawnSync(process.execPath, ['gateway/dist/main.js'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', WORKERS: '2', PORT: port, HOST: '127.0.0.1' },
  });
  await gateway.stop();
  expect([other.status, other.stderr]).toEqual([
    78,
    expect.stringContaining(`set PORT to another`),
  ]);
});
