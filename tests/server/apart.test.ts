import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';

const from = (file: string) => JSON.stringify(new URL(`../../${file}`, import.meta.url).href);

const command = `
  import { runApart } from ${from('scripts/lib/apart.ts')};
  process.exitCode = await runApart(process.execPath, ['work.mjs']);
`;

/** Fills a folder and, on a server, a database; starts a process that doesn't end when asked to. */
const work = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { databaseName } from ${from('tests/support/database-names.ts')};
  import { onServer } from ${from('tests/support/demo-template.ts')};
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  const database = databaseName();
  if (process.env.DATABASE_URL)
    await onServer(process.env.DATABASE_URL, 'create database ' + database);
  const stubborn = "process.on('SIGTERM', () => 0); console.log('started'); setInterval(() => 0, 1e6)";
  const child = spawn(process.execPath, ['-e', stubborn], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => console.log(JSON.stringify({ folder, database, pid: child.pid })));
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const databasesOf = async (name: string): Promise<unknown[]> => {
  if (!process.env.DATABASE_URL) return [];
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  await client.end();
  return rows;
};

it('leaves no process, folder or database behind when npm gets SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apart-'));
  try {
    const scripts = { measure: `"${process.execPath}" command.mjs` };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
    await writeFile(join(folder, 'command.mjs'), command);
    await writeFile(join(folder, 'work.mjs'), work);
    const npm = spawn('npm', ['run', '--silent', 'measure'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', RUN_MARK: '' },
    });
    // Its output is closed when the last that writes to it has ended.
    const closed = once(npm, 'close');
    const [line] = (await once(npm.stdout, 'data')) as [Buffer];
    const left = JSON.parse(line.toString()) as { folder: string; database: string; pid: number };
    expect([existsSync(left.folder), isRunning(left.pid)]).toEqual([true, true]);
    expect(await databasesOf(left.database)).toHaveLength(process.env.DATABASE_URL ? 1 : 0);
    npm.kill('SIGTERM');
    await closed;
    expect([existsSync(left.folder), isRunning(left.pid)]).toEqual([false, false]);
    expect(await databasesOf(left.database)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
