import { Text } from '@mantine/core';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import type { OpenedPart } from './opened.ts';
import {
  useDeleteCompetitionTaskMutation,
  useDeleteStageMutation,
} from './StagesPanel.generated.ts';

interface DeletePartProps {
  part: Extract<OpenedPart, { what: 'delete' }>['part'];
  onClose: () => void;
}

const context = { showsErrors: true };

/** Asks before a stage or a task goes for good. */
export const DeletePart = ({ part: { kind, id, name }, onClose }: DeletePartProps) => {
  const [deleteStage] = useDeleteStageMutation({ context });
  const [deleteTask] = useDeleteCompetitionTaskMutation({ context });
  const title = kind === 'stage' ? '删除阶段' : '删除任务';
  const remove = async () => {
    await (kind === 'stage'
      ? deleteStage({ variables: { input: { stageId: id } } })
      : deleteTask({ variables: { input: { taskId: id } } }));
  };
  return (
    <ConfirmModal
      title={title}
      action="删除"
      failed="删除失败"
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>确定删除「{name}」吗？删除后不能恢复。</Text>
    </ConfirmModal>
  );
};
