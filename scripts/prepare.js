// Runs after npm has installed the packages: makes what is generated from the SDL and the
// operations. Plain JavaScript, since an installation may run on a Node too old for TypeScript; one
// for production alone, without the generator, needs nothing of it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const generator = join(root, 'node_modules/.bin/graphql-codegen');

if (existsSync(generator) && existsSync(join(root, 'codegen.ts'))) {
  await import('./check-node.js');
  const { status } = spawnSync('graphql-codegen', ['--config', 'codegen.ts', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PRINTS_SCHEMA: 'false' },
  });
  process.exitCode = status ?? 1;
}
