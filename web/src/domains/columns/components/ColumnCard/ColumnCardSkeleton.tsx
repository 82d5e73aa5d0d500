import { Group, Skeleton, Stack } from '@mantine/core';
import surfaces from '#theme/surfaces.module.css';
import classes from './ColumnCard.module.css';

export const ColumnCardSkeleton = () => (
  <li className={surfaces.card} data-upright aria-hidden>
    <Skeleton className={classes.cover} radius={0} />
    <Stack gap={10} className={surfaces.body}>
      <Skeleton height={18} width="60%" radius="sm" />
      <Skeleton height={13} radius="sm" />
      <Skeleton height={13} width="80%" radius="sm" />
      <Group justify="space-between" mt="sm">
        <Skeleton height={24} width={110} radius="sm" />
        <Skeleton height={32} width={76} radius="sm" />
      </Group>
    </Stack>
  </li>
);
