import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InfiniteList } from '../InfiniteList/InfiniteList.tsx';
import { Loaded } from '../Loaded/Loaded.tsx';
import { RowsSkeleton } from '../Skeletons/Skeletons.tsx';

interface EndlessListProps<Item> {
  /** As the generated hooks give it; its variable `page` asks for a page. */
  query: {
    data?: unknown;
    error?: unknown;
    refetch: () => unknown;
    fetchMore: (options: { variables: { page: number } }) => Promise<unknown>;
  };
  /** The pages that have come, as one; none before the first answer. */
  list: { items: readonly Item[]; page: number; hasNextPage: boolean } | null | undefined;
  /** The specification's text for this list, or more. */
  empty: ReactNode;
  skeleton?: ReactNode;
  leadHeight?: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that goes on while one scrolls: its rows, loading, failed with a way to retry, or empty. */
export const EndlessList = <Item,>(props: EndlessListProps<Item>) => {
  const { query, list, empty, skeleton = <RowsSkeleton rows={8} />, leadHeight, children } = props;
  const none = typeof empty === 'string' ? <EmptyState text={empty} /> : empty;
  return (
    <Loaded query={query} of={list} empty={none} skeleton={skeleton}>
      {({ items, page, hasNextPage }) =>
        items.length === 0 ? (
          none
        ) : (
          <InfiniteList
            hasMore={hasNextPage}
            leadHeight={leadHeight}
            onMore={() => query.fetchMore({ variables: { page: page + 1 } })}
          >
            {children(items)}
          </InfiniteList>
        )
      }
    </Loaded>
  );
};
