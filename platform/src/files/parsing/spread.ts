import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';

/** Numbers that are kept; of more than these every one is as likely to be. */
const SAMPLE_SIZE = 4_096;

/** Distribution of numbers between their least and their most, in one pass and a bounded memory. */
export class Spread {
  readonly #kept: number[] = [];
  #seen = 0;
  /** State of a sequence that is the same each time, so that a file has one picture. */
  #state = 1;

  add(value: number): void {
    this.#seen += 1;
    if (this.#kept.length < SAMPLE_SIZE) {
      this.#kept.push(value);
      return;
    }
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    const place = Math.floor((this.#state / 2 ** 32) * this.#seen);
    if (place < SAMPLE_SIZE) this.#kept[place] = value;
  }

  /** Counts the numbers in each of the equal steps: exact while all are kept. */
  histogram(min: number, max: number): number[] {
    const steps = previewLimits.histogramSteps;
    const bars = new Array<number>(max > min ? steps : 1).fill(0);
    for (const value of this.#kept) {
      // Halves, since the whole width of two large numbers may be more than a number holds.
      const part = max > min ? (value / 2 - min / 2) / (max / 2 - min / 2) : 0;
      const at = Math.min(bars.length - 1, Math.max(0, Math.floor(part * steps)));
      bars[at] = (bars[at] ?? 0) + 1;
    }
    const share = this.#seen / Math.max(1, this.#kept.length);
    return bars.map((count) => Math.round(count * share));
  }
}
