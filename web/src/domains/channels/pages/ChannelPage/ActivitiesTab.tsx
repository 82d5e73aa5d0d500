import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import { detailPath } from '#domains/competitions/paths.ts';
import { ActivityCard } from '#domains/activities/components/ActivityCard/ActivityCard.tsx';
import { useChannelActivitiesQuery } from './Activities.generated.ts';
import classes from '#domains/activities/components/ActivityCard/ActivityCard.module.css';

/** Competitions and activities of a channel, pinned ones first. */
const ActivitiesTab = ({ channelId }: { channelId: string }) => {
  const query = useChannelActivitiesQuery({ variables: { channelId, page: 1 } });
  const list = query.data?.channel?.competitions;
  usePageHead({
    jsonLd: listJsonLd(
      list?.items.map((activity) => ({
        name: activity.name,
        path: detailPath(activity),
      })),
    ),
  });
  return (
    <EndlessList
      query={query}
      list={list}
      empty="没有找到指定的活动"
      skeleton={<RowsSkeleton rows={4} />}
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
};

export default ActivitiesTab;
