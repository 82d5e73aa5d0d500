import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { RowsSkeleton } from '../Skeletons/Skeletons.tsx';

interface PagedListProps<Row> {
  /** The page as it was answered; none before the first answer. */
  list:
    { items: readonly Row[]; page: number; perPage: number; totalCount: number } | null | undefined;
  error: unknown;
  /** True while an answer is on its way: rows missing from the cache may exist by now. */
  loading: boolean;
  onRetry: () => unknown;
  /** `replace` where the page that is left isn't worth coming back to. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** The specification's text for this list. */
  empty: string;
  skeleton?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list by pages: its rows and the way to the others, or what stands there without any. */
export const PagedList = <Row,>(props: PagedListProps<Row>) => {
  const { list, error, loading, onRetry, onPage, empty, children } = props;
  const { skeleton = <RowsSkeleton rows={6} /> } = props;
  const bare = list?.items.length === 0;
  // Its rows have gone, or its address was made up: back to the last page, and on to the one
  // before should that have none either.
  const back =
    bare && list.totalCount > 0
      ? Math.min(Math.ceil(list.totalCount / list.perPage), list.page - 1)
      : 0;
  const goBack = useEffectEvent(() => onPage(back, { replace: true }));
  useEffect(() => {
    if (back > 0 && !loading) goBack();
  }, [back, loading]);

  if (list && !bare)
    return (
      <>
        {children(list.items)}
        <Pager {...list} onPage={onPage} />
      </>
    );
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (list && back === 0) return <EmptyState text={empty} />;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      {skeleton}
    </div>
  );
};
