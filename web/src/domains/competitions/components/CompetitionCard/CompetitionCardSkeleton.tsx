import { Group, Skeleton, Stack } from '@mantine/core';
import classes from './CompetitionCard.module.css';

export const CompetitionCardSkeleton = () => (
  <li className={classes.card} aria-hidden>
    <Skeleton className={classes.cover} radius={0} />
    <Stack gap={10} className={classes.body}>
      <Skeleton height={18} width="70%" radius="sm" />
      <Skeleton height={13} radius="sm" />
      <Skeleton height={13} width="85%" radius="sm" />
      <Group justify="space-between" mt="sm">
        <Skeleton height={13} width={90} radius="sm" />
        <Skeleton height={13} width={48} radius="sm" />
      </Group>
    </Stack>
  </li>
);
