import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import drizzleConfig from '#platform/drizzle.config.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';
import { keptReleases, releaseFile } from '#tests/support/releases.ts';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'platform/src/database/migrations');

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Hashes of the migrations that each version has added, by their names. */
const released = JSON.parse(read('released.json')) as Record<string, Record<string, string>>;

const hashOf = (name: string): string =>
  createHash('sha256')
    .update(read(`${name}.sql`))
    .digest('hex');

const { entries } = JSON.parse(read('meta/_journal.json')) as {
  entries: { tag: string; when: number }[];
};

describe('migrations', () => {
  it.each(Object.entries(released))('of %s are as they were released', (_, hashes) => {
    const names = Object.keys(hashes);
    expect(Object.fromEntries(names.map((name) => [name, hashOf(name)]))).toEqual(hashes);
  });

  it('are listed in their order, the released ones first, and each is a file', () => {
    const listed = entries.map(({ tag }) => tag);
    const ofReleases = Object.values(released).flatMap((hashes) => Object.keys(hashes));
    expect(listed.slice(0, ofReleases.length)).toEqual(ofReleases);
    expect(globSync('*.sql', { cwd: folder }).toSorted()).toEqual(
      listed.map((name) => `${name}.sql`).toSorted(),
    );
    const times = entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
  });

  it('make the tables that the code describes: another would be empty', async () => {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'whaletide-tables-'));
    cpSync(folder, copy, { recursive: true });
    const config = path.join(copy, 'drizzle.config.json');
    writeFileSync(config, JSON.stringify({ ...drizzleConfig, out: path.relative(root, copy) }));
    const said = await promisify(execFile)(
      path.join(root, 'node_modules/.bin/drizzle-kit'),
      ['generate', '--config', path.relative(root, config)],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect(said.stdout).toContain('No schema changes');
    expect(globSync('*.sql', { cwd: copy }).toSorted()).toEqual(
      entries.map(({ tag }) => `${tag}.sql`).toSorted(),
    );
    rmSync(copy, { recursive: true, force: true });
  });
});

/** Bytes of a kept database: each clone has those of all releases. */
const LARGEST = 2 * 1024 ** 2;

it('each released version has its migrations and its database kept, in 2 MiB', () => {
  expect(keptReleases().toSorted()).toEqual(Object.keys(released).toSorted());
  expect(Object.keys(released)).toContain(PRODUCT_VERSION);
  const sizes = keptReleases().map((version) => statSync(releaseFile(version)).size);
  expect(Math.max(...sizes)).toBeLessThan(LARGEST);
});
