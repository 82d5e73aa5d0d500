import { setTimeout as wait } from 'node:timers/promises';
import type { SharedPages } from './shared-pages.ts';

/** Platform, which starts beside the gateway, is there after some seconds. */
const TRIES = 60;
const PAUSE = 1_000;

/**
 * Makes the pages that a site which has just started is asked for first, so that nobody waits for
 * their code to be loaded. Ends by itself, and when the signal says so.
 *
 * @param isThere whether platform can be asked
 */
export const warmPages = async (
  shared: SharedPages,
  paths: readonly string[],
  isThere: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> => {
  const missing = [...paths];
  for (let tries = 0; missing.length > 0 && tries < TRIES && !signal.aborted; tries += 1) {
    const [path = ''] = missing;
    // To ask a platform that isn't there yet for pages would open breakers for whoever comes next.
    const source = (await isThere()) ? (await shared.get(path)).source : 'none';
    if (source !== 'none') missing.shift();
    else await wait(PAUSE, undefined, { ref: false, signal }).catch(() => undefined);
  }
};
