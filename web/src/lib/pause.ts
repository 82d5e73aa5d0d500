const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * The pause before a retry (0 is the first): doubling with jitter, so that the clients of a
 * restarted gateway don't return at once. A device that was offline itself doesn't wait any longer,
 * nor does a reader who comes back to the window.
 */
export const pauseBefore = (retry: number) =>
  new Promise<void>((resolve) => {
    const limit = Math.min(FIRST_WAIT * 2 ** retry, LONGEST_WAIT);
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', go);
      globalThis.removeEventListener('visibilitychange', look);
      resolve();
    };
    const look = () => {
      if (!document.hidden) go();
    };
    const timer = setTimeout(go, limit / 2 + (Math.random() * limit) / 2);
    globalThis.addEventListener('online', go);
    // It comes up from the document of a page; a worker has none.
    globalThis.addEventListener('visibilitychange', look);
  });
