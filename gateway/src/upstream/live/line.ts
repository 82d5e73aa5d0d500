import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import type { LiveConnect } from './connection.ts';

export interface LineDelays {
  firstDelay: number;
  longestDelay: number;
}

export interface LineHandlers {
  /** The token to connect with; undefined when none is left, and the line stays shut. */
  token(): string | undefined;
  /** Answers the number from which to go on; undefined is from now on. */
  after(): number | undefined;
  message(message: LiveMessage, token: string): void;
  /** Platform doesn't accept this token any more. */
  refused(token: string): void;
}

/** A socket to platform that opens itself again, later each time, with jitter. */
export class Line {
  readonly #connect: LiveConnect;
  readonly #delays: LineDelays;
  readonly #handlers: LineHandlers;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #disconnect: (() => void) | undefined;
  #token: string | undefined;
  #closed = false;

  constructor(connect: LiveConnect, delays: LineDelays, handlers: LineHandlers) {
    this.#connect = connect;
    this.#delays = delays;
    this.#handlers = handlers;
  }

  /** The token that the socket now stands on. */
  get currentToken(): string | undefined {
    return this.#token;
  }

  get isOpening(): boolean {
    return this.#timer !== undefined;
  }

  open(delay: number): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => this.#start(), delay);
  }

  /** Drops the socket, and opens one with what the handlers say now. */
  reopen(): void {
    this.#drop();
    this.open(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #start(): void {
    this.#timer = undefined;
    const token = this.#handlers.token();
    if (token === undefined) return;
    this.#token = token;
    this.#disconnect = this.#connect(token, this.#handlers.after(), {
      message: (message) => {
        this.#failures = 0;
        this.#handlers.message(message, token);
      },
      closed: (refused) => {
        this.#disconnect = undefined;
        this.#token = undefined;
        if (refused) this.#handlers.refused(token);
        this.open(refused ? 0 : this.#delay());
      },
    });
  }

  #drop(): void {
    this.#disconnect?.();
    this.#disconnect = undefined;
    this.#token = undefined;
  }

  #delay(): number {
    const { firstDelay, longestDelay } = this.#delays;
    const delay = Math.min(longestDelay, firstDelay * 2 ** this.#failures);
    this.#failures += 1;
    return delay * (0.5 + Math.random() / 2);
  }
}
