import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  RECOVERY_CODES,
  secondStepProblem,
} from '@whaletide/schema/domains/account/rules/two-factor.ts';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { notify } from '#lib/notify.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import {
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
} from './TwoFactor.generated.ts';

interface ProofModalProps {
  /** Change for which the password and a code are asked. */
  change: 'renew' | 'off';
  onClose: () => void;
}

const words = {
  renew: {
    title: '重新生成恢复码',
    action: '重新生成',
    text: `会生成${RECOVERY_CODES}个新的恢复码，原来的恢复码全部失效。`,
  },
  off: {
    title: '关闭两步验证',
    action: '关闭两步验证',
    text: '关闭后，只用密码就可以登录你的账号，恢复码也会失效。',
  },
};

const showsErrors = { context: { showsErrors: true } };

/** Other recovery codes, or none of it any more: both by password and code. */
const ProofModal = ({ change, onClose }: ProofModalProps) => {
  const { title, action, text } = words[change];
  const [renew] = useRenewRecoveryCodesMutation(showsErrors);
  const [disable] = useDisableTwoFactorMutation(showsErrors);
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (password ? null : '请输入登录密码'),
      code: (code) => secondStepProblem(code)?.message,
    },
  });
  const send = async (input: typeof form.values) => {
    if (change === 'renew') {
      const { data } = await renew({ variables: { input } });
      setCodes(data?.renewRecoveryCodes.codes);
      return false;
    }
    await disable({ variables: { input } });
    notify.done('两步验证已关闭');
    return true;
  };
  return (
    <FormModal
      title={codes ? '保存恢复码' : title}
      form={form}
      action={action}
      danger={change === 'off'}
      send={send}
      onClose={onClose}
      instead={codes && <RecoveryCodes codes={codes} onClose={onClose} />}
    >
      <Text size="sm">{text}</Text>
      <PasswordField
        label="登录密码"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <TextInput
        label="验证码或恢复码"
        description="验证器应用中的6位数字，或一个恢复码"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={32}
        {...form.getInputProps('code')}
      />
    </FormModal>
  );
};

export default ProofModal;
