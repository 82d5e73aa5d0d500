import { Skeleton, Stack } from '@mantine/core';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import classes from './CompetitionHeader.module.css';

interface CompetitionPageSkeletonProps {
  /** As the header that comes. */
  folds: boolean;
}

export const CompetitionPageSkeleton = ({ folds }: CompetitionPageSkeletonProps) => (
  <div role="group" aria-busy="true" aria-label="加载中">
    <div className={classes.header} data-folds={folds || undefined}>
      <div className={classes.inner}>
        <Skeleton className={`${classes.cover} ${classes.more}`} radius="lg" />
        <Stack className={classes.text} gap="md">
          <Skeleton height={32} width="60%" radius="sm" />
          <Skeleton height={15} radius="sm" className={classes.more} />
          <Skeleton height={15} width="80%" radius="sm" className={classes.more} />
        </Stack>
        <Skeleton height={42} width={132} className={classes.actions} />
      </div>
    </div>
    <PageFrame>
      <TextSkeleton lines={8} />
    </PageFrame>
  </div>
);
