// Runs the whole product: platform and gateway as two processes, watched over, each built first
// where its sources have changed, and the web. Settings come from the environment (README).
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillsDemo } from '../server/demo.ts';
import './check-node.js';
import { buildApart } from './lib/build-apart.ts';
import { type Service, supervise } from './lib/supervisor.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { workers: { type: 'string' } } });
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '4000';
const platformPort = process.env.PLATFORM_PORT ?? '4001';
const site = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(host);
const ownPlatform = !process.env.UPSTREAM_URL;
/** Time that a page waits for readiness before it says that something takes unusually long, in ms. */
const PATIENCE_MS = 60_000;

const platform: Service = {
  name: 'platform',
  script: join(root, 'platform/dist/main.js'),
  env: {
    HOST: '127.0.0.1',
    PLATFORM_PORT: platformPort,
    // Mails lead to the site; on one's own machine its address is known.
    ...(isLocal && !process.env.PUBLIC_ORIGINS && { PUBLIC_ORIGINS: site }),
  },
};
const gateway: Service = {
  name: 'gateway',
  script: join(root, 'gateway/dist/main.js'),
  env: {
    UPSTREAM_URL: process.env.UPSTREAM_URL ?? `http://127.0.0.1:${platformPort}`,
    ...(values.workers && { WORKERS: values.workers }),
  },
};

// The gateway is named first, so that it ends what it serves while platform still answers.
const supervisor = supervise([gateway, platform], ({ name }) => {
  console.error(`${name} can't start with these settings.`);
  void shutDown(1, 'SIGTERM');
});

let ending = false;
const shutDown = async (code: number, signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
  if (ending) return;
  ending = true;
  await supervisor.stop(signal);
  process.exit(code);
};
process.on('SIGINT', () => void shutDown(0, 'SIGINT'));
process.on('SIGTERM', () => void shutDown(0, 'SIGTERM'));

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
};

const ready = async (): Promise<void> => {
  const checks = [
    `${site}/healthz`,
    ...(ownPlatform ? [`http://127.0.0.1:${platformPort}/healthz`] : []),
  ];
  const since = Date.now();
  let warned = false;
  for (const check of checks) {
    while (!(await answers(check))) {
      if (ending) return;
      if (!warned && Date.now() - since > PATIENCE_MS) {
        warned = true;
        console.error(`Still waiting for ${check}`);
      }
      await wait(100);
    }
  }
  console.log(`
  鲸潮社区已就绪
    网站      ${site}/home
    GraphQL   ${site}/graphql
    沙盒      ${site}/sandbox
`);
  if (ownPlatform && fillsDemo(process.env))
    console.log(`  演示账号（密码均为 whale-demo-2026）
    member@demo.test    captain@demo.test    newcomer@demo.test   moderator@demo.test
    creator@demo.test   organizer@demo.test  support@demo.test    admin@demo.test
    school@demo.test

  按 Ctrl-C 停止，数据保存在 ${process.env.DATA_DIR ?? '.data'}
`);
};

try {
  // Platform opens and fills its database while the web is built.
  await buildApart('layers');
  if (ownPlatform && !ending) supervisor.start(platform);
  await buildApart('web');
  if (!ending) supervisor.start(gateway);
  await ready();
} catch (error) {
  if (!ending) console.error(error instanceof Error ? error.message : error);
  await shutDown(1, 'SIGTERM');
}
