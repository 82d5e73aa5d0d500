// Checks the format and lint of staged files, as a commit would have them: one whose file has
// further changes that aren't staged is refused, as what is checked would not be what is committed.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const listed = (...args: string[]): string[] =>
  execFileSync('git', ['diff', '--name-only', '-z', '--diff-filter=ACMR', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    .status === 0;

const staged = listed('--cached');
const changedSince = new Set(listed());
const halfStaged = staged.filter((file) => changedSince.has(file));
const linted = staged.filter((file) => /\.(?:[jt]sx?|graphql)$/.test(file));

if (halfStaged.length > 0) {
  console.error(`Staged in part; stage the rest or stash it:\n  ${halfStaged.join('\n  ')}`);
  process.exitCode = 1;
} else if (staged.length > 0) {
  const formatted = run('prettier', [
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...staged,
  ]);
  const clean = linted.length === 0 || run('eslint', ['--no-warn-ignored', ...linted]);
  if (!formatted) console.error('npm run format formats all files');
  if (!formatted || !clean) process.exitCode = 1;
}
