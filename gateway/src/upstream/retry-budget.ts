const WINDOW = 10_000;

/**
 * Retries may make up a share of the calls, and always a few, so that they help against a blip
 * and don't double the load of an outage. By hand: libraries count the tries of one call, and this
 * bounds those of all calls together.
 */
export class RetryBudget {
  readonly #share: number;
  readonly #floor: number;
  readonly #now: () => number;
  #windowEnds = 0;
  #calls = 0;
  #retries = 0;

  constructor(share: number, floor: number, now: () => number = () => performance.now()) {
    this.#share = share;
    this.#floor = floor;
    this.#now = now;
  }

  called(): void {
    this.#turn();
    this.#calls += 1;
  }

  /** Takes one retry out of the budget, if it has one left. */
  take(): boolean {
    this.#turn();
    if (this.#retries >= Math.max(this.#floor, this.#calls * this.#share)) return false;
    this.#retries += 1;
    return true;
  }

  #turn(): void {
    const now = this.#now();
    if (now < this.#windowEnds) return;
    this.#windowEnds = now + WINDOW;
    this.#calls = 0;
    this.#retries = 0;
  }
}
