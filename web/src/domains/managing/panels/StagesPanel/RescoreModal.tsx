import { Checkbox, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useForm } from '@mantine/form';
import {
  MAX_RESCORE_REASON,
  rescoreReasonProblem,
} from '@whaletide/schema/domains/submissions/rules/rescoring.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import type { Task } from './opened.ts';

export interface RescoreAnswer {
  rescoreReason: string;
  publishesRescoreReason: boolean;
  reviewsRescoring: boolean;
}

interface RescoreModalProps {
  task: Task;
  onConfirm: (answer: RescoreAnswer) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a change of what counts has works scored again: says how many, and asks why. */
export const RescoreModal = ({ task, onConfirm, onClose }: RescoreModalProps) => {
  const form = useForm<RescoreAnswer>({
    initialValues: { rescoreReason: '', publishesRescoreReason: false, reviewsRescoring: false },
    validate: { rescoreReason: (reason) => rescoreReasonProblem(reason)?.message ?? null },
  });
  const isRunning = task.management?.rescorings.some(({ endedAt }) => endedAt === null);
  return (
    <FormModal
      title="保存并重新评分"
      action="保存并重新评分"
      form={form}
      send={onConfirm}
      onClose={onClose}
    >
      <Text size="sm">
        评审标准有改动，已评审的 {task.management?.scoredWorksCount ?? 0}{' '}
        条提交会重新评分。全部完成前，评审标准、成绩和排行榜保持不变；完成后一次全部更新，成绩有变化的团队会收到通知。期间的新提交会按新旧两种标准评分。
      </Text>
      {isRunning && (
        <Text size="sm" role="note">
          正在进行的重新评分会被这次修改代替，从头开始。
        </Text>
      )}
      <Textarea
        label="原因"
        description={`其他管理者可以看到，最多${MAX_RESCORE_REASON}个字符`}
        required
        autosize
        minRows={2}
        maxLength={MAX_RESCORE_REASON}
        data-autofocus
        {...form.getInputProps('rescoreReason')}
      />
      <Checkbox
        label="在排行榜上公开原因"
        description="不公开时，排行榜只显示评分更新的时间"
        {...form.getInputProps('publishesRescoreReason', { type: 'checkbox' })}
      />
      <Checkbox
        label="先看名次变化再更新"
        description="全部算出后先列出哪些团队的名次会变，由管理者应用或取消；不勾选时自动更新"
        {...form.getInputProps('reviewsRescoring', { type: 'checkbox' })}
      />
    </FormModal>
  );
};
