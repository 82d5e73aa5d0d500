// Fails when the printed schema or a generated file differs from what the SDL and the operations give.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const generated = (): Map<string, string> =>
  new Map(
    [
      'schema/schema.graphql',
      ...globSync('{gateway,web}/src/**/*.generated.ts', { cwd: root }),
    ].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const before = generated();
const { status } = spawnSync('graphql-codegen', ['--config', 'codegen.ts', '--silent'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const after = generated();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (stale.length > 0)
  console.error(`Run npm run codegen, and commit schema.graphql:\n  ${stale.join('\n  ')}`);
process.exitCode = status !== 0 || stale.length > 0 ? 1 : 0;
