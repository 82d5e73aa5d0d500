import { NativeSelect, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ShownOnce } from '#components/ShownOnce/ShownOnce.tsx';
import { endAfter, lifetimes } from './lifetimes.ts';
import { useRenewServiceAccountTokenMutation } from './ServiceAccounts.generated.ts';

interface RenewModalProps {
  account: { id: string; name: string };
  onClose: () => void;
}

/** Gives a service account a new token, and shows it once. */
export const RenewModal = ({ account, onClose }: RenewModalProps) => {
  const [renew, { data }] = useRenewServiceAccountTokenMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: { days: '90' } });
  const send = async ({ days }: typeof form.values) => {
    const input = { serviceAccountId: account.id, expiresAt: endAfter(days) };
    await renew({ variables: { input } });
    return false;
  };
  const token = data?.renewServiceAccountToken.token;
  return (
    <FormModal
      title={`更换「${account.name}」的令牌`}
      form={form}
      action="更换"
      send={send}
      onClose={onClose}
      instead={token && <ShownOnce token={token} onClose={onClose} />}
    >
      <Text size="sm">更换后，原来的令牌立即失效。</Text>
      <NativeSelect label="有效期" data={lifetimes} {...form.getInputProps('days')} />
    </FormModal>
  );
};
