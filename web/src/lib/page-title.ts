import { useEffect, useSyncExternalStore } from 'react';
import { type PageHead, useNotes } from './page-render.ts';
import { siteName } from './site.ts';

/** The title of the route, and the better one of its page, while that has one. */
let ofRoute = '';
let ofPage: string | undefined;
const listeners = new Set<() => void>();

const current = () => ofPage ?? ofRoute;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** '{title} - {site}', or the site's name alone; what the shell speaks out follows. */
const show = () => {
  const title = current();
  document.title = title ? `${title} - ${siteName()}` : siteName();
  listeners.forEach((listener) => listener());
};

/** Sets the title of the route that is on screen. */
export const setRouteTitle = (title: string) => {
  ofRoute = title;
  show();
};

/** The title of the page that is on screen, without the site. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, current, () => '');

/** The title of a page that knows it only once its data is there; until then the route's stays. */
export const usePageTitle = (title: string | undefined) => {
  useNotes()?.describe({ title });
  useEffect(() => {
    if (!title) return;
    ofPage = title;
    show();
    return () => {
      ofPage = undefined;
      show();
    };
  }, [title]);
};

/**
 * Sets what the document says of this page. Crawlers and link previews read it as the server sent
 * it; for a page that a visitor goes on to, only the title changes.
 */
export const usePageHead = (head: PageHead) => {
  useNotes()?.describe(head);
  usePageTitle(head.title);
};
