import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is there; fails after `within` ms, which is for what hangs alone. */
export const waitFor = async <T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  within = 300_000,
): Promise<T> => {
  const until = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`Waited ${within} ms for ${what}`);
    await wait(50);
  }
};
