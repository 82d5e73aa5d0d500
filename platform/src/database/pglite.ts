import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, type Handle, runTransaction } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrateAll } from './migrate.ts';

/** Wraps an open PGlite instance; `release` runs after it was closed. */
export const pgliteDatabase = (client: PGlite, release?: () => void): Database => {
  const db = drizzle(client) as unknown as Handle;
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
