import { LRUCache } from 'lru-cache';
import { isOutage } from '../refusal.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { Answer } from './transport.ts';

interface Kept extends Answer {
  askedAt: number;
  storedAt: number;
}

/** A shared answer that another one is made of. */
export interface AnswerPart {
  key: string;
  /** Time at which it was asked for, by performance.now(); NaN until it has come. */
  askedAt: number;
}

/** A call under way, which others may join. */
interface Flight {
  /** Time of its call, or of an older answer that serves in its place. */
  askedAt: number;
  answer: Promise<unknown>;
}

export type SharedOutcome = 'hit' | 'joined' | 'miss' | 'stale';

/**
 * Answers that everyone may see, for a moment: identical calls at the same time become one,
 * answers are shared while fresh, and an older one serves when platform can't be reached.
 */
export class SharedCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Flight>();
  readonly #fresh: number;
  readonly #stale: number;
  readonly #report: (outcome: SharedOutcome) => void;
  readonly #changes: RecentChanges;
  /** Ids of what has been concealed, and when, as far back as an answer may be old. */
  #concealed: { ids: readonly string[] | 'all'; at: number }[] = [];

  constructor(
    limits: { sharedFresh: number; sharedStale: number; sharedBytes: number },
    changes: RecentChanges,
    report: (outcome: SharedOutcome) => void,
  ) {
    this.#fresh = limits.sharedFresh;
    this.#stale = limits.sharedStale;
    this.#report = report;
    this.#changes = changes;
    this.#kept = new LRUCache({
      maxSize: limits.sharedBytes,
      // A parsed answer takes about twice the bytes of its text.
      sizeCalculation: ({ text }) => 3 * text.length + 1,
    });
  }

  /**
   * Takes note that visitors no longer see these things, or that they may be any: what was asked
   * for before is fresh no more, and what shows one of them doesn't serve in an outage either.
   */
  conceal(ids: readonly string[] | 'all'): void {
    const at = performance.now();
    const known = this.#concealed.filter((one) => at - one.at <= this.#stale);
    this.#concealed = [...known, { ids, at }];
    this.#flights.clear();
  }

  /**
   * Answers out of what is kept, or asks.
   *
   * @param load told the last answer, which is the new one too where its text is the same
   * @param changed time after which it has to be asked for: that of a change by who asks now
   * @param parts told of this answer
   */
  get(
    key: string,
    load: (last: Answer | undefined) => Promise<Answer>,
    changed = -Infinity,
    parts?: AnswerPart[],
  ): Promise<unknown> {
    const part: AnswerPart | undefined = parts && { key, askedAt: NaN };
    if (part) parts?.push(part);
    const kept = this.#kept.get(key);
    const since = this.#concealed.at(-1)?.at ?? -Infinity;
    const isNew = kept !== undefined && kept.storedAt > since && kept.askedAt > changed;
    const isFresh = isNew && performance.now() - kept.storedAt < this.#fresh;
    if (isFresh && !this.#changes.touch(kept.askedAt, key, kept.text)) {
      this.#report('hit');
      if (part) part.askedAt = kept.askedAt;
      return Promise.resolve(kept.value);
    }
    const flight = this.#flights.get(key);
    if (flight && flight.askedAt > changed) {
      this.#report('joined');
      return noting(flight, part);
    }
    this.#report('miss');
    const started: Flight = { askedAt: performance.now(), answer: Promise.resolve() };
    started.answer = this.#load(key, load, started).finally(() => {
      if (this.#flights.get(key) === started) this.#flights.delete(key);
    });
    this.#flights.set(key, started);
    return noting(started, part);
  }

  /**
   * Tells whether these are still the answers that are kept, and none of them shows what has been
   * changed since it was asked for.
   */
  areCurrent(parts: readonly AnswerPart[]): boolean {
    return parts.every(({ key, askedAt }) => {
      const kept = this.#kept.peek(key);
      return kept?.askedAt === askedAt && !this.#changes.touch(askedAt, key, kept.text);
    });
  }

  async #load(
    key: string,
    load: (last: Answer | undefined) => Promise<Answer>,
    flight: Flight,
  ): Promise<unknown> {
    const startedAt = flight.askedAt;
    try {
      const answer = await load(this.#kept.peek(key));
      const { value, text } = answer;
      const since = this.#concealed.at(-1)?.at ?? -Infinity;
      // An answer that was asked for before something was concealed may still show it.
      const newer = (this.#kept.get(key)?.askedAt ?? -Infinity) > startedAt;
      if (startedAt > since && !newer)
        this.#kept.set(key, { value, text, askedAt: startedAt, storedAt: performance.now() });
      return value;
    } catch (error) {
      const kept = this.#kept.get(key);
      if (!kept || !isOutage(error) || performance.now() - kept.storedAt > this.#stale) throw error;
      if (this.#shows(kept)) throw error;
      this.#report('stale');
      flight.askedAt = kept.askedAt;
      return kept.value;
    }
  }

  /** Tells whether an answer shows something that has been concealed since. */
  #shows({ text, storedAt }: Kept): boolean {
    const since = this.#concealed.filter(({ at }) => at >= storedAt);
    return since.some(({ ids }) => ids === 'all' || ids.some((id) => text.includes(id)));
  }
}

/** Answer of a flight, whose time is noted when it has come. */
const noting = (flight: Flight, part: AnswerPart | undefined): Promise<unknown> =>
  part === undefined
    ? flight.answer
    : flight.answer.then((value) => {
        part.askedAt = flight.askedAt;
        return value;
      });
