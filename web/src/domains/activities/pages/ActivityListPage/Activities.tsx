import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { ActivityCard } from '../../components/ActivityCard/ActivityCard.tsx';
import classes from '../../components/ActivityCard/ActivityCard.module.css';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import type { useActivityListQuery } from './ActivityList.generated.ts';

interface ActivitiesProps {
  query: ReturnType<typeof useActivityListQuery>;
}

/** The activities as cards; more come while one scrolls. */
export const Activities = ({ query }: ActivitiesProps) => (
  <Loaded
    query={query}
    of={query.data?.activities}
    empty="没有找到指定的活动"
    skeleton={<CardsSkeleton />}
  >
    {({ items, page, hasNextPage }) =>
      items.length === 0 ? (
        <EmptyState text="没有找到指定的活动" />
      ) : (
        <InfiniteList
          hasMore={hasNextPage}
          onMore={() => query.fetchMore({ variables: { page: page + 1 } })}
        >
          <ul className={classes.grid} aria-label="活动">
            {items.map((activity, index) => (
              <ActivityCard key={activity.id} activity={activity} eager={index < 3} />
            ))}
          </ul>
        </InfiniteList>
      )
    }
  </Loaded>
);
