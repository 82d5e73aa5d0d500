import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ROTATION_HOURS } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { SecretShown } from './SecretShown.tsx';
import { useRotateWebhookSecretMutation } from './Webhooks.generated.ts';

interface RotateModalProps {
  webhook: { id: string; name: string };
  onClose: () => void;
}

/** Gives a webhook a new secret, and shows it once. */
export const RotateModal = ({ webhook, onClose }: RotateModalProps) => {
  const [rotate, { data }] = useRotateWebhookSecretMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: {} });
  const send = async () => {
    await rotate({ variables: { input: { webhookId: webhook.id } } });
    return false;
  };
  const secret = data?.rotateWebhookSecret.secret;
  return (
    <FormModal
      title={`更换「${webhook.name}」的密钥`}
      form={form}
      action="更换"
      send={send}
      onClose={onClose}
      instead={secret && <SecretShown secret={secret} onClose={onClose} />}
    >
      <Text size="sm">更换后 {ROTATION_HOURS} 小时内，每次投递同时带有新旧两个密钥的签名。</Text>
    </FormModal>
  );
};
