import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  MAX_MODERATION_REASON,
  moderationReasonProblem,
} from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import { FormModal } from '../FormModal/FormModal.tsx';

interface ReasonModalProps {
  title: string;
  /** Consequence of the action. */
  text: string;
  /** Text of the button. */
  action: string;
  danger?: boolean;
  /** Readers of the reason. */
  readBy: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of what an administrator does to somebody else's. */
export const ReasonModal = (props: ReasonModalProps) => {
  const { title, text, action, danger = true, readBy, send, onClose } = props;
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => moderationReasonProblem(reason)?.message ?? null },
  });
  return (
    <FormModal
      title={title}
      form={form}
      action={action}
      danger={danger}
      send={({ reason }) => send(reason.trim())}
      onClose={onClose}
    >
      <Text size="sm">{text}</Text>
      <Textarea
        label="原因"
        description={`${readBy}，最多${MAX_MODERATION_REASON}个字符`}
        required
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
};
