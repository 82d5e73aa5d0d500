// For working on the product: platform and gateway restart when their sources change, and what is
// generated is made again when the SDL or an operation changes; the web is served by Vite with hot
// reload on its own port (5173), which hands /graphql on to the gateway.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import './check-node.js';

const root = join(import.meta.dirname, '..');
const shell = process.platform === 'win32';
const start = (command: string, args: string[], cwd = root): ChildProcess =>
  spawn(command, args, { cwd, stdio: 'inherit', shell });
const node = (script: string) =>
  start(process.execPath, ['--watch', '--watch-preserve-output', script]);

const platform = node('platform/src/main.ts');
let gateway = node('gateway/src/main.ts');
const vite = start('vite', [], join(root, 'web'));

const restartGateway = () => {
  gateway.once('exit', () => (gateway = node('gateway/src/main.ts')));
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

const stop = () => {
  for (const child of [platform, gateway, vite]) child.kill('SIGTERM');
  process.exit();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
