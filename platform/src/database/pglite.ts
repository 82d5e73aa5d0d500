import path from 'node:path';
import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, type Handle, runTransaction } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrateAll } from './migrate.ts';

/** Arrays of numeric, date, timestamp, timestamptz and interval, which `types` doesn't name. */
const ARRAYS = [1231, 1182, 1115, 1185, 1187];

/** Types that Drizzle wants as PostgreSQL writes them, since its columns read them themselves. */
const AS_WRITTEN = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, ...ARRAYS];

type Queries = Pick<PGlite, 'query'>;

/** Queries by the parsers that the client has. */
const byClientsParsers = (queries: Queries): Queries => ({
  query: (text, params, { parsers: _, ...options }: QueryOptions = {}) =>
    queries.query(text, params, options),
});

/**
 * Drizzle over an open PGlite. It gives the same few parsers with every query, and PGlite copies all
 * that it has, which are hundreds, to add them: twice the time of a small query. Here the client has
 * them from the start.
 */
const drizzleOver = (client: PGlite): Handle => {
  for (const type of AS_WRITTEN) client.parsers[type] = (written) => written;
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work(Object.assign(Object.create(tx), byClientsParsers(tx))));
  return drizzle({
    client: { ...byClientsParsers(client), transaction } as PGlite,
  }) as unknown as Handle;
};

/** Wraps an open PGlite instance; `release` runs after it was closed. */
export const pgliteDatabase = (client: PGlite, release?: () => void): Database => {
  const db = drizzleOver(client);
  return {
    db,
    transaction: (work) => runTransaction(db, work),
    listen: (channel, onNotification) => client.listen(channel, onNotification),
    notify: async (channel, payload) => {
      await client.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await client.close();
      release?.();
    },
  };
};

/** Opens the embedded database in `dataDir/pg`, brought up to the newest migration. */
export const openPglite = async (dataDir: string): Promise<Database> => {
  const unlock = lockFolder(dataDir);
  try {
    const client = await PGlite.create(path.join(dataDir, 'pg'));
    const database = pgliteDatabase(client, unlock);
    await migrateAll(database.db);
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
};
