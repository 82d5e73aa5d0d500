import { Loader, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

/** Loading starts this far before the end comes into view. */
const LEAD = 1200;
/** At most one page in this time, however fast one scrolls. */
const THROTTLE = 500;

interface InfiniteListProps {
  children: ReactNode;
  hasMore: boolean;
  /** Loads the next page; when it rejects, the retry is offered instead of asking by itself. */
  onMore: () => Promise<unknown>;
  leadHeight?: number | undefined;
}

/**
 * Rows that continue while one scrolls, a way to retry when they don't, and a spoken end. The
 * observer is started again after each page, and so says again that the end is in view where a
 * short page left it there; `useIntersection` observes once and would say nothing.
 */
export const InfiniteList = (props: InfiniteListProps) => {
  const { children, hasMore, onMore, leadHeight = LEAD } = props;
  const [{ loading, error }, setMore] = useState<{ loading: boolean; error?: unknown }>({
    loading: false,
  });
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef(0);
  const load = () => {
    asked.current = Date.now();
    setMore({ loading: true });
    return onMore().then(
      () => setMore({ loading: false }),
      (failure: unknown) => setMore({ loading: false, error: failure }),
    );
  };
  const ask = useEffectEvent(load);
  const waiting = hasMore && !loading && !error;

  useEffect(() => {
    const mark = end.current;
    if (!mark || !waiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting)
          timer = setTimeout(() => void ask(), Math.max(0, asked.current + THROTTLE - Date.now()));
      },
      { rootMargin: `0px 0px ${Math.max(leadHeight, window.innerHeight)}px 0px` },
    );
    observer.observe(mark);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [waiting, leadHeight]);

  return (
    <>
      {children}
      <Stack ref={end} align="center" mih={48} py="md" aria-live="polite">
        {Boolean(error) && !loading && <ErrorState error={error} onRetry={load} />}
        {loading && <Loader size="sm" role="img" aria-label="加载中" />}
        {!hasMore && !loading && !error && (
          <Text size="sm" c="dimmed">
            没有更多啦
          </Text>
        )}
      </Stack>
    </>
  );
};
