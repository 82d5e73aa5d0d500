import { AsyncLocalStorage } from 'node:async_hooks';

/** Statement beside the transaction that is under way: PGlite would wait for the transaction for ever. */
class OutsideTransaction extends Error {
  override name = 'OutsideTransaction';
}

/** Transaction that was open for too long, and was rolled back. */
export class TransactionTooLong extends Error {
  override name = 'TransactionTooLong';
}

/** Limit on transactions, for a database with one connection: everything else waits for it. */
export interface TransactionLimit {
  /** Milliseconds that one may be open. */
  longestMs: number;
  onTooLong: (error: TransactionTooLong) => void;
}

interface Scope {
  isOpen: boolean;
  begun: Callers;
  /** Callers that put the last statement beside it together. */
  built: Callers | undefined;
  /** Found at the end, even where the code that did it swallows the error. */
  misuse: OutsideTransaction | undefined;
}

/** Frames that every transaction goes through. */
const OWN_FRAME = /^\s+at (?:async )?(?:Object\.)?(?:runTransaction|transaction|snapshot) /;
const FRAMES_SHOWN = 3;
const STATEMENT_SHOWN = 200;

/** Callers of a function, the innermost first, as text. */
type Callers = () => string;

/**
 * Remembers the callers of a function of the present stack. To name them costs far more, and is only
 * done for an error.
 */
const callersOf = (callee: (...args: never[]) => unknown): Callers => {
  const trace: { stack?: string } = {};
  Error.captureStackTrace(trace, callee);
  return () => {
    const [, ...frames] = trace.stack?.split('\n') ?? [];
    return frames
      .filter((frame) => !OWN_FRAME.test(frame))
      .slice(0, FRAMES_SHOWN)
      .map((frame) => frame.trim())
      .join(' ');
  };
};

/**
 * Knows, by the asynchronous context, whether code runs inside a transaction of one database. What
 * belongs to a transaction has to use its handle: a statement beside it isn't part of it, takes
 * another connection, and on PGlite, which has one, waits for ever.
 */
export const transactionGuard = (limit?: TransactionLimit) => {
  const scopes = new AsyncLocalStorage<Scope>();

  const openScope = (): Scope | undefined => {
    const scope = scopes.getStore();
    return scope?.isOpen ? scope : undefined;
  };

  /** Rejects once the transaction has been open for too long. */
  const tooLong = (begun: Callers, { longestMs, onTooLong }: TransactionLimit) => {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new TransactionTooLong(
          `A transaction was open for ${longestMs} ms and was rolled back. It was begun ${begun()}`,
        );
        onTooLong(error);
        reject(error);
      }, longestMs);
    });
    return { over, stop: () => clearTimeout(timer) };
  };

  return {
    callersOf,

    /** Remembers who puts a statement together: once it runs, the stack doesn't know any more. */
    noteBuilder: (callee: (...args: never[]) => unknown): void => {
      const scope = openScope();
      if (scope) scope.built = callersOf(callee);
    },

    /** @throws OutsideTransaction where the statement isn't the transaction's that it runs in */
    checkOutside: (statement: string): void => {
      const scope = openScope();
      if (!scope) return;
      const error = new OutsideTransaction(
        `“${statement.slice(0, STATEMENT_SHOWN)}” (${scope.built?.()}) doesn’t use the handle of its transaction, which was begun ${scope.begun()}`,
      );
      scope.misuse ??= error;
      throw error;
    },

    /** Runs the work of a transaction, and gives it up where it takes too long. */
    within: async <T>(
      { begun, isBounded }: { begun: Callers; isBounded: boolean },
      work: () => Promise<T>,
    ): Promise<T> => {
      const scope: Scope = { isOpen: true, begun, built: undefined, misuse: undefined };
      const timing = limit && isBounded ? tooLong(begun, limit) : undefined;
      try {
        const working = scopes.run(scope, work);
        const result = await (timing ? Promise.race([working, timing.over]) : working);
        if (scope.misuse) throw scope.misuse;
        return result;
      } catch (error) {
        throw scope.misuse ?? error;
      } finally {
        scope.isOpen = false;
        timing?.stop();
      }
    },
  };
};
export type TransactionGuard = ReturnType<typeof transactionGuard>;
