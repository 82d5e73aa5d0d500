import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** The specification's text for this list. */
  text: string;
  /** The one thing to do here. */
  action?: ReactNode;
  /** True where the empty state is all that the page has to say. */
  heading?: boolean;
}

/** Placeholder for a list without rows: a line drawing, the text, and at most one action. */
export const EmptyState = ({ text, action, heading = false }: EmptyStateProps) => (
  <Stack align="center" gap="sm" py={48} px="md" className={classes.root}>
    <svg
      viewBox="0 0 160 96"
      width="160"
      height="96"
      aria-hidden="true"
      className={classes.drawing}
    >
      <path d="M8 72c12 0 12-7 24-7s12 7 24 7 12-7 24-7 12 7 24 7 12-7 24-7 12 7 24 7" />
      <path d="M26 86c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5" />
      <path d="M48 58c2-17 16-28 35-28 13 0 23 6 28 15 4-4 9-6 16-5-1 8-5 13-12 15-1 1-1 2-2 3" />
      <path d="M72 46h.01M66 54c4 3 9 3 13 0" />
      <path d="M84 22c0-6 3-10 9-12M84 22c-1-6-5-9-11-9" className={classes.spout} />
    </svg>
    {heading ? (
      <Title order={1} size="h3" ta="center">
        {text}
      </Title>
    ) : (
      <Text c="dimmed" ta="center">
        {text}
      </Text>
    )}
    {action}
  </Stack>
);
