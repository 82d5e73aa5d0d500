import { Text } from '@mantine/core';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { notify } from '#lib/notify.ts';
import type { Task } from './opened.ts';
import { useCloneCompetitionTaskMutation } from './StagesPanel.generated.ts';

/** 复制任务: asks, as the copy of a task of a public competition is public at once. */
export const CloneTask = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const [clone] = useCloneCompetitionTaskMutation({ context: { showsErrors: true } });
  const confirm = async () => {
    await clone({ variables: { input: { taskId: task.id } } });
    notify.done(`任务「${task.name}」已复制`, '操作成功');
  };
  return (
    <ConfirmModal
      title={`复制任务「${task.name}」`}
      action="复制"
      failed="复制失败"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>
        副本位于同一阶段末尾，包含说明、设置、数据文件、标准答案、基线、榜单分组、榜单模板和评审方式，不包含评委和提交。
      </Text>
    </ConfirmModal>
  );
};
