import type { FastifyBaseLogger } from 'fastify';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** A chore that is too much for every hour: done at the start, and a day after it was done last. */
export const daily = (chore: () => Promise<void>, now: () => Date): (() => Promise<void>) => {
  let last = -Infinity;
  return async () => {
    if (now().getTime() - last < DAY) return;
    await chore();
    last = now().getTime();
  };
};

/** Runs the chores now and every hour. Each is harmless when several processes do it at once. */
export const startMaintenance = (
  chores: readonly (() => Promise<void>)[],
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const run = async () => {
    for (const chore of chores) {
      try {
        await chore();
      } catch (error) {
        log.warn({ err: error }, 'maintenance failed');
      }
    }
    running = undefined;
  };
  const start = () => {
    running ??= run();
  };
  const timer = setInterval(start, HOUR);
  start();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
