import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRecordPageViewMutation } from '#domains/site/components/Site/Site.generated.ts';
import { setRouteTitle } from '#lib/page-title.ts';
import { track } from '#lib/track.ts';
import type { CurrentRoute } from './useCurrentRoute.ts';

/**
 * Handles the arrival at a page: its title, the focus at its beginning (not on the very first page,
 * where the browser has it right), no scroll lock left behind by a dialog, the page view, for
 * members also the one that tasks ask for, and what the address wants tracked.
 */
export const useArrival = ({ handle, pageKey }: CurrentRoute, viewerId: string | undefined) => {
  const main = useRef<HTMLElement>(null);
  const last = useRef<string>(null);
  const { pathname, search } = useLocation();
  const [recordPageView] = useRecordPageViewMutation({ context: { showsErrors: true } });
  const title = handle?.title ?? '';

  useEffect(() => setRouteTitle(title), [title]);

  useEffect(() => {
    document.body.removeAttribute('data-scroll-locked');
    if (last.current !== null && last.current !== pageKey)
      main.current?.focus({ preventScroll: true });
    last.current = pageKey;
  }, [pageKey]);

  useEffect(() => track({ name: 'page_view', text: pathname }), [pathname]);

  const tracked = new URLSearchParams(search).get('_track');
  useEffect(() => {
    if (tracked) track({ name: tracked, text: pathname });
  }, [tracked, pathname]);

  useEffect(() => {
    // A view that isn't counted is no one's problem: no notice.
    if (viewerId) recordPageView({ variables: { input: { url: pathname } } }).catch(() => null);
  }, [viewerId, pathname, recordPageView]);

  return main;
};
