import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { ERROR_TITLE } from '../apollo/errors.ts';
import { trackFailure } from '../lib/track-failure.ts';

/** Replacement for a page that broke, or couldn't be loaded: the cause goes to the console. */
export const RouteFailure = ({ error }: { error: unknown }) => {
  useEffect(() => {
    console.error(error);
    trackFailure(error);
  }, [error]);
  return (
    <Stack align="center" py={96} px="md" role="alert">
      <Title order={1} size="h2">
        {ERROR_TITLE}
      </Title>
      <Text c="dimmed">这个页面没能打开，刷新一下通常就好了。</Text>
      <Button onClick={() => window.location.reload()}>刷新页面</Button>
    </Stack>
  );
};
