import { type Database, type Handle, runTransaction } from './database.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** Methods that begin a statement. */
const BUILDERS = [
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'with',
  '$count',
] as const;

/** Lets the guard know of statements of a handle while they are put together. */
const noteBuilders = (handle: Handle, guard: TransactionGuard): void => {
  for (const name of BUILDERS) {
    const build = handle[name].bind(handle) as (...args: unknown[]) => unknown;
    const noted = (...args: unknown[]): unknown => {
      guard.noteBuilder(noted);
      return build(...args);
    };
    Object.assign(handle, { [name]: noted });
  }
};

/**
 * Guards a handle that belongs to no transaction, and its transactions. The driver's own statements
 * are checked by the driver (`checkOutside`).
 */
export const guardedBy = (
  handle: Handle,
  guard: TransactionGuard,
): Pick<Database, 'db' | 'transaction'> => {
  noteBuilders(handle, guard);
  const begin = handle.transaction.bind(handle);
  const guarded =
    (begun: () => string, isBounded: boolean): Handle['transaction'] =>
    async (work, config) => {
      guard.checkOutside('begin');
      return begin((tx) => guard.within({ begun, isBounded }, () => work(tx)), config);
    };
  const direct: Handle['transaction'] = (work, config) =>
    guarded(guard.callersOf(direct), true)(work, config);
  const transaction: Database['transaction'] = (work, { unbounded = false } = {}) =>
    runTransaction(guarded(guard.callersOf(transaction), !unbounded), work);
  return { db: Object.assign(handle, { transaction: direct }), transaction };
};
