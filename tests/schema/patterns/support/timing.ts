import { createContext, Script } from 'node:vm';
import type { WrittenPattern } from './patterns-of.ts';

/** Time after which a search is cut off, in ms. */
const LONGEST_MS = 3_000;
/** Time below which no search is taken for slow, in ms: what is linear takes a tenth. */
const QUICK_MS = 60;
/** Growth of the time from a quarter of the text: 4 is linear, 16 quadratic. */
const STEEP = 9;
const TRIES = 3;

const context = createContext({ source: '', flags: '', text: '' });
const search = new Script('text.replaceAll(new RegExp(source, flags), "").length');

/** Time that a pattern takes to go through a text, in ms; infinite where it was cut off. */
const timeOf = ({ source, flags }: WrittenPattern, text: string): number => {
  Object.assign(context, { source, text, flags: `${flags.replace('g', '')}g` });
  const begun = performance.now();
  try {
    search.runInContext(context, { timeout: LONGEST_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Infinity;
    throw error;
  }
  return performance.now() - begun;
};

/**
 * Tells whether the time of a pattern grows faster than its text. Only growth decides, and what
 * else the machine does must not: a growth that shows once isn't enough.
 *
 * @param textOf makes a text of at least so many characters
 */
export const growsTooFast = (
  pattern: WrittenPattern,
  textOf: (length: number) => string,
  length: number,
): boolean => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const whole = timeOf(pattern, textOf(length));
    if (whole < QUICK_MS) return false;
    const quarter = timeOf(pattern, textOf(length / 4));
    if (whole < STEEP * quarter && quarter < Infinity) return false;
  }
  return true;
};
