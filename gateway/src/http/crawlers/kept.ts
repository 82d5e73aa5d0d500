import { LRUCache } from 'lru-cache';
import { isOutage } from '#refusal.ts';

/** Times in ms, sizes in bytes. */
interface KeptLimits {
  /** Time for which an entry is answered as it is. */
  fresh: number;
  /** Age that an entry may have where it can't be made again, because platform is down. */
  stale: number;
  bytes: number;
}

/**
 * Cache of what takes some making and is the same for everybody: made once for all simultaneous
 * callers, kept for a while, and served as it was while platform is down. Nothing that isn't there
 * is kept.
 */
export class Kept<T extends { bytes: number }> {
  readonly #kept: LRUCache<string, { value: T; madeAt: number }>;
  readonly #making = new Map<string, Promise<T | null>>();
  readonly #limits: KeptLimits;
  #dropped = -Infinity;

  constructor(limits: KeptLimits) {
    this.#limits = limits;
    this.#kept = new LRUCache({
      max: 1_000,
      maxSize: limits.bytes,
      sizeCalculation: ({ value }) => value.bytes + 1,
    });
  }

  /** Answers the kept value if it needs no making now. */
  fresh(key: string): T | undefined {
    const kept = this.#kept.get(key);
    return kept && this.#age(kept) < this.#limits.fresh ? kept.value : undefined;
  }

  /** Drops what isn't to be seen any more; what is just being made isn't kept. */
  drop(isOver: (value: T) => boolean): void {
    this.#dropped = performance.now();
    this.#making.clear();
    for (const [key, { value }] of this.#kept.entries()) if (isOver(value)) this.#kept.delete(key);
  }

  /** @throws what `make` throws, unless that is an outage and there is a copy that isn't too old */
  async get(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const making = this.#making.get(key);
    if (making) return making;
    const made = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === made) this.#making.delete(key);
    });
    this.#making.set(key, made);
    return made;
  }

  async #make(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const startedAt = performance.now();
    try {
      const value = await make();
      if (startedAt <= this.#dropped) return value;
      if (value) this.#kept.set(key, { value, madeAt: performance.now() });
      else this.#kept.delete(key);
      return value;
    } catch (error) {
      const kept = this.#kept.get(key);
      if (kept && isOutage(error) && this.#age(kept) <= this.#limits.stale) return kept.value;
      throw error;
    }
  }

  #age({ madeAt }: { madeAt: number }): number {
    return performance.now() - madeAt;
  }
}
