// For working on the product: platform and gateway start again when their sources change, and what
// is generated is made again when the SDL or an operation changes; the web is served by Vite with
// hot reload on its own port (5173), which hands /graphql on to the gateway.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import './check-node.js';
import { cli } from './lib/cli-build.ts';
import { devLayer } from './lib/dev-layer.ts';
import { endWithNpm } from './lib/end-with-npm.ts';
import { tellReady, untilAnswers } from './lib/ready.ts';
import { buildIfStale } from './lib/stale.ts';
import { watchFolders } from './lib/watching.ts';

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

// Later a change mends it. At the start it is a setting or a port, and the reason has been said.
const ended = (name: string) => () => {
  if (!ready) return void stop(1);
  console.log(`${name} has ended: the next change of its sources starts it again.`);
};
// It keeps nothing: its end isn't waited for. Platform closes its database.
const gateway = devLayer({ name: 'gateway', env, signal: 'SIGKILL', ended: ended('gateway') });
const platform =
  process.env.UPSTREAM_URL === undefined
    ? devLayer({ name: 'platform', env, signal: 'SIGTERM', ended: ended('platform') })
    : undefined;

let codegen: ChildProcess | undefined;
let changedMeanwhile = false;
const generate = (): void => {
  changedMeanwhile = codegen !== undefined;
  if (codegen) return;
  codegen = start('graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  codegen.once('exit', () => {
    codegen = undefined;
    if (changedMeanwhile && !ending) generate();
  });
};

/** Sources of a layer and its data; not what is generated, nor what editors keep beside a file. */
const isSource = (file: string): boolean =>
  /\.(ts|js|json|csv|txt|sql|md)$/.test(file) && !file.includes('.generated.');
const isSdl = (file: string): boolean =>
  file.startsWith('schema/') && file.endsWith('.graphql') && file !== 'schema/schema.graphql';

const changed = (files: readonly string[]): void => {
  if (ending) return;
  const isOf = (folders: RegExp) => files.some((file) => isSource(file) && folders.test(file));
  const sdl = files.filter(isSdl);
  if (isOf(/^(schema|server|gateway)\//) || sdl.some((file) => !file.endsWith('examples.graphql')))
    gateway.start();
  if (isOf(/^(schema|server|platform)\//)) platform?.start();
  if (sdl.length > 0 || files.some((file) => /^web\/.*\.graphql$/.test(file))) generate();
};

await watchFolders(root, ['schema', 'server', 'gateway/src', 'platform/src', 'web/src'], changed);
await buildIfStale(cli);
platform?.start();
gateway.start();
const address = ['--host', '127.0.0.1', '--port', WEB_PORT, '--strictPort'];
const vite = start('vite', [...address, '--logLevel', 'warn'], join(root, 'web'));

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await gone;
};
const stop = async (code: number): Promise<void> => {
  if (ending) return;
  ending = true;
  await Promise.all([gateway.stop(), platform?.stop(), end(vite), end(codegen)]);
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
