import { Group, Skeleton } from '@mantine/core';
import surfaces from '#theme/surfaces.module.css';
import classes from './FeedList.module.css';

/** Items of a feed to come. */
export const FeedSkeleton = () => (
  <div aria-hidden>
    {[1, 2, 3].map((entry) => (
      <div key={entry} className={`${surfaces.panel} ${classes.entry}`}>
        <Group gap="sm" wrap="nowrap">
          <Skeleton height={40} width={40} circle />
          <Skeleton height={14} width="40%" radius="sm" />
        </Group>
        <div className={classes.target}>
          <Skeleton height={90} className={classes.cover} />
          <Skeleton height={14} width="60%" radius="sm" />
        </div>
      </div>
    ))}
  </div>
);
