import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextSkeleton } from '../Skeletons/Skeletons.tsx';

interface LoadedProps<T> {
  /** As the generated hooks give it. */
  query: { data?: unknown; error?: unknown; refetch: () => unknown };
  /** Part of the query's answer that is shown. */
  of: T | null | undefined;
  /** Content shown when the answer doesn't have it: the specification's text, or more. */
  empty: ReactNode;
  /** Title of a failure. */
  failed?: string;
  skeleton?: ReactNode;
  children: (of: T) => ReactNode;
}

/** Result of a query: loaded, loading, failed with a way to try again, or missing. */
export const Loaded = <T,>(props: LoadedProps<T>) => {
  const { query, of, empty, failed, skeleton = <TextSkeleton lines={8} />, children } = props;
  if (of !== null && of !== undefined) return children(of);
  if (query.error) return <ErrorState title={failed} error={query.error} onRetry={query.refetch} />;
  if (query.data) return typeof empty === 'string' ? <EmptyState text={empty} /> : empty;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      {skeleton}
    </div>
  );
};
