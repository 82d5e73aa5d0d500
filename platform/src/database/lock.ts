import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holder = (file: string): number | undefined => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Takes the folder's lock for this process: PGlite itself has none, and two processes on one
 * folder lose data silently. A lock is only taken over from a process that no longer lives.
 *
 * @returns a function that gives the lock back
 * @throws ConfigurationError that names the living holder
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'platform.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => {
        if (holder(file) === process.pid) unlinkSync(file);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = holder(file);
    // In a container a restarted process may find its own number in its predecessor's lock.
    if (pid !== undefined && pid !== process.pid && isAlive(pid)) {
      throw new ConfigurationError(
        `The data folder ${folder} is in use by process ${pid}; stop it, or set DATA_DIR to another folder`,
      );
    }
    try {
      unlinkSync(file);
    } catch {
      // Somebody else removed the dead process's lock first.
    }
  }
  throw new Error(`The data folder ${folder} could not be locked`);
};
