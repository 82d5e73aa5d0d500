import { eventIdOf, isNewer } from './event-id.ts';
import type { LiveSocket, Payload, Result } from './messages.ts';

/** Events that are kept for tabs that come later. */
const MAX_KEPT_EVENTS = 200;

/** One tab's part in it. */
export interface Listener {
  next: (result: Result) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

const afterOf = ({ variables: { after } }: Payload) =>
  typeof after === 'string' ? after : undefined;

/**
 * Builds the key that tabs have in common: the same operation, wherever each of them continues
 * from.
 */
export const keyOf = ({ operationName, query, variables }: Payload): string => {
  const { after: _after, ...others } = variables;
  return JSON.stringify([operationName, query, others]);
};

/**
 * One subscription for all tabs that ask for the same. Each goes on from the event that it names
 * as `after`: events that are still kept are sent to it from memory, others are requested again
 * from there. None sees an event twice.
 */
export class SharedSubscription {
  readonly #socket: () => LiveSocket;
  readonly #payload: Payload;
  readonly #listeners = new Map<Listener, { seen: string | undefined }>();
  #kept: { id: string; result: Result }[] = [];
  /** Everything after this event is kept, or was told; undefined: only what happens from now on. */
  #from: string | undefined;
  #last: string | undefined;
  /** Number of the current round; messages from an ended round are ignored. */
  #round = 0;
  #stop: () => void = () => undefined;

  constructor(socket: () => LiveSocket, payload: Payload) {
    this.#socket = socket;
    this.#payload = payload;
    this.#begin(afterOf(payload));
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  join(listener: Listener, payload: Payload): void {
    const after = afterOf(payload);
    this.#listeners.set(listener, { seen: after ?? this.#last });
    if (after === undefined) return;
    if (this.#from === undefined || isNewer(this.#from, after)) {
      const stop = this.#stop;
      this.#begin(after);
      stop();
    } else {
      for (const { result } of [...this.#kept]) this.#tell(listener, result);
    }
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.isEmpty) this.end();
  }

  /** Ends it for everyone, without a word. */
  end(): void {
    this.#round += 1;
    this.#listeners.clear();
    this.#stop();
  }

  #begin(after: string | undefined): void {
    this.#from = after;
    this.#last = after;
    this.#kept = [];
    const { operationName, query, variables } = this.#payload;
    const last = () => this.#last;
    const round = (this.#round += 1);
    const inRound = (act: () => void) => {
      if (round === this.#round) act();
    };
    this.#stop = this.#socket().subscribe(
      {
        operationName,
        query,
        // Read again whenever the socket reconnects.
        get variables() {
          return { ...variables, after: last() };
        },
      },
      {
        next: (result) => inRound(() => this.#received(result)),
        error: (error) => inRound(() => this.#over((listener) => listener.error(error))),
        complete: () => inRound(() => this.#over((listener) => listener.complete())),
      },
    );
  }

  #received(result: Result): void {
    const id = eventIdOf(result);
    if (id !== null) {
      if (!isNewer(id, this.#last)) return;
      this.#last = id;
      this.#from ??= id;
      this.#kept.push({ id, result });
      if (this.#kept.length > MAX_KEPT_EVENTS) this.#from = this.#kept.shift()?.id;
    }
    for (const listener of [...this.#listeners.keys()]) this.#tell(listener, result);
  }

  #tell(listener: Listener, result: Result): void {
    const state = this.#listeners.get(listener);
    const id = eventIdOf(result);
    if (!state || (id !== null && !isNewer(id, state.seen))) return;
    if (id !== null) state.seen = id;
    listener.next(result);
  }

  #over(tell: (listener: Listener) => void): void {
    const listeners = [...this.#listeners.keys()];
    this.#listeners.clear();
    for (const listener of listeners) tell(listener);
  }
}
