import { Button, Group, Stack, Text } from '@mantine/core';
import { COPY_CHECK_TEXT } from '@whaletide/schema/domains/leaderboards/rules/shared-errors.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import {
  CopyCheckDocument,
  type CopyCheckFragment,
  useCopyCheckQuery,
  useStartCopyCheckMutation,
} from './CopyCheck.generated.ts';
import { CopyPairs } from './CopyPairs.tsx';

/** Time between two looks at a check that is under way. */
const POLL = 3_000;

const stateText = ({ state, startedAt, doneAt, worksCount, pairs }: CopyCheckFragment): string => {
  if (state === 'RUNNING')
    return `正在比较（开始于 ${formatDateTime(startedAt ?? '')}），完成后自动显示`;
  if (state === 'FAILED') return '上次检查失败，请重新开始';
  if (state !== 'DONE') return '还没有检查过';
  return `${formatDateTime(doneAt ?? '')} 比较了 ${worksCount} 个提交，发现 ${pairs.length} 对`;
};

/** 雷同检查: which teams give the same wrong answers more often than chance explains. */
const CopyCheck = ({ taskId }: { taskId: string }) => {
  const [isRunning, setIsRunning] = useState(false);
  const { data, error, refetch } = useCopyCheckQuery({
    variables: { taskId },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
    pollInterval: isRunning ? POLL : 0,
  });
  const [start, { loading }] = useStartCopyCheckMutation({
    context: { showsErrors: true },
    refetchQueries: [CopyCheckDocument],
  });
  const check = data?.competitionTask?.copyCheck;
  const runs = check?.state === 'RUNNING';
  if (runs !== isRunning) setIsRunning(runs);
  if (!check)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={2} />;
  const begin = () =>
    start({ variables: { input: { taskId } } }).then(
      () => notify.done('检查已开始'),
      (failure: unknown) => notify.failed('检查失败', failureOf(failure).message),
    );
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {COPY_CHECK_TEXT}
      </Text>
      <Group gap="md">
        <Button loading={loading || runs} onClick={() => void begin()}>
          {check.state === 'NONE' ? '开始检查' : '重新检查'}
        </Button>
        <Text size="sm" aria-live="polite">
          {stateText(check)}
        </Text>
      </Group>
      {check.pairs.length > 0 && <CopyPairs pairs={check.pairs} />}
    </Stack>
  );
};

export default CopyCheck;
