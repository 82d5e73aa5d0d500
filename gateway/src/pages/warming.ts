import { setTimeout as wait } from 'node:timers/promises';
import type { SharedPages } from './shared-pages.ts';

/** Platform, which starts beside the gateway, is there after some seconds. */
const LOOKS = 60;
const PAUSE = 1_000;
/** The first time takes too long, as the page's code is loaded for it; a page that breaks stays so. */
const TRIES = 3;

/**
 * Makes the pages that a site which has just started is asked for first, so that no reader waits
 * for their code to be loaded. Ends by itself, and when the signal says so.
 *
 * @param isThere whether platform can be asked
 */
export const warmPages = async (
  shared: SharedPages,
  paths: readonly string[],
  isThere: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> => {
  const pause = () => wait(PAUSE, undefined, { ref: false, signal }).catch(() => undefined);
  // Asking a platform that isn't there yet for pages would open breakers for the next readers.
  for (let looks = 1; !(await isThere()); looks += 1) {
    if (looks === LOOKS || signal.aborted) return;
    await pause();
  }
  for (const path of paths)
    for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
      if ((await shared.get(path)).source !== 'none') break;
      await pause();
    }
};
