import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is there; fails after the given time with what is awaited. */
export const waitFor = async <T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  within = 60_000,
): Promise<T> => {
  const until = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`Waited ${within} ms for ${what}`);
    await wait(50);
  }
};
