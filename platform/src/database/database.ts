import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  rows: T[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Operations that both drivers support: Drizzle's builder over PGlite or PostgreSQL. */
export type Handle = PgDatabase<RowsResult, Record<string, never>>;

/** A handle inside a transaction; it is handed down to everything that belongs to it. */
export interface Transaction extends Handle {
  /** Runs once the transaction has been committed, never otherwise: wake-ups belong here. */
  afterCommit(hook: () => void): void;
  /**
   * Runs at the end of the transaction, in it: what locks a row that every other transaction of its
   * kind needs comes last, so that no transaction both waits for it and holds others up.
   */
  beforeCommit(hook: () => Promise<void>): void;
}

interface TransactionOptions {
  /** True where no one is served meanwhile: it may be open for as long as it takes. */
  unbounded?: boolean;
}

/**
 * The database of platform, the same over PGlite and PostgreSQL.
 *
 * `db` is for single statements. Inside `transaction` only the handed-down handle may be used:
 * PGlite has one connection, and a statement on `db` would wait for the transaction for ever.
 * `db`, `transaction`, `listen` and `notify` throw OutsideTransaction there.
 */
export interface Database {
  db: Handle;
  /** @throws TransactionTooLong on PGlite, where it holds the only connection for too long */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Calls back for each notification on the channel, and once after a lost connection is back. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

/** 40001 serialisation failure, 40P01 deadlock: the same work may pass when run again. */
const transient = new Set(['40001', '40P01']);
const TRIES = 4;

const sqlState = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
};

/** Tells whether the statement failed on a unique key (23505). */
export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505';

/** Tells whether the statement failed because other rows refer to the row (23503). */
export const isForeignKeyViolation = (error: unknown) => sqlState(error) === '23503';

/** Runs the work in a transaction, again after a deadlock, and its hooks after the commit. */
export const runTransaction = async <T>(
  transaction: Handle['transaction'],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const after: (() => void)[] = [];
    const before: (() => Promise<void>)[] = [];
    try {
      const result = await transaction(async (tx) => {
        const hooks = {
          afterCommit: (hook: () => void) => void after.push(hook),
          beforeCommit: (hook: () => Promise<void>) => void before.push(hook),
        };
        const done = await work(Object.assign(tx, hooks));
        for (const hook of before) await hook();
        return done;
      });
      for (const hook of after) hook();
      return result;
    } catch (error) {
      if (attempt >= TRIES || !transient.has(sqlState(error) ?? '')) throw error;
    }
  }
};

/**
 * The database as it is seen from within a transaction: every statement belongs to that one, a
 * transaction is a part of it, and notifications are sent once it has been committed.
 */
export const databaseWithin = (database: Database, tx: Transaction): Database => ({
  db: tx,
  transaction: (work) => work(tx),
  listen: () =>
    Promise.reject(new Error('a transaction has no end that a listener could wait for')),
  notify: (channel, payload) => {
    tx.afterCommit(() => void database.notify(channel, payload).catch(() => undefined));
    return Promise.resolve();
  },
  close: () => Promise.reject(new Error('a transaction doesn’t close its database')),
});
