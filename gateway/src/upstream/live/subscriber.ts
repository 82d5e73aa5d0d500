import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import type { LiveConnect } from './connection.ts';
import { Line, type LineDelays } from './line.ts';
import { EventQueue } from './queue.ts';

/** Event of a member, as subscriptions hand it on. */
export type LiveEvent = Extract<LiveMessage, { type: 'notification' | 'quest' }>;
export type LiveEventType = LiveEvent['type'];

/** The session or access token behind a subscription. */
export interface LiveSession {
  memberId: string;
  token: string;
  /** Known for sessions; an access token's is learned when platform names it. */
  sessionId: string | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number | undefined;
}

export const isLiveEvent = (message: LiveMessage): message is LiveEvent =>
  message.type === 'notification' || message.type === 'quest';

/**
 * One subscription. It lets each event through once, in order; while it catches up on what the
 * shared socket is past, over a line of its own, what comes meanwhile is held back.
 */
export class Subscriber {
  readonly session: LiveSession;
  readonly queue: EventQueue<LiveEvent>;
  /** Undefined for one that only waits for its session's end. */
  readonly #type: LiveEventType | undefined;
  /** The last event that it has been past; undefined until the socket says where now is. */
  #last: number | undefined;
  #replay: Line | undefined;
  #held: LiveEvent[] = [];

  constructor(
    session: LiveSession,
    options: {
      type: LiveEventType | undefined;
      last: number | undefined;
      backlog: number;
      onEnd: () => void;
    },
  ) {
    this.session = session;
    this.#type = options.type;
    this.#last = options.last;
    this.queue = new EventQueue(options.backlog, () => {
      this.#replay?.close();
      options.onEnd();
    });
  }

  /**
   * Tells that the shared socket is at the newest event: subscriptions "from now on" begin here.
   */
  beginAt(newest: number): void {
    this.#last = this.#last === undefined ? newest : Math.min(this.#last, newest);
  }

  offer(event: LiveEvent): void {
    if (this.#replay) this.#held.push(event);
    else this.#deliver(event);
  }

  /** Fetches what came after its last event up to `until`, for itself alone. */
  catchUp(until: number, connect: LiveConnect, delays: LineDelays, refused: () => void): void {
    this.#replay = new Line(connect, delays, {
      token: () => this.session.token,
      after: () => this.#last,
      message: (message) => {
        if (isLiveEvent(message)) this.#deliver(message);
        if (message.type !== 'ready' && Number(message.id) >= until) this.#caughtUp();
      },
      refused,
    });
    this.#replay.open(0);
  }

  #caughtUp(): void {
    this.#replay?.close();
    this.#replay = undefined;
    for (const event of this.#held) this.#deliver(event);
    this.#held = [];
  }

  #deliver(event: LiveEvent): void {
    const id = Number(event.id);
    if (this.#last === undefined || id <= this.#last) return;
    this.#last = id;
    if (event.type === this.#type) this.queue.push(event);
  }
}
