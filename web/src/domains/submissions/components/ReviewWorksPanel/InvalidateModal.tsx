import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  INVALID_REASON,
  invalidationProblem,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { useInvalidateWorkMutation } from './ReviewWorksPanel.generated.ts';

interface InvalidateModalProps {
  workId: string;
  onClose: () => void;
}

/** Takes a work out, with a reason that its team reads. */
export const InvalidateModal = ({ workId, onClose }: InvalidateModalProps) => {
  const [invalidate] = useInvalidateWorkMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => invalidationProblem(true, reason)?.message ?? null },
  });
  return (
    <FormModal
      title="作废提交"
      form={form}
      action="作废"
      danger
      send={({ reason }) => invalidate({ variables: { input: { workId, reason: reason.trim() } } })}
      onClose={onClose}
    >
      <Textarea
        label="作废原因"
        description={`团队成员会看到，最多${INVALID_REASON}个字符。作废的提交仍计入次数，排行榜随即更新`}
        required
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
};
