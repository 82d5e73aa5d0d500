import { Group, Skeleton, Stack } from '@mantine/core';

/** Lines of a text to come; the last one is shorter. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Stack gap={14} aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} height={14} width={index === lines - 1 ? '60%' : '100%'} radius="sm" />
    ))}
  </Stack>
);

/** Rows of a table or a list to come, each with a picture and a text. */
export const RowsSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Stack gap="md" aria-hidden>
    {Array.from({ length: rows }, (_, index) => (
      <Group key={index} gap="sm" wrap="nowrap">
        <Skeleton height={32} width={32} circle />
        <Skeleton height={14} radius="sm" />
      </Group>
    ))}
  </Stack>
);
