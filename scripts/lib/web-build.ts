import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Buildable } from './stale.ts';

/** The site, and the renderer of its pages. @throws Error with the build's output when it fails */
const make = (): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const vite = spawn('npm', ['run', 'build', '--workspace', 'web'], {
      cwd: join(import.meta.dirname, '../..'),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Callers get what members get, tests included.
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    vite.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    vite.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    vite.on('error', reject);
    vite.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web build failed:\n${output}`)),
    );
  });

/** The web client. */
export const web: Buildable = {
  stamp: 'web/dist/.built-from',
  sources: [
    'package-lock.json',
    'web/package.json',
    'web/index.html',
    'web/sandbox.html',
    'web/vite.config.ts',
    'web/vite.sandbox.config.ts',
    'web/vite.server.config.ts',
    'web/postcss.config.js',
    'web/build',
    'web/public',
    'web/src',
    'schema/domains',
    'schema/shared',
    'schema/schema.graphql',
  ],
  make,
};
