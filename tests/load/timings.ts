/** Outcomes of actions, by their names. */
export class Timings {
  readonly #taken = new Map<string, number[]>();
  readonly #failed = new Map<string, Map<string, number>>();
  /** Milliseconds. */
  longestFailure = 0;

  /** @param milliseconds of an action that succeeded */
  succeeded(action: string, milliseconds: number): void {
    const taken = this.#taken.get(action) ?? [];
    taken.push(milliseconds);
    this.#taken.set(action, taken);
  }

  /** @param reason code of the refusal, or the name of what broke */
  failed(action: string, reason: string, milliseconds: number): void {
    const reasons = this.#failed.get(action) ?? new Map<string, number>();
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    this.#failed.set(action, reasons);
    this.longestFailure = Math.max(this.longestFailure, milliseconds);
  }

  get successes(): number {
    return [...this.#taken.values()].reduce((sum, { length }) => sum + length, 0);
  }

  get failures(): number {
    return this.failuresBy(() => true);
  }

  failuresBy(chosen: (reason: string) => boolean): number {
    return this.#allReasons()
      .filter(([reason]) => chosen(reason))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  /** Reasons of all failures with their counts. */
  get reasons(): string {
    const counts = new Map<string, number>();
    for (const [reason, count] of this.#allReasons())
      counts.set(reason, (counts.get(reason) ?? 0) + count);
    return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
  }

  #allReasons(): [string, number][] {
    return [...this.#failed.values()].flatMap((reasons) => [...reasons]);
  }

  /** Rows for `console.table`: times in milliseconds. */
  table(seconds: number): Record<string, Record<string, number | string>> {
    const names = new Set([...this.#taken.keys(), ...this.#failed.keys()]);
    return Object.fromEntries(
      [...names].toSorted().map((name) => {
        const taken = (this.#taken.get(name) ?? []).toSorted((a, b) => a - b);
        const reasons = [...(this.#failed.get(name) ?? [])];
        return [
          name,
          {
            'a second': (taken.length / seconds).toFixed(1),
            p50: percentile(taken, 0.5),
            p95: percentile(taken, 0.95),
            p99: percentile(taken, 0.99),
            longest: percentile(taken, 1),
            failed: reasons.map(([reason, count]) => `${count} ${reason}`).join(', '),
          },
        ];
      }),
    );
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
