import type { FastifyBaseLogger } from 'fastify';

interface WorkLoop<Item> {
  /** The next one that is due, leased; undefined where none is. */
  lease: () => Promise<Item | undefined>;
  attempt: (item: Item) => Promise<void>;
  /** Calls back when something has become due; what it answers ends that. */
  listen: (wake: () => void) => Promise<() => Promise<void>>;
  /** Looks by itself after so long, should a call have been lost. */
  pollMs: number;
  log: FastifyBaseLogger;
}

/**
 * Does what is due, one after the other, until it is stopped; a stop waits for the one under way.
 * What fails outside of an attempt (the database is away) pauses it until the next call or look.
 */
export const startWorkLoop = async <Item>(loop: WorkLoop<Item>): Promise<() => Promise<void>> => {
  const { lease, attempt, listen, pollMs, log } = loop;
  let stopping = false;
  let again = false;
  let working: Promise<void> | undefined;

  const work = async () => {
    try {
      do {
        again = false;
        for (let item = await lease(); item; item = await lease()) {
          await attempt(item);
          if (stopping) return;
        }
      } while (again);
    } catch (error) {
      log.warn({ err: error }, 'worker pauses');
    } finally {
      working = undefined;
    }
  };

  const wake = () => {
    again = true;
    if (!stopping) working ??= work();
  };

  const unlisten = await listen(wake);
  const poll = setInterval(wake, pollMs);
  wake();
  return async () => {
    stopping = true;
    clearInterval(poll);
    await unlisten();
    await working;
  };
};
