import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Description of a page in its document, for crawlers, link previews and readers without
 * JavaScript.
 */
export interface PageHead {
  /** Without the site's name. */
  title?: string | undefined;
  /** In one paragraph; a longer one is cut. */
  description?: string | undefined;
  /** Path or address of its picture; without one the site's stands for it. */
  image?: string | undefined;
  /** The path of the one of its addresses that counts; without it, that which was asked for. */
  canonical?: string | undefined;
  /** Times at which a member's text was written and changed. */
  article?: { published?: string | undefined; modified?: string | undefined } | undefined;
  /** 200, unless said otherwise. */
  status?: number | undefined;
  /** Not for search engines. */
  hidden?: boolean | undefined;
  /** The path of its RSS. */
  feed?: string | undefined;
  /** schema.org's words for it: what the parts of a page say of themselves, in their order. */
  jsonLd?: JsonLd | undefined;
}

/**
 * Asked only where a document is written.
 * @param absolute makes addresses of the site absolute
 */
export type JsonLd = (absolute: (path: string) => string, siteName: string) => object[];

/** Notes that a server collects while it renders one page; each page has its own. */
export class PageNotes {
  head: PageHead = {};
  /** The source files of the lazy parts that are on the page. */
  readonly modules = new Set<string>();
  movedTo: { path: string; status: 301 | 302 } | undefined;

  /** A page is rendered until it has all its data; what counts is the last time. */
  begin(head: PageHead): void {
    this.head = head;
    this.modules.clear();
    this.movedTo = undefined;
  }

  /**
   * Adds to the page's head: what is said later, further in, takes precedence. Each part keeps its
   * own schema.org data.
   */
  describe(head: PageHead): void {
    const said = Object.entries(head).filter(([, value]) => value !== undefined);
    const { jsonLd: before } = this.head;
    const { jsonLd: own } = head;
    this.head = { ...this.head, ...Object.fromEntries(said) };
    if (before && own) this.head.jsonLd = (...site) => [...before(...site), ...own(...site)];
  }

  uses(module: string): void {
    this.modules.add(module);
  }

  move(path: string, status: 301 | 302): void {
    this.movedTo ??= { path, status };
  }
}

/** Circumstances in which a server rendered a page; the browser takes it over with the same. */
export interface PageRender {
  /** The server's time, in ms. */
  now: number;
  /** Such as https://example.org; empty where the operator names none. */
  origin: string;
  siteName: string;
  /** Origins besides the site's own that pages may show pictures of. */
  imageOrigins?: readonly string[];
  /** Only while a server renders it. */
  notes?: PageNotes;
}

/** Null for a page that the browser makes by itself. */
export const PageRenderContext = createContext<PageRender | null>(null);

const never = () => () => undefined;

/**
 * Store that tells whether a part comes from a server: React asks for the server's snapshot only
 * then.
 */
class Origin {
  #server = false;
  readonly snapshot = () => this.#server;
  readonly serverSnapshot = () => (this.#server = true);
}

/**
 * Tells whether this part comes from a server: it is rendered there now, or was taken over. The
 * answer stays, so that nothing is rendered again for it.
 */
export const useCameRendered = (): boolean => {
  const [origin] = useState(() => new Origin());
  return useSyncExternalStore(never, origin.snapshot, origin.serverSnapshot);
};

/**
 * Tells whether this is the server's rendering, or the browser taking it over. Parts that the
 * server can't know are shown after that, in a transition, since at once would be before the rest
 * is taken over.
 */
export const useIsHydrating = (): boolean => {
  const cameRendered = useCameRendered();
  const [over, setOver] = useState(!cameRendered);
  useEffect(() => startTransition(() => setOver(true)), []);
  return !over;
};

/** Such as https://example.org, as this reader reached the site; empty until the browser has it. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );

export const useNotes = (): PageNotes | undefined => use(PageRenderContext)?.notes;
