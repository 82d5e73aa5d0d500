import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../../platform/src/database/database.ts';
import { migrateAll } from '../../../platform/src/database/migrate.ts';
import { pgliteDatabase } from '../../../platform/src/database/pglite.ts';
import { openPostgres } from '../../../platform/src/database/postgres.ts';
import { onServer } from '../../support/demo-template.ts';
import { EMPTY, END_OTHERS } from './empty.ts';

const root = path.join(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/platform-tests');

/** The name of the migrations' present state, so that a changed migration makes a new template. */
const migrationsHash = () => {
  const folder = path.join(root, 'platform/src/database/migrations');
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const hash = createHash('sha256');
  for (const migration of migrations) hash.update(migration.hash);
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

/** How long a database waits for the next test file; jest waits no longer than 500 ms for a worker. */
const KEPT_MS = 250;

/** This worker's databases that are empty and in nobody's use. */
let free: PGlite | undefined;
let closing: NodeJS.Timeout | undefined;
const freeOnServer: string[] = [];

/** Keeps it until the next asks, or for so long: an open one holds the process. */
const keep = (client: PGlite) => {
  free = client;
  closing = setTimeout(() => {
    free = undefined;
    void client.close();
  }, KEPT_MS);
};

/** The like, which the worker keeps and empties for the next test file: to make one takes longer. */
const lentDatabase = async (): Promise<Database> => {
  clearTimeout(closing);
  const client = free ?? (await memoryClient());
  free = undefined;
  return {
    ...pgliteDatabase(client),
    close: async () => {
      await client.exec('unlisten *');
      await client.exec(EMPTY);
      if (free) await client.close();
      else keep(client);
    },
  };
};

/** Makes an empty database on the server of the URL, and answers its name. */
const makeOnServer = async (url: string): Promise<string> => {
  const template = process.env.TEMPLATE_DATABASE ?? 'template1';
  const name = `${template}_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(url, `create database ${name} template ${template}`);
  return name;
};

const openOnServer = async (
  url: string,
  name: string,
  letGo: (own: string) => Promise<void>,
): Promise<Database & { url: string }> => {
  const own = new URL(url);
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
      await letGo(own.href);
    },
  };
};

/** A PostgreSQL database of its own on the server of the URL; dropped when it is closed. */
const serverDatabase = async (url: string): Promise<Database & { url: string }> => {
  const name = await makeOnServer(url);
  return openOnServer(url, name, () => onServer(url, `drop database ${name} with (force)`));
};

/** The like, which the worker keeps and empties for the next test file. */
const lentOnServer = async (url: string): Promise<Database & { url: string }> => {
  const name = freeOnServer.pop() ?? (await makeOnServer(url));
  return openOnServer(url, name, async (own) => {
    await onServer(own, END_OTHERS, EMPTY);
    freeOnServer.push(name);
  });
};

/** An empty database whose tables and migrations a test may change. */
export const testDatabase = async (): Promise<Database> =>
  process.env.DATABASE_URL
    ? serverDatabase(process.env.DATABASE_URL)
    : pgliteDatabase(await memoryClient());

/** An empty database for the rows of one test file: PostgreSQL where DATABASE_URL is set, else PGlite. */
export const rowsDatabase = (): Promise<Database> => {
  const server = process.env.DATABASE_URL;
  return server ? lentOnServer(server) : lentDatabase();
};

/** A PostgreSQL of its own with its address, for tests that need a second process on it. */
export const testPostgres = () => {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL names no PostgreSQL');
  return serverDatabase(process.env.DATABASE_URL);
};
