import { Refusal } from '../../refusal.ts';
import { type ChannelOptions, MemberChannel } from './channel.ts';
import type { EventQueue } from './queue.ts';
import type { LiveEvent, LiveEventType, LiveSession } from './subscriber.ts';

const EXPIRY_CHECK = 2_000;

export type HubOptions = Omit<ChannelOptions, 'onEmpty'>;

/** The live events of all members who listen here: one socket to platform for each of them. */
export class LiveHub {
  readonly #options: HubOptions;
  readonly #channels = new Map<string, MemberChannel>();
  readonly #expiry: NodeJS.Timeout;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#expiry = setInterval(() => {
      const now = Date.now();
      for (const channel of this.#channels.values()) channel.expire(now);
    }, EXPIRY_CHECK).unref();
  }

  /** How many members listen, which is how many sockets to platform there are. */
  get size(): number {
    return this.#channels.size;
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
    return this.#channelOf(session).subscribe(
      session,
      type,
      after == null ? undefined : Number(after),
    ).queue;
  }

  /** Tells when a session ends: `ended` is then rejected with the refusal that says so. */
  watch(session: LiveSession): { ended: Promise<void>; end: () => void } {
    try {
      const { queue } = this.#channelOf(session).subscribe(session, undefined, undefined);
      return { ended: queue.next().then(() => undefined), end: () => void queue.return() };
    } catch (error) {
      return { ended: Promise.reject(error as Error), end: () => undefined };
    }
  }

  #channelOf({ memberId }: LiveSession): MemberChannel {
    let channel = this.#channels.get(memberId);
    if (!channel) {
      const opened: MemberChannel = new MemberChannel({
        ...this.#options,
        onEmpty: () => {
          if (this.#channels.get(memberId) === opened) this.#channels.delete(memberId);
        },
      });
      channel = opened;
      this.#channels.set(memberId, channel);
    }
    return channel;
  }

  close(): void {
    clearInterval(this.#expiry);
    const reason = new Refusal('UPSTREAM_UNAVAILABLE', '服务正在重启，请稍后重新订阅');
    for (const channel of [...this.#channels.values()]) channel.close(reason);
  }
}
