export interface BreakerRules {
  breakerFailures: number;
  breakerShare: number;
  breakerCalls: number;
  breakerWindow: number;
  breakerPause: number;
  breakerLongestPause: number;
}

/**
 * Stops calling what keeps failing. Opens on a run of failures, or on a share of them among
 * enough calls of a window; after a pause one probe goes through, which closes it again or
 * doubles the pause. By hand, since a library's wraps each call in a promise of its own and knows
 * neither a probe on platform's return nor a call that its caller gave up.
 */
export class CircuitBreaker {
  readonly #rules: BreakerRules;
  readonly #now: () => number;
  #run = 0;
  #calls = 0;
  #failures = 0;
  #windowEnds = 0;
  /** Inputs that have failed by themselves since a call succeeded. */
  readonly #faults = new Set<string>();
  #openUntil: number | undefined;
  #pause: number;
  #probing = false;

  constructor(rules: BreakerRules, now: () => number = () => performance.now()) {
    this.#rules = rules;
    this.#now = now;
    this.#pause = rules.breakerPause;
  }

  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Tells whether a call may go through. One that does must report how it ended. */
  admits(): boolean {
    if (this.#openUntil === undefined) return true;
    if (this.#probing || this.#now() < this.#openUntil) return false;
    this.#probing = true;
    return true;
  }

  succeeded(): void {
    this.#openUntil = undefined;
    this.#probing = false;
    this.#pause = this.#rules.breakerPause;
    this.#run = 0;
    // Clearing makes a new table, even of nothing.
    if (this.#faults.size > 0) this.#faults.clear();
    this.#count(false);
  }

  /**
   * Takes note of a call that platform answered at once with a fault of its own. It may be that
   * input's alone: so many calls as count as a sample have to fail, each with another input and
   * none with success between, before that says anything of the operation.
   */
  faulted(input: string): void {
    this.#probing = false;
    if (this.#openUntil !== undefined) return;
    this.#faults.add(input);
    if (this.#faults.size >= this.#rules.breakerCalls) this.#open();
  }

  failed(): void {
    if (this.#openUntil !== undefined) {
      // A call from before the opening says nothing new; only the probe does.
      if (!this.#probing) return;
      this.#pause = Math.min(this.#pause * 2, this.#rules.breakerLongestPause);
      this.#open();
      return;
    }
    this.#run += 1;
    this.#count(true);
    const { breakerFailures, breakerCalls, breakerShare } = this.#rules;
    const tooMany = this.#calls >= breakerCalls && this.#failures / this.#calls >= breakerShare;
    if (this.#run >= breakerFailures || tooMany) this.#open();
  }

  /** Platform is known to be up again: the next call is the probe, however long the pause. */
  mayProbe(): void {
    if (this.#openUntil !== undefined) this.#openUntil = this.#now();
  }

  /** The call ended for a reason of its caller's. */
  abandoned(): void {
    this.#probing = false;
  }

  #open(): void {
    this.#openUntil = this.#now() + this.#pause;
    this.#probing = false;
    this.#run = 0;
    this.#faults.clear();
    this.#windowEnds = 0;
  }

  #count(failed: boolean): void {
    const now = this.#now();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + this.#rules.breakerWindow;
      this.#calls = 0;
      this.#failures = 0;
    }
    this.#calls += 1;
    if (failed) this.#failures += 1;
  }
}
