import { Refusal } from '#refusal.ts';
import { type MemberStreamOptions, MemberStream } from './member-stream.ts';
import type { EventQueue } from './queue.ts';
import type { LiveEvent, LiveEventType, LiveSession } from './subscriber.ts';

const EXPIRY_CHECK = 2_000;

export type HubOptions = Omit<MemberStreamOptions, 'onEmpty'>;

/** The live events of all members who listen here: one socket to platform for each of them. */
export class LiveHub {
  readonly #options: HubOptions;
  readonly #streams = new Map<string, MemberStream>();
  readonly #expiry: NodeJS.Timeout;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#expiry = setInterval(() => {
      const now = Date.now();
      for (const stream of this.#streams.values()) stream.expire(now);
    }, EXPIRY_CHECK).unref();
  }

  /** Number of members who listen, which is the number of sockets to platform. */
  get size(): number {
    return this.#streams.size;
  }

  /**
   * The member's events of one type, from now on or after an event id.
   *
   * @throws Refusal BAD_USER_INPUT when `after` is no event id
   */
  subscribe(
    session: LiveSession,
    type: LiveEventType,
    after: string | null | undefined,
  ): EventQueue<LiveEvent> {
    if (after != null && !/^\d{1,15}$/.test(after)) {
      throw new Refusal('BAD_USER_INPUT', '事件编号无效', { field: 'after' });
    }
    return this.#streamOf(session).subscribe(
      session,
      type,
      after == null ? undefined : Number(after),
    ).queue;
  }

  /** Tells when a session ends: `ended` is then rejected with the refusal that says so. */
  watch(session: LiveSession): { ended: Promise<void>; end: () => void } {
    try {
      const { queue } = this.#streamOf(session).subscribe(session, undefined, undefined);
      return { ended: queue.next().then(() => undefined), end: () => void queue.return() };
    } catch (error) {
      return { ended: Promise.reject(error as Error), end: () => undefined };
    }
  }

  #streamOf({ memberId }: LiveSession): MemberStream {
    let stream = this.#streams.get(memberId);
    if (!stream) {
      const opened: MemberStream = new MemberStream({
        ...this.#options,
        onEmpty: () => {
          if (this.#streams.get(memberId) === opened) this.#streams.delete(memberId);
        },
      });
      stream = opened;
      this.#streams.set(memberId, stream);
    }
    return stream;
  }

  close(): void {
    clearInterval(this.#expiry);
    const reason = new Refusal('UPSTREAM_UNAVAILABLE', '服务正在重启，请稍后重新订阅');
    for (const stream of [...this.#streams.values()]) stream.close(reason);
  }
}
