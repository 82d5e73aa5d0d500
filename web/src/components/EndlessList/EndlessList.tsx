import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InfiniteList } from '../InfiniteList/InfiniteList.tsx';
import { Loaded } from '../Loaded/Loaded.tsx';
import { RowsSkeleton } from '../Skeletons/Skeletons.tsx';

/** The page that is asked for next, of a list by number or by cursor. */
interface Next {
  page?: number;
  after?: string | null;
}

type Rows<Item> = { items: readonly Item[]; hasNextPage: boolean } & (
  { page: number } | { endCursor: string | null }
);

interface EndlessListProps<Item> {
  /** As the generated hooks give it; its variable `page` or `after` asks for a page. */
  query: {
    data?: unknown;
    error?: unknown;
    refetch: () => unknown;
    fetchMore: (options: { variables: Next }) => Promise<unknown>;
  };
  /** The pages that have come, as one; none before the first answer. */
  list: Rows<Item> | null | undefined;
  /** The specification's text for this list, or more. */
  empty: ReactNode;
  skeleton?: ReactNode;
  leadHeight?: number;
  children: (items: readonly Item[]) => ReactNode;
}

const nextOf = (list: Rows<unknown>): Next =>
  'page' in list ? { page: list.page + 1 } : { after: list.endCursor };

/** A list that goes on while one scrolls: its rows, loading, failed with a way to retry, or empty. */
export const EndlessList = <Item,>(props: EndlessListProps<Item>) => {
  const { query, list, empty, skeleton = <RowsSkeleton rows={8} />, leadHeight, children } = props;
  const none = typeof empty === 'string' ? <EmptyState text={empty} /> : empty;
  return (
    <Loaded query={query} of={list} empty={none} skeleton={skeleton}>
      {(rows) =>
        rows.items.length === 0 ? (
          none
        ) : (
          <InfiniteList
            hasMore={rows.hasNextPage}
            leadHeight={leadHeight}
            onMore={() => query.fetchMore({ variables: nextOf(rows) })}
          >
            {children(rows.items)}
          </InfiniteList>
        )
      }
    </Loaded>
  );
};
