import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import type { Gateway } from '../apollo/client.ts';
import { enterPage, matchPage } from './find-page.ts';
import type { PageMatch, PageRoute } from './page-route.ts';

/** The browser's history, or one in memory. */
type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** Page on screen, and how the visitor came there. */
export interface Shown {
  location: Location;
  matches: PageMatch[];
  action: NavigationType;
  /** True where it keeps its scroll position. */
  keepsScroll: boolean;
  /** Error that kept the page from loading. */
  failure?: unknown;
}

/** Called instead of a navigation that it stops; `proceed` goes on with it. */
type Blocker = (proceed: () => void) => void;
type Listener = (now: Shown, before: Shown) => void;
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface SiteRouterOptions {
  routes: PageRoute[];
  history: SiteHistory;
  gateway: Gateway;
  /** Step awaited before the page is left, so that what a touch shows by itself is shown first. */
  beforeLeaving?: () => Promise<void>;
}

/** Redirects in a row that count as a circle. */
const MAX_REDIRECTS = 20;

/**
 * Router that knows where the visitor is on the site. react-router matches and renders. Its data
 * router, which would do the rest, is as large as a page's own code and does much that isn't needed
 * here: loaders, actions, fetchers. The rest of it is here: guards, code that is loaded before a
 * page is left, the last navigation wins, and a question before unsaved work is lost.
 */
export class SiteRouter implements Navigator {
  readonly #options: SiteRouterOptions;
  readonly #listeners = new Set<Listener>();
  readonly #blockers = new Set<Blocker>();
  #shown: Shown;
  /** Address to which the latest navigation leads. */
  #destination: Address;
  /** Number of the latest navigation; earlier ones that are still loading are dropped. */
  #journey = 0;
  /** A step back in the browser's history that undoes one which was stopped. */
  #undoes = false;
  /** Set once the visitor has chosen to proceed, so that they aren't asked again. */
  #agreed = false;

  /** At the page that the history is at, which came with the document, or is entered by `open`. */
  constructor(options: SiteRouterOptions) {
    this.#options = options;
    const { location } = options.history;
    const matches = matchPage(options.routes, location.pathname);
    this.#shown = { location, matches, action: NavigationType.Pop, keepsScroll: true };
    this.#destination = location;
    options.history.listen(({ location: next, delta }) => void this.#pop(next, delta));
  }

  /** Enters the page that the history is at; resolves when it can be shown. */
  static async open(options: SiteRouterOptions): Promise<SiteRouter> {
    const router = new SiteRouter(options);
    await router.#travel(options.history.location, NavigationType.Pop);
    return router;
  }

  /** The page on screen; the same object until the next navigation. */
  get shown(): Shown {
    return this.#shown;
  }

  /**
   * Address that this page will have once its latest change is shown; the present one where the
   * latest navigation leads to another page.
   */
  get nextAddress(): Address {
    const { location } = this.#shown;
    return this.#destination.pathname === location.pathname ? this.#destination : location;
  }

  /** @returns a function that ends it */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Blocks navigation to another path; of several blockers the last one is called.
   * @returns a function that ends it
   */
  block(blocker: Blocker): () => void {
    this.#blockers.add(blocker);
    return () => this.#blockers.delete(blocker);
  }

  // react-router calls these without their object.
  readonly createHref = (to: To): string => this.#options.history.createHref(to);

  readonly encodeLocation = (to: To): Address => this.#options.history.encodeLocation(to);

  readonly go = (steps: number): void => this.#options.history.go(steps);

  /** Resolves when the page is shown, or another navigation has overtaken it; never rejects. */
  readonly push = (to: To, state?: unknown, options?: NavigateOptions): Promise<void> =>
    this.#set(NavigationType.Push, to, state, options);

  /** The same in place of this page. */
  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): Promise<void> =>
    this.#set(NavigationType.Replace, to, state, options);

  async #set(action: NavigationType, to: To, state: unknown, options: NavigateOptions = {}) {
    const next = this.encodeLocation(resolvePath(to, this.#shown.location.pathname));
    const set = async () => {
      await this.#travel(next, action, { state, keepsScroll: options.preventScrollReset });
    };
    if (!this.#stops(next, () => void set())) await set();
  }

  /** Follows a step that the browser has already taken in its history. */
  async #pop(next: Location, steps: number | null): Promise<void> {
    if (this.#undoes) {
      this.#undoes = false;
      return;
    }
    const again = () => {
      this.#agreed = true;
      this.go(steps ?? 0);
    };
    if (!steps || this.#agreed || !this.#stops(next, again)) {
      this.#agreed = false;
      return this.#travel(next, NavigationType.Pop);
    }
    this.#undoes = true;
    this.go(-steps);
  }

  #stops({ pathname }: Address, proceed: () => void): boolean {
    const blocker = [...this.#blockers].at(-1);
    if (!blocker || pathname === this.#shown.location.pathname) return false;
    blocker(proceed);
    return true;
  }

  /** Shows where an address leads, unless another navigation has begun since. */
  async #travel(
    to: Address,
    action: NavigationType,
    { state, keepsScroll = false }: { state?: unknown; keepsScroll?: boolean | undefined } = {},
  ): Promise<void> {
    const journey = (this.#journey += 1);
    this.#destination = to;
    if (action !== NavigationType.Pop) await this.#options.beforeLeaving?.();
    const { address, ...page } = await this.#find(to);
    if (journey !== this.#journey) return;
    this.#write(address, address === to ? action : redirected(action), state);
    this.#show({ ...page, location: this.#options.history.location, action, keepsScroll });
  }

  /** Follows an address through redirects to a page, or to the failure that stopped it. */
  async #find(to: Address): Promise<Pick<Shown, 'matches' | 'failure'> & { address: Address }> {
    let address = to;
    for (let redirects = 0; ; redirects += 1) {
      const matches = matchPage(this.#options.routes, address.pathname);
      try {
        if (redirects > MAX_REDIRECTS) throw new Error(`${createPath(to)} leads in a circle`);
        const elsewhere = await enterPage(matches, address, this.#options.gateway);
        if (!elsewhere) return { address, matches };
        address = this.encodeLocation(resolvePath(elsewhere.to));
      } catch (failure) {
        return { address, matches, failure };
      }
    }
  }

  #write(address: Address, action: NavigationType, state: unknown): void {
    if (action === NavigationType.Push) this.#options.history.push(address, state);
    else if (action === NavigationType.Replace) this.#options.history.replace(address, state);
  }

  #show(now: Shown): void {
    const before = this.#shown;
    this.#shown = now;
    this.#destination = now.location;
    for (const listener of this.#listeners) listener(now, before);
  }
}

/** Answers the action of a redirect: going back to an address that leads elsewhere replaces it. */
const redirected = (action: NavigationType): NavigationType =>
  action === NavigationType.Push ? action : NavigationType.Replace;
