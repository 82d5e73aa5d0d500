import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithNpm } from './end-with-npm.ts';

/** Time after which what doesn't end is killed, in ms. */
const KILL_AFTER_MS = 5_000;
const LOOK_MS = 50;

/** Drops the databases that a run has created on DATABASE_URL's server and left. */
const dropDatabases = async (mark: string): Promise<void> => {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const named = `select datname as name from pg_database where starts_with(datname, $1)`;
  const { rows } = await client.query<{ name: string }>(named, [`whaletide_${mark}`]);
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
};

/** Sends a signal to a process and all that it has started; false where none of them is left. */
const signalAll = (child: ChildProcess, signal: NodeJS.Signals | 0, isGroup: boolean): boolean => {
  if (child.pid === undefined) return false;
  try {
    return process.kill(isGroup ? -child.pid : child.pid, signal);
  } catch {
    return false;
  }
};

/**
 * Runs a command that starts processes, fills databases and writes temporary files. A signal ends
 * all of it, and nothing of it is left: neither a process nor a database nor a folder.
 *
 * @param options.isWatched by a person, whose keys it reads: it stays in the terminal's group
 * @returns its exit code
 */
export const runApart = async (
  command: string,
  args: readonly string[],
  { env = {}, isWatched = false }: { env?: NodeJS.ProcessEnv; isWatched?: boolean } = {},
): Promise<number> => {
  const isWindows = process.platform === 'win32';
  const isGroup = !isWatched && !isWindows;
  const mark = `${randomBytes(4).toString('hex')}_`;
  const folder = mkdtempSync(join(tmpdir(), 'whaletide-run-'));
  // Commands of another user, as an image's, pass through it.
  chmodSync(folder, 0o711);
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    detached: isGroup,
    env: { ...process.env, ...env, TMPDIR: folder, RUN_MARK: mark },
  });
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    signalAll(child, 'SIGTERM', isGroup);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  endWithNpm();
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const patience = new Promise<number>((resolve) => {
    const timer = setInterval(() => {
      if (!stopped) return;
      clearInterval(timer);
      setTimeout(() => resolve(1), KILL_AFTER_MS).unref();
    }, LOOK_MS);
    timer.unref();
  });
  const code = await Promise.race([ended, patience]);
  // Its group may have more processes, which nothing waits for.
  if (isGroup) {
    const until = Date.now() + (stopped ? KILL_AFTER_MS : 0);
    signalAll(child, 'SIGTERM', true);
    while (signalAll(child, 0, true) && Date.now() < until) await wait(LOOK_MS);
    signalAll(child, 'SIGKILL', true);
    while (signalAll(child, 0, true)) await wait(LOOK_MS);
  }
  await dropDatabases(mark);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return code;
};
