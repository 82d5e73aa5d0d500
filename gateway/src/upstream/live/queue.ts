import { Refusal } from '#refusal.ts';

/** Values that wait for one reader. Full, it ends: the reader comes back with its last event. */
export class EventQueue<T> implements AsyncIterableIterator<T> {
  readonly #limit: number;
  readonly #onEnd: () => void;
  readonly #values: T[] = [];
  #waiting: PromiseWithResolvers<IteratorResult<T>> | undefined;
  #ended = false;
  #error: Error | undefined;

  constructor(limit: number, onEnd: () => void) {
    this.#limit = limit;
    this.#onEnd = onEnd;
  }

  push(value: T): void {
    if (this.#ended) return;
    if (this.#waiting) {
      this.#waiting.resolve({ done: false, value });
      this.#waiting = undefined;
    } else if (this.#values.length < this.#limit) {
      this.#values.push(value);
    } else {
      this.end(new Refusal('RATE_LIMITED', '事件积压过多，请重新订阅'));
    }
  }

  /** Ends after what has been pushed; with an error, the reader gets it last. */
  end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#waiting) {
      if (error) this.#waiting.reject(error);
      else this.#waiting.resolve({ done: true, value: undefined });
      this.#waiting = undefined;
    } else {
      this.#error = error;
    }
    this.#onEnd();
  }

  next(): Promise<IteratorResult<T>> {
    const value = this.#values.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    if (this.#error) {
      const error = this.#error;
      this.#error = undefined;
      return Promise.reject(error);
    }
    if (this.#ended) return Promise.resolve({ done: true, value: undefined });
    this.#waiting ??= Promise.withResolvers<IteratorResult<T>>();
    return this.#waiting.promise;
  }

  return(): Promise<IteratorResult<T>> {
    this.#values.length = 0;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
