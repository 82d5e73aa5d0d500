import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** An answer as it came: nothing in it is believed yet. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The call was cut off because its time is over. */
export class OutOfTime extends Error {}

/**
 * One request and its answer on undici's own events. Against `request()` with an AbortSignal,
 * this spares a stream, a signal and half of the time of a call.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: RawAnswer) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #untrack: () => void;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #overdue = false;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  constructor(options: {
    /** Milliseconds. */
    time: number;
    /** Registers how to abort this exchange; returns how to take that back. */
    track: (abort: () => void) => () => void;
    resolve: (answer: RawAnswer) => void;
    reject: (reason: unknown) => void;
  }) {
    this.#resolve = options.resolve;
    this.#reject = options.reject;
    const abort = () => this.#abort();
    this.#timer = setTimeout(abort, options.time);
    this.#untrack = options.track(abort);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Its time may have passed while it waited for a connection.
    if (this.#overdue) controller.abort(new OutOfTime());
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#finish();
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#resolve({ status: this.#status, headers: this.#headers, text: body.toString() });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#finish();
    this.#reject(error);
  }

  #abort(): void {
    this.#overdue = true;
    if (this.#controller) this.#controller.abort(new OutOfTime());
    // Still without a connection: waiting callers are answered now.
    this.#finish();
    this.#reject(new OutOfTime());
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#untrack();
  }
}
