import { Button, Group, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { ERROR_TITLE, failureOf, isPassing } from '#apollo/errors.ts';
import { whenBack } from '#lib/recovery.ts';
import { SignInAgain } from '../SignInAgain/SignInAgain.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => unknown;
  /** Instead of the general title. */
  title?: string;
  /** The reader alone tries again, as where something is sent that may have arrived. */
  byHand?: boolean;
}

/**
 * Stands where content should be: what happened, and a way to try again, which is taken by itself
 * as soon as the network or the server is back; and sign-in, where a session has ended.
 */
export const ErrorState = (props: ErrorStateProps) => {
  const { error, onRetry, title = ERROR_TITLE, byHand = false } = props;
  const retry = useEffectEvent(() => void onRetry());
  const { message, code } = failureOf(error);
  const heals = !byHand && isPassing(error);
  // Each failure is another error.
  useEffect(() => (heals ? whenBack(() => retry()) : undefined), [heals, error]);
  return (
    <Stack align="center" gap="xs" py={40} px="md" role="alert">
      <Text fw={600} size="lg">
        {title}
      </Text>
      <Text c="dimmed" ta="center">
        {message}
      </Text>
      <Group mt="xs" gap="sm">
        {code === 'UNAUTHENTICATED' && <SignInAgain />}
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          onClick={() => void onRetry()}
        >
          重试
        </Button>
      </Group>
    </Stack>
  );
};
