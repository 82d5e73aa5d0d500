// Writes the database of this version with the demo community in it, which each later version has
// to carry over, to tests/fixtures/releases. Wants DATABASE_URL, and pg_dump. See
// docs/how-to/a-release.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/src/config.ts';
import { openDatabase } from '../platform/src/database/open.ts';
import { fillDemo } from '../platform/src/demo/fill.ts';
import { fileStore } from '../platform/src/files/store.ts';
import { PRODUCT_VERSION } from '../server/product-version.ts';
import { onServer } from '../tests/support/demo-template.ts';
import { packed, releaseEnv, releaseFile } from '../tests/support/releases.ts';

/** The day that the demo's dates are counted from: each fixture's are the same. */
const FILLED_AT = new Date('2026-11-29T04:00:00Z');

/** Lines of a dump that only the server of its own version knows, or only psql. */
const OF_ONE_SERVER = /^(?:SET transaction_timeout|\\(?:un)?restrict).*\n/gm;

const dumpOf = (url: string): string =>
  execFileSync(
    'pg_dump',
    ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', url],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  ).replace(OF_ONE_SERVER, '');

const server = process.env.DATABASE_URL;
if (!server) throw new Error('DATABASE_URL names no PostgreSQL');
const name = `whaletide_release_${process.pid}`;
const url = new URL(server);
url.pathname = `/${name}`;
const folder = mkdtempSync(join(tmpdir(), 'whaletide-release-'));
await onServer(server, `create database ${name}`);
try {
  const config = readConfig({ ...releaseEnv, DATABASE_URL: url.href, DATA_DIR: folder });
  const database = await openDatabase(config, (error) => console.error(error.message));
  await fillDemo({ database, files: fileStore(config), config }, 1, FILLED_AT);
  await database.close();
  const dump = packed(dumpOf(url.href));
  writeFileSync(releaseFile(PRODUCT_VERSION), dump);
  console.log(`${releaseFile(PRODUCT_VERSION)}: ${Math.ceil(dump.length / 1_024)} KiB`);
} finally {
  await onServer(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}
