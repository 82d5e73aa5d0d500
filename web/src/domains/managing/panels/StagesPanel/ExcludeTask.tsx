import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  EXCLUDE_REASON,
  exclusionProblem,
} from '@whaletide/schema/domains/managing/rules/exclusion.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import type { Task } from './opened.ts';
import { useSetCompetitionTaskExcludedMutation } from './StagesPanel.generated.ts';

interface ExcludeTaskProps {
  task: Task;
  onClose: () => void;
}

/** Takes a flawed task out of the ranking with a reason that the teams see, or puts it back in. */
export const ExcludeTask = ({ task: { id, name, exclusion }, onClose }: ExcludeTaskProps) => {
  const [setExcluded] = useSetCompetitionTaskExcludedMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => exclusionProblem(false, { excluded: true, reason })?.message ?? null,
    },
  });
  const putBack = async () => {
    await setExcluded({ variables: { input: { taskId: id, excluded: false } } });
    notify.done('参赛者已收到通知', '任务已恢复计入排行榜');
  };
  if (exclusion)
    return (
      <ConfirmModal
        title="恢复计入排行榜"
        action="恢复"
        failed="恢复失败"
        onConfirm={putBack}
        onClose={onClose}
      >
        <Text>
          「{name}」的成绩会重新计入排行榜和阶段总榜，参赛者会收到通知。移出的原因是：
          {exclusion.reason}
        </Text>
      </ConfirmModal>
    );
  return (
    <FormModal
      title="移出排行榜"
      form={form}
      action="移出"
      danger
      send={async ({ reason }) => {
        const input = { taskId: id, excluded: true, reason: reason.trim() };
        await setExcluded({ variables: { input } });
        notify.done('参赛者已收到通知', '任务已移出排行榜');
      }}
      onClose={onClose}
    >
      <Text size="sm">
        「{name}」的排行榜会关闭，成绩不再计入阶段总榜。已有的提交会保留，最终排名发布之前可以恢复。
      </Text>
      <Textarea
        label="移出的原因"
        description={`参赛者会看到，最多${EXCLUDE_REASON}个字符`}
        required
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
};
