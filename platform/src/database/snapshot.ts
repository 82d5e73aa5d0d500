import type { Handle } from './database.ts';

/** Reads several things as of one moment, whatever is written meanwhile. */
export const snapshot = <T>(db: Handle, read: (db: Handle) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
