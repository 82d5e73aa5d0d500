// Runs the whole product: platform and gateway as two processes, watched over, each built first
// where its sources have changed, and the web. Settings come from the environment (README).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './check-node.js';
import { buildApart } from './lib/build-apart.ts';
import { endWithNpm } from './lib/end-with-npm.ts';
import { tellReady, untilAnswers } from './lib/ready.ts';
import { type Service, supervise } from './lib/supervisor.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { workers: { type: 'string' } } });
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '4000';
const platformPort = process.env.PLATFORM_PORT ?? '4001';
const site = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(host);
const ownPlatform = !process.env.UPSTREAM_URL;

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
const isEnding = () => ending;
const shutDown = async (code: number, signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
  if (ending) return;
  ending = true;
  await supervisor.stop(signal);
  process.exit(code);
};
process.on('SIGINT', () => void shutDown(0, 'SIGINT'));
process.on('SIGTERM', () => void shutDown(0, 'SIGTERM'));
endWithNpm();

try {
  // Platform opens and fills its database while the web is built.
  await buildApart('layers');
  if (ownPlatform && !ending) supervisor.start(platform);
  await buildApart('web');
  // A gateway is ready by itself without platform; here it is to be so with all that it serves.
  if (ownPlatform) await untilAnswers(`http://127.0.0.1:${platformPort}/healthz`, isEnding);
  if (!ending) supervisor.start(gateway);
  await untilAnswers(`${site}/readyz`, isEnding);
  if (!ending) tellReady(site, ownPlatform);
} catch (error) {
  if (!ending) console.error(error instanceof Error ? error.message : error);
  await shutDown(1, 'SIGTERM');
}
