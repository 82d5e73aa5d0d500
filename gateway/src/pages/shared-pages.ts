import { LRUCache } from 'lru-cache';
import type { Page, RenderOutcome } from './messages.ts';
import type { PageRenderer } from './renderer.ts';
import type { VisitorRun } from './runs.ts';

/** Answer that everyone gets at an address. */
export type SharedOutcome =
  { kind: 'page'; page: Page } | { kind: 'moved'; path: string; status: number };

/** Way in which an address was answered, for the metrics. */
export type Source = 'fresh' | 'stale' | 'made' | 'none';

interface Entry {
  outcome: SharedOutcome;
  madeAt: number;
}

export interface SharedPagesSettings {
  /** Time for which a page is sent without being rendered again, in ms. */
  fresh: number;
  /**
   * Time for which it is sent while it is rendered again, in ms; at any age while platform is down.
   */
  stale: number;
  /** Time for which a reader waits for a page that is being rendered, in ms. */
  patience: number;
  /** Size that all pages together may take, in bytes. */
  bytes: number;
}

/** Keys, ETag and headers of a page. */
const OVERHEAD = 1_000;
/** Time for which a conditional request waits for the page to be rendered again, in ms. */
const CHECK_PATIENCE = 5_000;
/** An address that couldn't be made isn't tried again for so long, in ms. */
const PAUSE = 1_000;

/** Size in bytes, with room for a gzip copy, which is about as long as the Brotli one. */
const sizeOf = ({ outcome }: Entry): number =>
  OVERHEAD +
  (outcome.kind === 'page' ? outcome.page.html.length + 2 * (outcome.page.brotli?.length ?? 0) : 0);

/**
 * Visitors' pages by address, each made once for all who ask at that moment. They are made here and
 * nowhere else, in a visitor's name: there is no way to put a member's page in.
 */
export class SharedPages {
  readonly #renderer: PageRenderer;
  readonly #run: () => VisitorRun;
  readonly #settings: SharedPagesSettings;
  readonly #failed: (path: string, message: string) => void;
  readonly #pages: LRUCache<string, Entry>;
  readonly #failures = new LRUCache<string, RenderOutcome>({ max: 1_000, ttl: PAUSE });
  /** Each address is told of once. */
  readonly #told = new LRUCache<string, true>({ max: 1_000 });
  readonly #making = new Map<string, Promise<RenderOutcome>>();
  #concealed = -Infinity;

  constructor(
    renderer: PageRenderer,
    run: () => VisitorRun,
    settings: SharedPagesSettings,
    failed: (path: string, message: string) => void,
  ) {
    this.#renderer = renderer;
    this.#run = run;
    this.#settings = settings;
    this.#failed = failed;
    this.#pages = new LRUCache({ maxSize: settings.bytes, sizeCalculation: sizeOf });
  }

  /** Tells whether an answer is at hand, which costs nothing. */
  has(path: string): boolean {
    const entry = this.#pages.peek(path);
    return entry !== undefined && this.#ageOf(entry) < this.#settings.stale;
  }

  /**
   * The page of an address, and its age in ms; no outcome where it can't be made, or not in time.
   * A conditional request waits for a page that is being rendered: no reader sees the delay.
   */
  async get(
    path: string,
    checking = false,
  ): Promise<{ source: Source; outcome?: SharedOutcome; age?: number }> {
    const { fresh, stale } = this.#settings;
    const patience = checking ? CHECK_PATIENCE : this.#settings.patience;
    const entry = this.#pages.get(path);
    const age = entry ? this.#ageOf(entry) : Infinity;
    if (entry && age < fresh) return { source: 'fresh', outcome: entry.outcome, age };
    const making = this.#make(path);
    if (entry && age < stale && !checking) return { source: 'stale', outcome: entry.outcome, age };
    const outcome = await withTimeout(making, patience);
    if (outcome?.kind === 'page' || outcome?.kind === 'moved') return { source: 'made', outcome };
    // The page from before platform went away is better than none.
    if (entry && (outcome?.kind === 'incomplete' || age < stale))
      return { source: 'stale', outcome: entry.outcome, age };
    return { source: 'none' };
  }

  /**
   * Drops the pages that show something which visitors no longer see, or all of them; those that
   * are just being made aren't kept.
   */
  conceal(ids: readonly string[] | 'all'): void {
    this.#concealed = performance.now();
    this.#making.clear();
    if (ids === 'all') return this.#pages.clear();
    for (const [path, { outcome }] of this.#pages.entries()) {
      const page = outcome.kind === 'page' ? bufferOf(outcome.page.html) : undefined;
      if (ids.some((id) => path.includes(id) || page?.includes(id))) this.#pages.delete(path);
    }
    return undefined;
  }

  #ageOf(entry: Entry): number {
    return performance.now() - entry.madeAt;
  }

  #make(path: string): Promise<RenderOutcome> {
    const failed = this.#failures.get(path);
    if (failed) return Promise.resolve(failed);
    const underWay = this.#making.get(path);
    if (underWay) return underWay;
    const startedAt = performance.now();
    const making = this.#render(path).then((outcome) => {
      if (this.#making.get(path) === making) this.#making.delete(path);
      if (startedAt > this.#concealed) this.#keep(path, outcome);
      return outcome;
    });
    this.#making.set(path, making);
    return making;
  }

  #render(path: string): Promise<RenderOutcome> {
    return this.#renderer.render({ path, audience: 'visitor', compressed: true }, this.#run());
  }

  #keep(path: string, outcome: RenderOutcome): void {
    // It may be published the next moment, and no address that isn't there needs to be quick.
    if (outcome.kind === 'page' && outcome.page.status >= 400) {
      this.#pages.delete(path);
      return;
    }
    if (outcome.kind === 'page' || outcome.kind === 'moved') {
      this.#pages.set(path, { outcome, madeAt: performance.now() });
      return;
    }
    this.#failures.set(path, outcome);
    if (outcome.kind !== 'failed' || this.#told.has(path)) return;
    this.#told.set(path, true);
    this.#failed(path, outcome.message);
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Undefined where it takes longer, in ms. */
export const withTimeout = async <T>(promise: Promise<T>, time: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
  });
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
};
