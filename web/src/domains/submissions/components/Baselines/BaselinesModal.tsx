import { Stack, Text } from '@mantine/core';
import { baselineLimits } from '@whaletide/schema/domains/submissions/rules/baselines.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { BaselineForm } from './BaselineForm.tsx';
import { BaselineRow } from './BaselineRow.tsx';
import { useBaselinesQuery } from './Baselines.generated.ts';

/** Time between two looks while a baseline is scored. */
const POLL = 2_000;

interface BaselinesModalProps {
  taskId: string;
  onClose: () => void;
}

/** 基线: results that boards show to compare with, without a rank. */
export const BaselinesModal = ({ taskId, onClose }: BaselinesModalProps) => {
  const { data, error, refetch } = useBaselinesQuery({
    variables: { taskId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL,
    skipPollAttempt: () => document.hidden,
  });
  const baselines = data?.competitionTask?.baselines;
  return (
    <Dialog title="基线" onClose={onClose}>
      {baselines ? (
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            基线按得分显示在排行榜中供参赛者对照，突出显示，不占名次，不计入团队数。
          </Text>
          {baselines.length === 0 && <Text>还没有基线</Text>}
          {baselines.map((baseline) => (
            <BaselineRow key={baseline.id} baseline={baseline} />
          ))}
          {baselines.length < baselineLimits.count && <BaselineForm taskId={taskId} />}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
};
