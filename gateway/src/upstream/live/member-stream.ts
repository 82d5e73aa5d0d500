import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import { sessionOver } from '#refusal.ts';
import type { LiveConnect } from './connection.ts';
import { Line, type LineDelays } from './line.ts';
import { isLiveEvent, type LiveEventType, type LiveSession, Subscriber } from './subscriber.ts';

/** The subscriptions of one page arrive within this time and share the first connection's cursor. */
const GATHERING = 5;

export interface MemberStreamOptions extends LineDelays {
  connect: LiveConnect;
  backlogEvents: number;
  /** Tells whether platform still accepts a token; asked where a session's id isn't known. */
  accepts: (token: string) => Promise<boolean>;
  onEmpty: () => void;
}

/** All subscriptions of one member over one socket to platform. */
export class MemberStream {
  readonly #options: MemberStreamOptions;
  readonly #line: Line;
  readonly #subscribers = new Set<Subscriber>();
  /** Sessions that have ended while this stream lives: another's socket must not carry them on. */
  readonly #ended = new Set<string>();
  /** The last event that the shared socket has brought; undefined before it has said `ready`. */
  #cursor: number | undefined;
  /** The newest event known of, which is ahead of the cursor while the socket catches up. */
  #newest: number | undefined;

  constructor(options: MemberStreamOptions) {
    this.#options = options;
    this.#line = new Line(options.connect, options, {
      token: () => this.#subscribers.values().next().value?.session.token,
      after: () => this.#cursor,
      message: (message, token) => this.#receive(message, token),
      refused: (token) => this.#end((session) => session.token === token),
    });
  }

  /** @throws Refusal UNAUTHENTICATED for a session that has ended */
  subscribe(
    session: LiveSession,
    type: LiveEventType | undefined,
    after: number | undefined,
  ): Subscriber {
    if (session.sessionId !== undefined && this.#ended.has(session.sessionId)) throw sessionOver();
    const first = this.#subscribers.size === 0;
    const subscriber: Subscriber = new Subscriber(session, {
      type,
      last: after ?? this.#newest,
      backlog: this.#options.backlogEvents,
      onEnd: () => this.#remove(subscriber),
    });
    this.#subscribers.add(subscriber);
    if (first) {
      this.#cursor = after;
      this.#line.open(GATHERING);
    } else if (after !== undefined && this.#newest === undefined) {
      // Nothing has come yet: the socket begins at the earliest that anyone asks for.
      this.#cursor = Math.min(after, this.#cursor ?? after);
      if (!this.#line.isOpening) this.#line.reopen();
    } else if (after !== undefined && this.#cursor !== undefined && after < this.#cursor) {
      subscriber.catchUp(this.#cursor, this.#options.connect, this.#options, () =>
        this.#end(({ token }) => token === session.token),
      );
    }
    return subscriber;
  }

  /** Ends every subscription with a reason; clients come back with their last event. */
  close(reason: Error): void {
    this.#line.close();
    for (const subscriber of [...this.#subscribers]) subscriber.queue.end(reason);
  }

  /** Ends what stands on sessions whose time is over. */
  expire(now: number): void {
    this.#end(({ expiresAt }) => expiresAt !== undefined && expiresAt <= now);
  }

  #receive(message: LiveMessage, token: string): void {
    const id = Number(message.id);
    if (message.type === 'ready') return this.#ready(id, token, message.sessionId);
    this.#newest = Math.max(id, this.#newest ?? id);
    if (this.#cursor !== undefined && id <= this.#cursor) return;
    this.#cursor = id;
    if (isLiveEvent(message)) {
      for (const subscriber of this.#subscribers) subscriber.offer(message);
    } else if (message.type === 'session-ended') {
      const { sessionId } = message.data;
      this.#ended.add(sessionId);
      this.#end((session) => session.sessionId === sessionId);
      void this.#checkUnknown();
    }
  }

  #ready(newest: number, token: string, sessionId: string): void {
    for (const { session } of this.#subscribers) {
      if (session.token === token) session.sessionId ??= sessionId;
    }
    this.#newest = Math.max(newest, this.#newest ?? newest);
    if (this.#cursor !== undefined && this.#cursor > newest) {
      // Someone asked for what lies ahead; platform would stay silent until then.
      this.#cursor = newest;
      this.#newest = newest;
      for (const subscriber of this.#subscribers) subscriber.beginAt(newest);
      this.#line.reopen();
      return;
    }
    this.#cursor ??= newest;
    for (const subscriber of this.#subscribers) subscriber.beginAt(newest);
  }

  /** An access token's id isn't written in it: platform is asked whether it still counts. */
  async #checkUnknown(): Promise<void> {
    const tokens = new Set(
      [...this.#subscribers]
        .filter(({ session }) => session.sessionId === undefined)
        .map(({ session }) => session.token),
    );
    for (const token of tokens) {
      if (!(await this.#options.accepts(token))) this.#end((session) => session.token === token);
    }
  }

  #end(matches: (session: LiveSession) => boolean): void {
    let socketStands = true;
    for (const subscriber of [...this.#subscribers]) {
      if (!matches(subscriber.session)) continue;
      if (subscriber.session.token === this.#line.currentToken) socketStands = false;
      subscriber.queue.end(sessionOver());
    }
    if (!socketStands && this.#subscribers.size > 0) this.#line.reopen();
  }

  #remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    this.#line.close();
    this.#options.onEmpty();
  }
}
