import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export const releasesFolder = join(import.meta.dirname, '../fixtures/releases');

/** Secrets that the kept databases were filled with. */
export const releaseEnv = {
  SESSION_SECRET: 'a secret of the databases that are kept for tests',
  IDENTITY_KEY: '1d'.repeat(32),
  LOG_KEY: '10'.repeat(32),
  PASSWORD_COST: '10',
};

const END = '.sql.zst';

/** Versions whose database is kept, with the demo community in it. */
export const keptReleases = (): string[] =>
  readdirSync(releasesFolder)
    .filter((file) => file.endsWith(END))
    .map((file) => file.slice(0, -END.length));

export const releaseFile = (version: string): string => join(releasesFolder, `${version}${END}`);

/** The statements that make a released version's database. */
const statementsOf = (version: string): string =>
  zstdDecompressSync(readFileSync(releaseFile(version))).toString();

/** A dump as it is kept: small, since it is read a few times and kept for ever. */
export const packed = (dump: string): Buffer =>
  zstdCompressSync(dump, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });

/** Makes a released version's database in an empty one on a server. */
export const restoreOnServer = async (version: string, url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statementsOf(version));
  } finally {
    await client.end();
  }
};

/** Makes a released version's embedded database, in a folder or in memory, and leaves it open. */
export const restoreEmbedded = async (version: string, folder?: string): Promise<PGlite> => {
  if (folder) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder);
  await client.exec(statementsOf(version));
  await client.exec(`reset all`);
  return client;
};
