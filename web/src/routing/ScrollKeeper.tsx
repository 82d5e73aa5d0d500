import { use, useEffect, useLayoutEffect } from 'react';
import { DOCUMENT_PREFIX } from '../components/Markdown/document-prefix.ts';
import { SiteRouterContext, useShown } from './router-context.ts';
import { readPositions, storePositions } from './scroll-positions.ts';

/**
 * Finds the element that a hash names, a heading of a document by its own words too; a hash that
 * can't be decoded names nothing.
 */
const namedBy = (hash: string): HTMLElement | null => {
  try {
    const name = decodeURIComponent(hash.slice(1));
    return document.getElementById(name) ?? document.getElementById(DOCUMENT_PREFIX + name);
  } catch {
    return null;
  }
};

const inBrowsersHands = (are: boolean) =>
  (window.history.scrollRestoration = are ? 'auto' : 'manual');

/** Scroll position of each page of the history, in px, by its key. */
let positions: Record<string, number> = {};

/** Keeps pages as they were scrolled for who goes back, and begins new ones at their top. */
export const ScrollKeeper = () => {
  const router = use(SiteRouterContext);

  useLayoutEffect(() => {
    positions = readPositions();
    return router?.subscribe((_, before) => {
      positions[before.location.key] = window.scrollY;
    });
  }, [router]);

  useEffect(() => {
    const take = () => inBrowsersHands(false);
    const leave = () => {
      if (router) positions[router.shown.location.key] = window.scrollY;
      storePositions(positions);
      inBrowsersHands(true);
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
      inBrowsersHands(true);
    };
  }, [router]);

  const { location, keepsScroll } = useShown();
  useLayoutEffect(() => {
    if (keepsScroll) return;
    const before = positions[location.key];
    const named = location.hash && before === undefined ? namedBy(location.hash) : null;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, before ?? 0);
  }, [location, keepsScroll]);

  return null;
};
