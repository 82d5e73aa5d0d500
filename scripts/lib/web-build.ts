import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'web/dist/.built-from');

/** Everything that the built web depends on. */
const sources = [
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
  'schema/rules',
  'schema/rest',
  'schema/schema.graphql',
  'gateway/src/http/sandbox',
];

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source))))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

const build = async (from: string): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const vite = spawn('npm', ['run', 'build', '--workspace', 'web'], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      // Whoever asks, a test included, gets what members get.
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    vite.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    vite.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    vite.on('error', reject);
    vite.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web build failed:\n${output}`)),
    );
  });
  writeFileSync(stamp, from);
};

/**
 * Builds the web client, whatever stands there.
 *
 * @throws Error with the build's output when it fails
 */
export const buildWeb = (): Promise<void> => build(fingerprint());

/**
 * Builds the web client when its sources have changed since the last build.
 *
 * @returns whether it had to be built
 * @throws Error with the build's output when it fails
 */
export const buildWebIfStale = async (): Promise<boolean> => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await build(wanted);
  return true;
};
