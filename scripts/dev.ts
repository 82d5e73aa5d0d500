// For working on the product: platform and gateway restart when their sources change, the web is
// served by Vite with hot reload on its own port (5173), which hands /graphql on to the gateway.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import './check-node.js';

const root = join(import.meta.dirname, '..');
const node = (script: string) =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
    cwd: root,
    stdio: 'inherit',
  });

const processes = [
  node('platform/src/main.ts'),
  node('gateway/src/main.ts'),
  spawn('vite', { cwd: join(root, 'web'), stdio: 'inherit', shell: process.platform === 'win32' }),
];

const stop = () => processes.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
