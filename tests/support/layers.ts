import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UNDECLARED } from '#platform/src/http/route.ts';
import { databaseName } from './database-names.ts';
import { copyDemo, demoEnv, onServer } from './demo-template.ts';
import { releaseEnv, restoreEmbedded, restoreOnServer } from './releases.ts';

const root = join(import.meta.dirname, '../..');
const START_MS = 120_000;

/** Lines of a layer's log about refusals that their calls don't declare. */
const undeclaredRefusals = (output: string): string[] =>
  output.split('\n').filter((line) => line.includes(UNDECLARED));

/** A free port at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

/** A running layer: the process that an operator would run, on a port of its own. */
export interface Layer {
  url: string;
  pid: () => number;
  /** Everything it has printed, for a failed test to show. */
  output: () => string;
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>;
}

/** Starts a process that answers `/healthz` and waits for it. */
export const startLayer = async (
  script: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Layer> => {
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let child: ChildProcess;

  const start = async (): Promise<void> => {
    const own = spawn(process.execPath, [join(root, script)], {
      // Stops are many, and only the test of them needs to be announced.
      env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'warn', LEAVE_MS: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = own;
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-100_000));
    own.stdout.on('data', keep);
    own.stderr.on('data', keep);
    const until = Date.now() + START_MS;
    for (;;) {
      if (own.exitCode !== null) throw new Error(`${script} ended at its start:\n${output}`);
      if (Date.now() > until) throw new Error(`${script} did not start:\n${output}`);
      const answer = await fetch(`${url}/healthz`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await wait(50);
    }
  };

  const stop: Layer['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await ended;
    const undeclared = undeclaredRefusals(output);
    if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
  };

  await start();
  return { url, pid: () => child.pid ?? 0, output: () => output, stop, restart: start };
};

/**
 * Place where platforms under test keep their data: a folder and, with DATABASE_URL, a database of
 * their own.
 */
export interface Store {
  env: NodeJS.ProcessEnv;
  /** Environment of gateways: their counts in Redis are this store's alone. */
  gatewayEnv: NodeJS.ProcessEnv;
  remove: () => Promise<void>;
}

/** A store that is filled by a function: embedded, or a new database on DATABASE_URL's server. */
const newStore = async (
  fill: (folder: string, database: string) => Promise<void>,
): Promise<Store> => {
  const folder = await mkdtemp(join(tmpdir(), 'whaletide-'));
  const name = databaseName();
  await fill(folder, name);
  // Several platforms share one store only when they share the key that signs sessions.
  const env = { ...demoEnv, DATA_DIR: folder, SESSION_SECRET: randomBytes(32).toString('hex') };
  const gatewayEnv = { REDIS_PREFIX: `${name}:` };
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const server = process.env.DATABASE_URL;
  if (!server) return { env, gatewayEnv, remove: removeFolder };

  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { ...env, DATABASE_URL: url.href },
    gatewayEnv,
    remove: async () => {
      await onServer(server, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
};

/** A store with a copy of the demo community. */
export const demoStore = (): Promise<Store> => newStore(copyDemo);

/** A store of an installation that has just begun: without members and competitions. */
export const emptyStore = (): Promise<Store> =>
  newStore(async (_, name) => {
    const server = process.env.DATABASE_URL;
    if (server) await onServer(server, `create database ${name}`);
  });

/** A store as a released version has left it, with the demo community and without its files. */
export const releasedStore = async (version: string): Promise<Store> => {
  const store = await newStore(async (folder, name) => {
    const server = process.env.DATABASE_URL;
    if (!server) return (await restoreEmbedded(version, join(folder, 'pg'))).close();
    await onServer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    await restoreOnServer(version, url.href);
  });
  return { ...store, env: { ...store.env, ...releaseEnv } };
};

export const startPlatform = async (store: Store, env: NodeJS.ProcessEnv = {}): Promise<Layer> => {
  const port = await freePort();
  return startLayer('platform/dist/main.js', port, {
    ...store.env,
    HOST: '127.0.0.1',
    PLATFORM_PORT: String(port),
    ...env,
  });
};

/** @param env may need to know where the gateway will be reached */
export const startGateway = async (
  upstream: string,
  env: NodeJS.ProcessEnv | ((url: string) => NodeJS.ProcessEnv) = {},
): Promise<Layer> => {
  const port = await freePort();
  const own = typeof env === 'function' ? env(`http://127.0.0.1:${port}`) : env;
  return startLayer('gateway/dist/main.js', port, {
    HOST: '127.0.0.1',
    PORT: String(port),
    UPSTREAM_URL: upstream,
    ...own,
  });
};
