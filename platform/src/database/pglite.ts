import path from 'node:path';
import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Handle } from './database.ts';
import { guardedBy } from './guarded.ts';
import { lockFolder } from './lock.ts';
import { migrateAll } from './migrate.ts';
import {
  type TransactionGuard,
  transactionGuard,
  type TransactionLimit,
} from './transaction-guard.ts';

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
const drizzleOver = (client: PGlite, guard: TransactionGuard): Handle => {
  for (const type of AS_WRITTEN) client.parsers[type] = (written) => written;
  const own = byClientsParsers(client);
  const query: PGlite['query'] = (text, ...rest) => {
    guard.checkOutside(text);
    return own.query(text, ...rest);
  };
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work(Object.assign(Object.create(tx), byClientsParsers(tx))));
  return drizzle({ client: { query, transaction } as PGlite }) as unknown as Handle;
};

interface PgliteOptions {
  limit?: TransactionLimit;
  /** Runs after it was closed. */
  release?: () => void;
}

/** Wraps an open PGlite instance. */
export const pgliteDatabase = (
  client: PGlite,
  { limit, release }: PgliteOptions = {},
): Database => {
  const guard = transactionGuard(limit);
  return {
    ...guardedBy(drizzleOver(client, guard), guard),
    listen: async (channel, onNotification) => {
      guard.checkOutside(`listen ${channel}`);
      return client.listen(channel, onNotification);
    },
    notify: async (channel, payload) => {
      guard.checkOutside(`notify ${channel}`);
      await client.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await client.close();
      release?.();
    },
  };
};

/** Opens the embedded database in `dataDir/pg`, brought up to the newest migration. */
export const openPglite = async (dataDir: string, limit?: TransactionLimit): Promise<Database> => {
  const unlock = lockFolder(dataDir);
  try {
    const client = await PGlite.create(path.join(dataDir, 'pg'));
    try {
      // Migrations take as long as they take: no one is served yet.
      await migrateAll(pgliteDatabase(client).db);
    } catch (error) {
      // Left open, it would keep the process from ending.
      await client.close();
      throw error;
    }
    return pgliteDatabase(client, { limit, release: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
};
