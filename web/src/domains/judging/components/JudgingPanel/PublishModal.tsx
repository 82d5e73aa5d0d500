import { Alert, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  PUBLISH_REASON,
  publicationProblem,
} from '@whaletide/schema/domains/judging/rules/reviews.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { usePublishJudgingMutation } from './JudgingPanel.generated.ts';

interface PublishModalProps {
  taskId: string;
  lackingCount: number;
  onClose: () => void;
}

/** Publishes the result; while works lack reviews it asks for the reason. */
export const PublishModal = ({ taskId, lackingCount, onClose }: PublishModalProps) => {
  const [publish] = usePublishJudgingMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => publicationProblem(lackingCount, reason)?.message ?? null },
  });
  const send = async ({ reason }: { reason: string }) => {
    await publish({ variables: { input: { taskId, reason: reason.trim() || null } } });
    notify.done('成绩已计入排行榜，参赛团队会收到通知', '评审结果已发布');
  };
  return (
    <FormModal
      title="发布评审结果"
      form={form}
      action="发布"
      failed="发布失败"
      send={send}
      onClose={onClose}
    >
      <Text size="sm">
        发布后作品得到成绩，排行榜随即更新，参赛团队会收到通知；评审不能再更改，也不能撤回发布。
      </Text>
      {lackingCount > 0 && (
        <>
          <Alert color="gold">
            还有 {lackingCount} 件作品的评审不够，没有评审的作品不会有成绩。
          </Alert>
          <Textarea
            label="仍要发布的原因"
            description={`记入操作日志，最多${PUBLISH_REASON}个字符`}
            required
            autosize
            minRows={2}
            data-autofocus
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </FormModal>
  );
};
