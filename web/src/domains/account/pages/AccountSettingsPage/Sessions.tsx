import { browserName } from '@whaletide/schema/domains/account/rules/browser-name.ts';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, useState } from 'react';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import {
  SessionRowFragmentDoc,
  useRevokeSessionMutation,
  type AccountSettingsQuery,
} from './AccountSettings.generated.ts';

const SignOutEverywhereModal = lazy(() => import('./SignOutEverywhereModal.tsx'));

type Viewer = NonNullable<AccountSettingsQuery['viewer']>;

interface SessionsProps {
  sessions: Viewer['sessions'];
  error: unknown;
  onRetry: () => unknown;
}

/** The browsers in which the member is signed in, each of the others with its end, or all at once. */
export const Sessions = ({ sessions, error, onRetry }: SessionsProps) => {
  const [leaving, setLeaving] = useState(false);
  const [revoke, { loading }] = useRevokeSessionMutation();
  const { data } = useSuspenseFragment({
    fragment: SessionRowFragmentDoc,
    fragmentName: 'SessionRow',
    from: sessions ?? [],
  });
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="sessions">
      <Group justify="space-between">
        <Title order={2} size="h3" id="sessions">
          登录中的设备
        </Title>
        {sessions && (
          <Button variant="light" size="sm" onClick={() => setLeaving(true)}>
            退出所有设备
          </Button>
        )}
      </Group>
      {!sessions && <ErrorState error={error} onRetry={onRetry} />}
      <Stack gap="md" mt="md">
        {data.map((session) => (
          <Group key={session.id} justify="space-between" wrap="nowrap">
            <div>
              <Group gap="xs">
                <Text fw={500}>{browserName(session.userAgent)}</Text>
                {session.isCurrent && <Badge color="success">当前设备</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                最近活动 <RelativeTime time={session.lastSeenAt} />
              </Text>
            </div>
            {!session.isCurrent && (
              <Button
                variant="default"
                size="xs"
                loading={loading}
                onClick={() =>
                  void revoke({ variables: { input: { sessionId: session.id } } }).catch(() => null)
                }
              >
                退出登录
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Opened of={leaving}>
        {() => (
          <Contained broken={<BrokenPart />}>
            <SignOutEverywhereModal onClose={() => setLeaving(false)} />
          </Contained>
        )}
      </Opened>
    </Paper>
  );
};
