import { Group, Skeleton, Stack } from '@mantine/core';
import surfaces from '#theme/surfaces.module.css';
import classes from './CompetitionCard.module.css';

export const CompetitionCardSkeleton = () => (
  <li className={surfaces.card} data-upright aria-hidden>
    <Skeleton className={classes.cover} radius={0} />
    <Stack gap={10} className={surfaces.body}>
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
