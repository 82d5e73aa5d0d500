import '../../../../theme/styles/dialogs.ts';
import '../../../../theme/styles/forms.ts';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { INVALID_REASON, invalidationProblem } from '@whaletide/schema/rules/submissions.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { useInvalidateWorkMutation } from './ReviewWorksPanel.generated.ts';

interface InvalidateModalProps {
  workId: string;
  onClose: () => void;
}

/** Takes a work out, with a reason that its team reads. */
export const InvalidateModal = ({ workId, onClose }: InvalidateModalProps) => {
  const [invalidate, { loading, error }] = useInvalidateWorkMutation({
    context: { showsErrors: true },
  });
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => invalidationProblem(true, reason)?.message ?? null },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    const input = { workId, reason: reason.trim() };
    const result = await invalidate({ variables: { input } }).catch(() => null);
    if (result?.data) onClose();
  });
  return (
    <Modal opened onClose={onClose} title="作废提交">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Textarea
            label="作废原因"
            description={`团队成员会看到，最多${INVALID_REASON}个字符。作废的提交仍计入次数，排行榜随即更新`}
            required
            autosize
            minRows={2}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          {Boolean(error) && (
            <Alert color="coral" title="作废失败" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" color="coral" loading={loading}>
              作废
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
