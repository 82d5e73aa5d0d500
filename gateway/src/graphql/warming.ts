import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Milliseconds between two operations. */
const PAUSE = 20;

/** Share of a pause in which the event loop may be busy with what is asked meanwhile. */
const IDLE = 0.5;

/**
 * Prepares and compiles these operations one after the other while nothing else is to do, so that
 * the first members after a start don't wait for it.
 */
export const warmOperations = async (
  engine: Engine,
  texts: Iterable<string>,
  signal: AbortSignal,
): Promise<void> => {
  const pause = () => wait(PAUSE, undefined, { ref: false, signal });
  try {
    for (const text of texts) {
      let before = performance.eventLoopUtilization();
      await pause();
      while (performance.eventLoopUtilization(before).utilization > IDLE) {
        before = performance.eventLoopUtilization();
        await pause();
      }
      engine.warm(text);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};
