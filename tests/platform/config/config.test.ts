import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '#platform/src/config.ts';
import { lockFolder } from '#platform/src/database/lock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-config-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env });

describe('the configuration', () => {
  it('has a default for everything, and keeps the session secret it made', () => {
    const config = read({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4001, databaseUrl: undefined });
    expect(read({}).sessionSecret).toEqual(config.sessionSecret);
  });

  it.each([
    [{ PLATFORM_PORT: 'http' }, 'PLATFORM_PORT'],
    [{ PLATFORM_PORT: '70000' }, 'PLATFORM_PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DEMO: 'perhaps' }, 'DEMO'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.1,::/0' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '128.0.0.0/1' }, 'TRUSTED_PROXIES'],
    [{ JOB_TRIES: '0' }, 'JOB_TRIES'],
    [{ MASKED_WORDS_FILE: '/nowhere/words.txt' }, 'MASKED_WORDS_FILE'],
  ])('names what is wrong with %j', (env, name) => {
    expect(() => read(env)).toThrow(name);
  });
});

describe('the lock of a data folder', () => {
  const lock = () => path.join(folder, 'locked', 'platform.lock');

  it('is refused while its holder lives, and taken over from a dead process', () => {
    const unlock = lockFolder(path.dirname(lock()));
    writeFileSync(lock(), String(process.ppid));
    expect(() => lockFolder(path.dirname(lock()))).toThrow(`process ${process.ppid}`);
    // No process has this number: the kernel's largest is far below.
    writeFileSync(lock(), '2000000000');
    const again = lockFolder(path.dirname(lock()));
    unlock();
    again();
    lockFolder(path.dirname(lock()))();
  });
});
