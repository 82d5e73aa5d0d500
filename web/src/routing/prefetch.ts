/** Events which show that a visitor is about to follow a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The path that a link leads to within this site, here and not in a new tab; null of any other. */
const pathOf = (target: EventTarget | null, origin: string): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.origin !== origin) return null;
  return link.pathname;
};

/**
 * Loads the code of a page as soon as its link is pointed at, touched or focused, so that it is
 * there when the link is followed. Each page once.
 *
 * @param load the code of the page at a path; where it fails, following the link says so
 * @returns what ends it
 */
export const prefetchOnIntent = (
  page: Document,
  load: (path: string) => Promise<unknown>,
): (() => void) => {
  const seen = new Set<string>();
  const look = ({ target }: Event) => {
    const path = pathOf(target, page.location.origin);
    if (path === null || seen.has(path) || path === page.location.pathname) return;
    seen.add(path);
    load(path).catch(() => seen.delete(path));
  };
  for (const intent of INTENTS) page.addEventListener(intent, look, { passive: true });
  return () => {
    for (const intent of INTENTS) page.removeEventListener(intent, look);
  };
};
