import { Button, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ERROR_TITLE } from '../apollo/errors.ts';
import { trackFailure } from '../lib/track-failure.ts';

const NotFoundPage = lazy(() => import('./NotFoundPage/NotFoundPage.tsx'));

/** What stands in place of a page that isn't there, or that broke: the cause goes to the console. */
export const RouteFailure = () => {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) trackFailure(error);
  }, [isMissing, error]);
  if (isMissing)
    return (
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    );
  console.error(error);
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
