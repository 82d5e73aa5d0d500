import { Skeleton } from '@mantine/core';
import classes from '#domains/activities/components/ActivityCard/ActivityCard.module.css';

/** Shapes of the first cards. */
export const CardsSkeleton = () => (
  <ul className={classes.grid}>
    {Array.from({ length: 4 }, (_, index) => (
      <li key={index}>
        <Skeleton height={360} radius="lg" />
      </li>
    ))}
  </ul>
);
