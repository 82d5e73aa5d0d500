import { upstreamTimeout } from '../refusal.ts';

/**
 * The time that a request has, handed down to every call that it makes. Ending it (because the
 * client has gone) aborts the calls in flight. It needs no timer of its own: each call has one.
 */
export class Deadline {
  readonly #endsAt: number;
  readonly #inFlight = new Set<() => void>();
  #ended = false;

  constructor(milliseconds: number) {
    this.#endsAt = performance.now() + milliseconds;
  }

  /** Milliseconds left, 0 when it is over. */
  remaining(): number {
    return this.#ended ? 0 : Math.max(0, this.#endsAt - performance.now());
  }

  /** Aborts what is in flight; later calls are refused at once. */
  end(): void {
    this.#ended = true;
    for (const abort of this.#inFlight) abort();
    this.#inFlight.clear();
  }

  /** Has `abort` called when the deadline ends, until the function that it returns is called. */
  track(abort: () => void): () => void {
    this.#inFlight.add(abort);
    return () => this.#inFlight.delete(abort);
  }

  /** Waits for work that others wait for too, and so can't be aborted. */
  async wait<T>(shared: Promise<T>, longest: number): Promise<T> {
    const limit = this.remaining();
    // The shared work ends by itself before this deadline does: no timer needed.
    if (limit > longest) return shared;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(upstreamTimeout()), limit);
    });
    try {
      return await Promise.race([shared, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
