import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Distance before the top at which earlier messages are requested, in px. */
const LEAD = 240;

/**
 * Loads earlier messages as one scrolls up to the mark; after a failure only by `load`. The
 * observer is started again after each page, which `useIntersection` doesn't do: a mark that is
 * still in view counts again.
 * @param onMore loads the page before; rejects when it couldn't
 */
export const useOlder = (
  { scroller, mark }: Record<'scroller' | 'mark', RefObject<HTMLElement | null>>,
  hasMore: boolean,
  onMore: () => Promise<unknown>,
) => {
  const [{ loading, error }, setState] = useState<{ loading: boolean; error: unknown }>({
    loading: false,
    error: null,
  });
  const load = useCallback(() => {
    setState({ loading: true, error: null });
    return onMore().then(
      () => setState({ loading: false, error: null }),
      (failure: unknown) => setState({ loading: false, error: failure }),
    );
  }, [onMore]);
  const ask = useEffectEvent(() => void load());
  const waiting = hasMore && !loading && !error;

  useEffect(() => {
    if (!waiting || !mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      root: scroller.current,
      rootMargin: `${LEAD}px 0px 0px 0px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [waiting, scroller, mark]);

  return { loading, error, load };
};
