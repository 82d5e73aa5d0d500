import { Stack } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useBoardProtectionQuery } from './BoardProtection.generated.ts';
import { BoardMeter } from './BoardMeter.tsx';
import { ProtectionForm } from './ProtectionForm.tsx';

interface BoardProtectionModalProps {
  taskId: string;
  onClose: () => void;
}

/** 公开榜保护: whether a board can be read out, and what it has told so far. */
export const BoardProtectionModal = ({ taskId, onClose }: BoardProtectionModalProps) => {
  const { data, error, refetch } = useBoardProtectionQuery({
    variables: { taskId },
    fetchPolicy: 'cache-and-network',
  });
  const protection = data?.competitionTask?.boardProtection;
  return (
    <Dialog title="公开榜保护" onClose={onClose}>
      {protection ? (
        <Stack gap="lg">
          <ProtectionForm protection={protection} />
          <BoardMeter protection={protection} />
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
};
