import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { RelativeTime } from '../../../../components/RelativeTime/RelativeTime.tsx';
import {
  SessionRowFragmentDoc,
  useRevokeSessionMutation,
  type AccountSettingsQuery,
} from './AccountSettings.generated.ts';
import { browserName } from './browser-name.ts';

type Viewer = NonNullable<AccountSettingsQuery['viewer']>;

interface SessionsProps {
  sessions: Viewer['sessions'];
  error: unknown;
  onRetry: () => unknown;
}

/** The browsers in which the member is signed in, each of the others with its end. */
export const Sessions = ({ sessions, error, onRetry }: SessionsProps) => {
  const [revoke, { loading }] = useRevokeSessionMutation();
  const { data } = useSuspenseFragment({
    fragment: SessionRowFragmentDoc,
    fragmentName: 'SessionRow',
    from: sessions ?? [],
  });
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="sessions">
      <Title order={2} size="h3" id="sessions">
        登录中的设备
      </Title>
      {!sessions && <ErrorState error={error} onRetry={onRetry} />}
      <Stack gap="md" mt="md">
        {data.map((session) => (
          <Group key={session.id} justify="space-between" wrap="nowrap">
            <div>
              <Group gap="xs">
                <Text fw={500}>{browserName(session.userAgent)}</Text>
                {session.current && <Badge color="success">当前设备</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                最近活动 <RelativeTime time={session.lastSeenAt} />
              </Text>
            </div>
            {!session.current && (
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
    </Paper>
  );
};
