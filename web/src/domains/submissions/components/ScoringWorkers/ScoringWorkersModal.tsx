import { Stack } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ScorerForm } from './ScorerForm.tsx';
import { ScoringTokens } from './ScoringTokens.tsx';
import { useScoringWorkersQuery } from './ScoringWorkers.generated.ts';

interface ScoringWorkersModalProps {
  taskId: string;
  onClose: () => void;
}

/** 评测机: which program scores a task, and the tokens of the organizer's own workers. */
export const ScoringWorkersModal = ({ taskId, onClose }: ScoringWorkersModalProps) => {
  const { data, error, refetch } = useScoringWorkersQuery({
    variables: { taskId },
    fetchPolicy: 'cache-and-network',
  });
  const scoring = data?.competitionTask?.scoring;
  return (
    <Dialog title="评测机" onClose={onClose}>
      {scoring ? (
        <Stack gap="lg">
          <ScorerForm scoring={scoring} />
          {scoring.scorer === 'WORKER' && <ScoringTokens scoring={scoring} />}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
};
