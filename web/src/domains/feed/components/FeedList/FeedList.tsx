import { withBlocks } from '@whaletide/schema/domains/recommendations/rules.ts';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import surfaces from '#theme/surfaces.module.css';
import type { FeedBlock } from '../Recommendations/useFeedBlocks.tsx';
import { entryKeys } from './entry-keys.ts';
import { FeedEntry } from './FeedEntry.tsx';
import type { FeedRowsFragment } from './FeedList.generated.ts';
import classes from './FeedList.module.css';

const none: readonly FeedBlock[] = [];

interface FeedListProps {
  feed: FeedRowsFragment;
  onMore: () => Promise<unknown>;
  label: string;
  /** Blocks shown among its items. */
  blocks?: readonly FeedBlock[];
}

/** The items of a feed, which goes on while one scrolls; j and k go from one to the next. */
export const FeedList = ({ feed, onMore, label, blocks = none }: FeedListProps) => {
  const rows = withBlocks(feed.items, blocks);
  const size = feed.hasNextPage ? -1 : rows.length;
  return (
    <InfiniteList hasMore={feed.hasNextPage} onMore={onMore}>
      <div role="feed" aria-label={label} onKeyDown={entryKeys}>
        {rows.map((row, index) =>
          'content' in row ? (
            <article
              key={row.type}
              className={`${surfaces.panel} ${classes.entry}`}
              aria-labelledby={row.labelledBy}
              aria-posinset={index + 1}
              aria-setsize={size}
              tabIndex={-1}
              data-feed-entry
            >
              {row.content}
            </article>
          ) : (
            <FeedEntry key={row.id} entry={row} place={index + 1} size={size} />
          ),
        )}
      </div>
    </InfiniteList>
  );
};
