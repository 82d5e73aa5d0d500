import { LRUCache } from 'lru-cache';
import { isOutage } from '../refusal.ts';
import type { Answer } from './transport.ts';

interface Kept extends Answer {
  storedAt: number;
}

export type SharedOutcome = 'hit' | 'joined' | 'miss' | 'stale';

/**
 * Answers that everyone may see, for a moment: identical calls at the same time become one,
 * answers are shared while fresh, and an older one serves when platform can't be reached.
 */
export class SharedCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Promise<unknown>>();
  readonly #fresh: number;
  readonly #stale: number;
  readonly #report: (outcome: SharedOutcome) => void;

  constructor(
    limits: { sharedFresh: number; sharedStale: number; sharedBytes: number },
    report: (outcome: SharedOutcome) => void,
  ) {
    this.#fresh = limits.sharedFresh;
    this.#stale = limits.sharedStale;
    this.#report = report;
    this.#kept = new LRUCache({
      maxSize: limits.sharedBytes,
      // A parsed answer takes about twice the bytes of its text.
      sizeCalculation: ({ size }) => 2 * size + 1,
    });
  }

  get(key: string, load: () => Promise<Answer>): Promise<unknown> {
    const kept = this.#kept.get(key);
    if (kept && performance.now() - kept.storedAt < this.#fresh) {
      this.#report('hit');
      return Promise.resolve(kept.value);
    }
    const flight = this.#flights.get(key);
    if (flight) {
      this.#report('joined');
      return flight;
    }
    this.#report('miss');
    const started = this.#load(key, load).finally(() => this.#flights.delete(key));
    this.#flights.set(key, started);
    return started;
  }

  async #load(key: string, load: () => Promise<Answer>): Promise<unknown> {
    try {
      const answer = await load();
      const { value, size } = answer;
      this.#kept.set(key, { value, size, storedAt: performance.now() });
      return value;
    } catch (error) {
      const kept = this.#kept.get(key);
      if (!kept || !isOutage(error) || performance.now() - kept.storedAt > this.#stale) throw error;
      this.#report('stale');
      return kept.value;
    }
  }
}
