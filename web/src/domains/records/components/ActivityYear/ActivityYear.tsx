import { Skeleton } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ActivityPicture } from './ActivityPicture.tsx';
import { useMemberActivityQuery } from './ActivityYear.generated.ts';
import classes from './ActivityYear.module.css';

/** A member's activity over a year; what stands below doesn't move as it comes. */
export const ActivityYear = ({ memberId }: { memberId: string }) => {
  const { data, error, refetch } = useMemberActivityQuery({ variables: { memberId } });
  const days = data?.member?.record?.activity;
  if (days) return <ActivityPicture days={days} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (data) return <EmptyState text="暂时没有可以显示的活动" />;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      <Skeleton className={classes.skeleton} radius="lg" />
    </div>
  );
};
