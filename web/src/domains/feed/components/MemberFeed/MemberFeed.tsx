import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { FeedList } from '../FeedList/FeedList.tsx';
import { FeedSkeleton } from '../FeedList/FeedSkeleton.tsx';
import { useMemberFeedQuery } from './MemberFeed.generated.ts';

/** List of what a member did. */
export const MemberFeed = ({ memberId }: { memberId: string }) => {
  const query = useMemberFeedQuery({ variables: { memberId } });
  return (
    <Loaded
      query={query}
      of={query.data?.member?.feed}
      empty="还没有动态"
      failed="动态没能加载"
      skeleton={<FeedSkeleton />}
    >
      {(feed) =>
        feed.items.length === 0 && !feed.hasNextPage ? (
          <EmptyState text="还没有动态" />
        ) : (
          <FeedList
            label="动态"
            feed={feed}
            onMore={() => query.fetchMore({ variables: { memberId, after: feed.endCursor } })}
          />
        )
      }
    </Loaded>
  );
};
