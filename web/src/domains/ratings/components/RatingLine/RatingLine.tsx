import { Skeleton } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RatingChart } from './RatingChart.tsx';
import { useRatingHistoryQuery } from './RatingLine.generated.ts';

/** Height of the chart with its frame, in pixels: nothing moves as it comes. */
const HEIGHT = 226;

/** A member's rating over the last hundred final rankings. */
export const RatingLine = ({ memberId }: { memberId: string }) => {
  const { data, error, refetch } = useRatingHistoryQuery({ variables: { memberId } });
  const history = data?.member?.record?.ratingHistory;
  if (history && history.items.length > 0)
    return <RatingChart moves={history.items.toReversed()} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (data) return <EmptyState text="还没有等级分" />;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      <Skeleton height={HEIGHT} radius="lg" />
    </div>
  );
};
