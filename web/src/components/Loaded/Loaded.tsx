import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextSkeleton } from '../Skeletons/Skeletons.tsx';

interface LoadedProps<T> {
  /** As the generated hooks give it. */
  query: { data?: unknown; error?: unknown; refetch: () => unknown };
  /** What is shown of its answer. */
  of: T | null | undefined;
  /** What stands there when the answer has none of it: the specification's text. */
  empty: string;
  skeleton?: ReactNode;
  children: (of: T) => ReactNode;
}

/** What a query is asked for: there, on its way, failed with a way to try again, or missing. */
export const Loaded = <T,>(props: LoadedProps<T>) => {
  const { query, of, empty, skeleton = <TextSkeleton lines={8} />, children } = props;
  if (of !== null && of !== undefined) return children(of);
  if (query.error) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (query.data) return <EmptyState text={empty} />;
  return (
    <div aria-busy="true" aria-label="加载中">
      {skeleton}
    </div>
  );
};
