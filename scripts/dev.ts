// For working on the product: platform and gateway restart when their sources change, and what is
// generated is made again when the SDL or an operation changes; the web is served by Vite with hot
// reload on its own port (5173), which hands /graphql on to the gateway.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import './check-node.js';
import { endWithNpm } from './lib/end-with-npm.ts';
import { printReadable } from './lib/log-lines.ts';
import { tellReady, untilAnswers } from './lib/ready.ts';

const root = join(import.meta.dirname, '..');
const shell = process.platform === 'win32';
const { PORT = '4000', PLATFORM_PORT = '4001', WEB_PORT = '5173' } = process.env;
const upstream = process.env.UPSTREAM_URL ?? `http://127.0.0.1:${PLATFORM_PORT}`;
const gatewayUrl = process.env.GATEWAY_URL ?? `http://127.0.0.1:${PORT}`;
const site = `http://127.0.0.1:${WEB_PORT}`;

let ready = false;
let ending = false;

const env: NodeJS.ProcessEnv = {
  // A change is answered sooner where what Node made of the sources before is kept.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled-dev'),
  // A restart isn't announced.
  LEAVE_MS: '0',
  NODE_ENV: 'development',
  PUBLIC_ORIGINS: `${site},${gatewayUrl}`,
  ...process.env,
  UPSTREAM_URL: upstream,
  GATEWAY_URL: gatewayUrl,
};
const start = (command: string, args: string[], cwd = root): ChildProcess =>
  spawn(command, args, { cwd, env, stdio: 'inherit', shell });
const node = (name: 'platform' | 'gateway'): ChildProcess => {
  const args = ['--watch', '--watch-preserve-output', `${name}/src/main.ts`];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    printReadable(name, stream, (line) => {
      // Later a change mends it. At the start it is a setting or a port, and the reason has been said.
      if (!ready && line.includes('Failed running')) void stop(1);
    });
  return child;
};

const platform = process.env.UPSTREAM_URL === undefined ? node('platform') : undefined;
let gateway = node('gateway');
const address = ['--host', '127.0.0.1', '--port', WEB_PORT, '--strictPort'];
const vite = start('vite', [...address, '--logLevel', 'warn'], join(root, 'web'));

const restartGateway = () => {
  gateway.once('exit', () => {
    if (!ending) gateway = node('gateway');
  });
  gateway.kill('SIGTERM');
};

/** Time in which further changes join the first: editors save several files at once. */
const GATHER_MS = 200;
let waiting: NodeJS.Timeout | undefined;
let changesSchema = false;

const generate = () => {
  const restarts = changesSchema;
  changesSchema = false;
  const codegen = start('graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  // An SDL that can't be read has been named by then; the gateway goes on with the one before.
  codegen.on('exit', (code) => {
    if (restarts && code === 0) restartGateway();
  });
};

const generateSoon = (file: string | null, ofSchema: boolean) => {
  if (!file?.endsWith('.graphql') || file === 'schema.graphql') return;
  changesSchema ||= ofSchema && !file.endsWith('examples.graphql');
  clearTimeout(waiting);
  waiting = setTimeout(generate, GATHER_MS);
};
watch(join(root, 'schema'), { recursive: true }, (_, file) => generateSoon(file, true));
watch(join(root, 'web/src'), { recursive: true }, (_, file) => generateSoon(file, false));

const stop = async (code: number): Promise<void> => {
  if (ending) return;
  ending = true;
  const children = [gateway, platform, vite].filter((child) => child !== undefined);
  const ended = children.map(
    (child) =>
      child.exitCode !== null ||
      child.signalCode !== null ||
      new Promise<void>((resolve) => child.once('exit', () => resolve())),
  );
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
// Its port is in use: it has said so.
vite.on('exit', () => void stop(1));
endWithNpm();

const isEnding = () => ending;
await untilAnswers(`${upstream}/healthz`, isEnding);
await untilAnswers(`${gatewayUrl}/readyz`, isEnding);
await untilAnswers(`${site}/`, isEnding);
if (!ending) {
  ready = true;
  tellReady(site, platform !== undefined);
}
