import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '#platform/src/database/database.ts';
import { migrateAll } from '#platform/src/database/migrate.ts';
import { pgliteDatabase } from '#platform/src/database/pglite.ts';
import { openPostgres } from '#platform/src/database/postgres.ts';
import { onServer } from '#tests/support/demo-template.ts';
import { kept } from '#tests/support/kept.ts';
import { EMPTYING } from './emptying.ts';

const root = path.join(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/platform-tests');

/** The name of the migrations' present state, so that a changed migration makes a new template. */
const migrationsHash = () => {
  const folder = path.join(root, 'platform/src/database/migrations');
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const hash = createHash('sha256');
  for (const migration of migrations) hash.update(migration.hash);
  // It makes the table in which they are noted.
  hash.update(readFileSync(path.join(folder, '../migrate.ts')));
  return hash.digest('hex').slice(0, 16);
};

/** The file that a migrated, empty PGlite is unpacked from, since making one takes seconds. */
const templateFile = async (): Promise<string> => {
  const template = path.join(cache, `${migrationsHash()}.tar`);
  if (existsSync(template)) return template;
  const fresh = await PGlite.create();
  await migrateAll(pgliteDatabase(fresh).db);
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  mkdirSync(cache, { recursive: true });
  const part = `${template}.${randomBytes(4).toString('hex')}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, template);
  return template;
};

/** A migrated, empty PGlite in memory. */
const memoryClient = async (): Promise<PGlite> => {
  const template = await templateFile();
  return PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
};

/** Makes an empty database on the server of the URL, and answers its name. */
const makeOnServer = async (url: string): Promise<string> => {
  const template = process.env.TEMPLATE_DATABASE ?? 'template1';
  const name = `${template}_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(url, `create database ${name} template ${template}`);
  return name;
};

/** A PostgreSQL database of its own on the server of the URL; dropped when it is closed. */
const serverDatabase = async (server: string): Promise<Database & { url: string }> => {
  const name = await makeOnServer(server);
  const own = new URL(server);
  own.pathname = `/${name}`;
  const database = await openPostgres({
    url: own.href,
    connections: 24,
    // Only for what hangs: a busy machine decides nothing.
    statementMs: 120_000,
    connectionMs: 120_000,
    onError: () => undefined,
  });
  return {
    ...database,
    url: own.href,
    close: async () => {
      await database.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
};

/** An empty database whose tables and migrations a test may change. */
export const testDatabase = async (): Promise<Database> =>
  process.env.DATABASE_URL
    ? serverDatabase(process.env.DATABASE_URL)
    : pgliteDatabase(await memoryClient());

const databases = kept(testDatabase, (database) => database.close());

/**
 * An empty database for the rows of one test file: PostgreSQL where DATABASE_URL is set, else PGlite.
 * The worker keeps and empties it for the next, since to make and to open one takes longer.
 */
export const rowsDatabase = async (): Promise<Database> => {
  const database = await databases.lend();
  return {
    ...database,
    close: async () => {
      for (const statement of EMPTYING) await database.db.execute(sql.raw(statement));
      await databases.giveBack(database);
    },
  };
};

/** A PostgreSQL of its own with its address, for tests that need a second process on it. */
export const testPostgres = () => {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL names no PostgreSQL');
  return serverDatabase(process.env.DATABASE_URL);
};
