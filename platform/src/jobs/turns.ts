import { Refusal } from '@whaletide/server/refusal.ts';

/** Thrown where no one waits for the work any more; its message is never seen. */
export class Abandoned extends Refusal {
  override name = 'Abandoned';

  constructor() {
    super('RATE_LIMITED', '没有等到结果');
  }
}

interface Waiting {
  keys: readonly string[];
  start: () => void;
}

interface TurnLimits {
  /** Works that run at a time. */
  atOnce: number;
  /** Works that run or wait; more are refused. */
  places: number;
  /** Seconds after which to come back where all places are taken. */
  retryAfter: number;
  /** Message for those who find no place. */
  full: string;
}

export interface Turns {
  /**
   * Runs the work when its turn has come: of those who ask (`keys`: an author, an address) each has
   * one work running at a time and at most half of all places, so that none holds the others up.
   *
   * @throws Refusal RATE_LIMITED where no place is left; Abandoned where `gone` came before the turn
   */
  take: <T>(keys: readonly string[], work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;
}

/** Shares few workers fairly among those who ask for work. */
export const takeTurns = ({ atOnce, places, retryAfter, full }: TurnLimits): Turns => {
  const waiting = new Set<Waiting>();
  const running = new Set<Waiting>();

  const startNext = () => {
    for (const next of waiting) {
      if (running.size >= atOnce) return;
      const busy = [...running].some(({ keys }) => keys.some((key) => next.keys.includes(key)));
      if (busy) continue;
      waiting.delete(next);
      running.add(next);
      next.start();
    }
  };

  const isFull = (keys: readonly string[]) => {
    const all = [...waiting, ...running];
    const held = (key: string) => all.filter((other) => other.keys.includes(key)).length;
    return all.length >= places || keys.some((key) => held(key) >= Math.ceil(places / 2));
  };

  const turnOf = (keys: readonly string[], gone: AbortSignal | undefined) =>
    new Promise<Waiting>((resolve, reject) => {
      const leave = () => {
        if (waiting.delete(turn)) reject(new Abandoned());
      };
      const turn: Waiting = {
        keys,
        start: () => {
          gone?.removeEventListener('abort', leave);
          resolve(turn);
        },
      };
      waiting.add(turn);
      gone?.addEventListener('abort', leave, { once: true });
      startNext();
    });

  return {
    take: async (keys, work, gone) => {
      if (gone?.aborted) throw new Abandoned();
      if (isFull(keys)) throw new Refusal('RATE_LIMITED', full, { retryAfter });
      const turn = await turnOf(keys, gone);
      try {
        return await work();
      } finally {
        running.delete(turn);
        startNext();
      }
    },
  };
};
