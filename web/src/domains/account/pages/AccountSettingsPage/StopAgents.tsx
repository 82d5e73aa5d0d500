import { Button, Group, Text } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { AgentsDocument, useAgentsQuery, useStopAgentsMutation } from './Agents.generated.ts';

/** Switch that stops all agents of the member at once, and lets them act again. */
export const StopAgents = () => {
  const query = useAgentsQuery();
  const [stop, { loading }] = useStopAgentsMutation({
    refetchQueries: [AgentsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Loaded
      query={query}
      of={query.data?.viewer?.agents}
      empty={null}
      failed="无法读取智能体的状态"
      skeleton={<TextSkeleton lines={1} />}
    >
      {({ stoppedAt }) => {
        const set = (isStopped: boolean) =>
          void stop({ variables: { input: { isStopped } } }).catch(() => null);
        return (
          <Group justify="space-between" mt="md">
            <Text size="sm" c="dimmed">
              {stoppedAt ? (
                <>
                  全部智能体已停用 <RelativeTime time={stoppedAt} />
                </>
              ) : (
                '停用后，所有智能体的令牌立即失效，可随时重新启用'
              )}
            </Text>
            <Button
              variant={stoppedAt ? 'light' : 'default'}
              size="sm"
              loading={loading}
              onClick={() => set(!stoppedAt)}
            >
              {stoppedAt ? '重新启用智能体' : '停用我的全部智能体'}
            </Button>
          </Group>
        );
      }}
    </Loaded>
  );
};
