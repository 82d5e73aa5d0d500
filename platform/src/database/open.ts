import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** The database that the configuration names: PostgreSQL, or the embedded one in `dataDir`. */
export const openDatabase = (config: Config, onError: (error: Error) => void): Promise<Database> =>
  config.databaseUrl === undefined
    ? openPglite(config.dataDir, { longestMs: config.limits.transactionMs, onTooLong: onError })
    : openPostgres({
        url: config.databaseUrl,
        connections: config.limits.databaseConnections,
        statementMs: config.limits.statementMs,
        connectionMs: config.limits.connectionMs,
        onError,
      });
