import { Text } from '@mantine/core';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import type { Task } from './opened.ts';

interface RescoreModalProps {
  task: Task;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a change of what counts has works scored again, and says how many. */
export const RescoreModal = ({ task, onConfirm, onClose }: RescoreModalProps) => (
  <ConfirmModal
    title="保存并重新评分"
    action="保存并重新评分"
    failed="保存失败"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Text>
      评审标准有改动，已评审的 {task.management?.scoredWorksCount ?? 0}{' '}
      条提交会重新评分。完成前保留原来的成绩，排行榜会随之更新；成绩有变化的团队会收到通知。
    </Text>
  </ConfirmModal>
);
