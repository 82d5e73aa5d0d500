import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { ActivityCard } from '#domains/activities/components/ActivityCard/ActivityCard.tsx';
import classes from '#domains/activities/components/ActivityCard/ActivityCard.module.css';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import type { useActivityListQuery } from './ActivityList.generated.ts';

interface ActivitiesProps {
  query: ReturnType<typeof useActivityListQuery>;
}

/** The activities as cards; more come while one scrolls. */
export const Activities = ({ query }: ActivitiesProps) => (
  <EndlessList
    query={query}
    list={query.data?.activities}
    empty="没有找到指定的活动"
    skeleton={<CardsSkeleton />}
  >
    {(items) => (
      <ul className={classes.grid} aria-label="活动">
        {items.map((activity, index) => (
          <ActivityCard key={activity.id} activity={activity} eager={index < 3} />
        ))}
      </ul>
    )}
  </EndlessList>
);
