import { useEffect, useSyncExternalStore } from 'react';
import { siteName } from './site.ts';

let current = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets '{title} - {site}', or the site's name alone; what the shell speaks out follows. */
export const setPageTitle = (title: string) => {
  current = title;
  document.title = title ? `${title} - ${siteName()}` : siteName();
  listeners.forEach((listener) => listener());
};

/** The title of the page that is on screen, without the site. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, () => current);

/** The title of a page that knows it only once its data is there; until then the route's stays. */
export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
};
