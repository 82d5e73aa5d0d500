/** Interval at which a step that goes on is told again, in ms. */
const AGAIN_MS = 10_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Says on stderr what a long command begins to do, and every ten seconds for how long it has been
 * doing that. Stdout is left to its results.
 */
export const begin = (what: string): void => {
  const since = performance.now();
  console.error(`… ${what}`);
  clearInterval(timer);
  timer = setInterval(() => {
    console.error(`… ${what} (${Math.round((performance.now() - since) / 1_000)} s)`);
  }, AGAIN_MS).unref();
};
