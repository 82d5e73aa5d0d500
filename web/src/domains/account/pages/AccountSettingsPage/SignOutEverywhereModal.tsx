import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { TokensToEnd } from '#domains/account/components/TokensToEnd/TokensToEnd.tsx';
import { signInPath } from '#domains/account/paths.ts';
import { useSignOutEverywhereMutation } from './AccountSettings.generated.ts';

/** Asks whether to sign out everywhere, and whether here too. */
const SignOutEverywhereModal = ({ onClose }: { onClose: () => void }) => {
  const [signOut] = useSignOutEverywhereMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const form = useForm({ initialValues: { includingThis: false, includingAccessTokens: false } });
  const send = async (input: typeof form.values) => {
    await signOut({ variables: { input } });
    if (!input.includingThis) return notify.done('已退出其他所有设备');
    await navigate(signInPath());
    await changeMember();
  };
  return (
    <FormModal
      title="退出所有设备"
      form={form}
      action="退出登录"
      failed="退出所有设备失败"
      danger
      send={send}
      onClose={onClose}
    >
      <Text size="sm">其他已登录的设备会立即退出登录，需要重新登录才能继续使用。</Text>
      <Checkbox
        label="同时退出当前设备"
        data-autofocus
        {...form.getInputProps('includingThis', { type: 'checkbox' })}
      />
      <TokensToEnd {...form.getInputProps('includingAccessTokens', { type: 'checkbox' })} />
    </FormModal>
  );
};

export default SignOutEverywhereModal;
