import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Handle } from './database.ts';
import { guardedBy } from './guarded.ts';
import { postgresListener } from './listener.ts';
import { migrateAll } from './migrate.ts';
import { type TransactionGuard, transactionGuard } from './transaction-guard.ts';

export interface PostgresOptions {
  url: string;
  connections: number;
  statementMs: number;
  /** Time that a request waits for a connection before it is refused as too many at once. */
  connectionMs: number;
  onError: (error: Error) => void;
}

/**
 * Runs transactions on a connection of the pool that goes back however they end. Drizzle's own keeps
 * it where BEGIN fails, as on a connection that has just ended (drizzle-orm#6241), and gives it back
 * as usable where ROLLBACK fails: after some of these no transaction could begin any more.
 */
const transactionsOn =
  (pool: pg.Pool): Handle['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    let isUsable = false;
    try {
      const result = await (drizzle(client) as unknown as Handle).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config);
      isUsable = true;
      return result;
    } catch (error) {
      // The error of the work itself comes out only after a successful ROLLBACK.
      isUsable = error === failure;
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };

/** Statements on any connection of the pool, each by itself. */
const drizzleOver = (pool: pg.Pool, guard: TransactionGuard): Handle => {
  const query = (statement: pg.QueryConfig, values: unknown[]) => {
    guard.checkOutside(statement.text);
    return pool.query(statement, values);
  };
  const client = Object.assign(Object.create(pool) as pg.Pool, { query });
  return Object.assign(drizzle({ client }) as unknown as Handle, {
    transaction: transactionsOn(pool),
  });
};

/** Opens PostgreSQL, brought up to the newest migration. */
export const openPostgres = async (options: PostgresOptions): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    statement_timeout: options.statementMs,
    // A client that died in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: options.statementMs,
    connectionTimeoutMillis: options.connectionMs,
    application_name: 'whaletide-platform',
  });
  pool.on('error', options.onError);
  // The pool listens to idle connections alone: one that ends within a transaction would take the
  // process with it. Whatever asks over it is refused, and tells of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const guard = transactionGuard();
  const guarded = guardedBy(drizzleOver(pool, guard), guard);
  const listener = postgresListener(options.url, options.onError);
  try {
    await migrateAll(guarded.db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...guarded,
    listen: async (channel, onNotification) => {
      guard.checkOutside(`listen ${channel}`);
      return listener.listen(channel, onNotification);
    },
    notify: async (channel, payload) => {
      guard.checkOutside(`notify ${channel}`);
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
};
