import { Button, Title } from '@mantine/core';
import { IconArrowUp, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { FeedList } from '../FeedList/FeedList.tsx';
import { FeedSkeleton } from '../FeedList/FeedSkeleton.tsx';
import { useFeedBlocks } from '../Recommendations/useFeedBlocks.tsx';
import { useFeedQuery, useNewFeedItemsQuery } from './HomeFeed.generated.ts';
import classes from './HomeFeed.module.css';

/** Interval at which to ask whether there is anything new, in ms; not while the page is hidden. */
const ASKED_EVERY = 60_000;

/**
 * Answers the number of new items since then: null for none, 20+ where there are more than were
 * counted.
 */
const useNews = (newest: string | undefined): string | null => {
  const { data } = useNewFeedItemsQuery({
    variables: { after: newest ?? '0' },
    skip: newest === undefined,
    fetchPolicy: 'network-only',
    // A feed that has just been rendered has nothing newer.
    ssr: false,
    pollInterval: ASKED_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const news = data?.viewer?.newFeedItems;
  return news && news.count > 0 ? `${news.count}${news.hasMore ? '+' : ''}` : null;
};

interface HomeFeedProps {
  /** Content shown to a viewer who follows nothing active; it may load the feed again. */
  empty: (refresh: () => void) => ReactNode;
}

/**
 * 动态: what those did whom one follows. What is new while one reads is offered and never pushed in.
 */
export const HomeFeed = ({ empty }: HomeFeedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useFeedQuery({ notifyOnNetworkStatusChange: true });
  const feed = query.data?.feed;
  const news = useNews(feed?.newest);
  const focusHeading = () => heading.current?.focus();
  const blocks = useFeedBlocks({ skip: !feed?.items.length, onClosed: focusHeading });
  const refreshing = query.networkStatus === 4;

  const refresh = async () => {
    await query.refetch({});
    focusHeading();
  };

  return (
    <section aria-labelledby="feed">
      <header className={classes.head}>
        <Title order={2} size="h3" id="feed" ref={heading} tabIndex={-1}>
          动态
        </Title>
        {feed && feed.items.length > 0 && (
          <Button
            variant="subtle"
            size="sm"
            loading={refreshing}
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            onClick={() => void refresh()}
          >
            刷新
          </Button>
        )}
      </header>
      <div role="status">
        {news && (
          <Button
            fullWidth
            variant="light"
            mb="md"
            leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
            onClick={() => void refresh()}
          >
            {news} 条新动态
          </Button>
        )}
      </div>
      <Loaded query={query} of={feed} empty="" failed="动态没能加载" skeleton={<FeedSkeleton />}>
        {(rows) =>
          rows.items.length === 0 && !rows.hasNextPage ? (
            empty(() => void refresh())
          ) : (
            <FeedList
              label="动态"
              feed={rows}
              blocks={blocks}
              onMore={() => query.fetchMore({ variables: { after: rows.endCursor } })}
            />
          )
        }
      </Loaded>
    </section>
  );
};
