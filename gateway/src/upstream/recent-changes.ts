import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A change that platform was asked for, as gateways tell each other of it. */
export interface Change {
  /** Names the token that it came with; undefined for a visitor's. */
  by: string | undefined;
  /** Ids of everything that its call named. */
  ids: readonly string[];
}

/** Tokens whose last change is remembered at once. */
const TOKENS = 10_000;

/** Ids of a change that are looked for; a longer list is that of a form, not of what changed. */
const MAX_IDS = 50;

/** Characters of a body that are looked through for ids. */
const LOOKED_THROUGH = 16_384;

const ID = /\b[0-9a-f]{24}\b/g;

/** Names a token without giving it away. */
const nameOf = (token: string): string => hash('sha256', token, 'base64');

/**
 * Changes of the last moment, by times of performance.now(): answers requested
 * before are no longer shared with the member who changed something, nor with anyone where they
 * show the change.
 */
export class RecentChanges {
  readonly #window: number;
  readonly #byToken: LRUCache<string, number>;
  #named: { ids: readonly string[]; at: number }[] = [];
  #tell: (change: Change) => void = () => undefined;

  /** @param window how long an answer is shared, in ms */
  constructor(window: number) {
    this.#window = window;
    this.#byToken = new LRUCache({ max: TOKENS, ttl: Math.max(1, window) });
  }

  /** Has other gateways told of what is changed through this one. */
  tellOthers(tell: (change: Change) => void): void {
    this.#tell = tell;
  }

  /** Notes a change that has just been asked for, whether it came about or not. */
  made(token: string | undefined, request: { target: string; body: string | undefined }): void {
    const text = `${request.target} ${request.body?.slice(0, LOOKED_THROUGH) ?? ''}`;
    const ids = [...new Set(text.match(ID))].slice(0, MAX_IDS);
    const change: Change = { by: token === undefined ? undefined : nameOf(token), ids };
    this.heard(change);
    this.#tell(change);
  }

  /** Notes a change that was made through another gateway. */
  heard({ by, ids }: Change): void {
    const at = performance.now();
    if (by !== undefined) this.#byToken.set(by, at);
    if (ids.length === 0) return;
    this.#named = this.#named.filter((one) => at - one.at <= this.#window);
    this.#named.push({ ids, at });
  }

  /** Time of a token's last change; undefined where that is long ago. */
  lastOf(token: string): number | undefined {
    return this.#byToken.size === 0 ? undefined : this.#byToken.get(nameOf(token));
  }

  /** Tells whether anything has been changed since a time. */
  since(time: number): boolean {
    return (this.#named.at(-1)?.at ?? -Infinity) >= time;
  }

  /** Tells whether something that one of these texts names has been changed since a time. */
  touch(since: number, ...texts: readonly string[]): boolean {
    return this.#named.some(
      ({ ids, at }) => at >= since && ids.some((id) => texts.some((text) => text.includes(id))),
    );
  }
}
