import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ERROR_TITLE, failureOf } from '../../apollo/errors.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => unknown;
  /** Instead of the general title. */
  title?: string;
}

/** Stands where content should be: what happened, and a way to try again. */
export const ErrorState = ({ error, onRetry, title = ERROR_TITLE }: ErrorStateProps) => (
  <Stack align="center" gap="xs" py={40} px="md" role="alert">
    <Text fw={600} size="lg">
      {title}
    </Text>
    <Text c="dimmed" ta="center">
      {failureOf(error).message}
    </Text>
    <Button
      mt="xs"
      variant="default"
      leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
      onClick={() => void onRetry()}
    >
      重试
    </Button>
  </Stack>
);
