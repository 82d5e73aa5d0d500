import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  codeProblem,
  PROTECTION_MINUTES,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { useState } from 'react';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Form } from '#components/Form/Form.tsx';
import { CodeField } from './CodeField.tsx';
import { useCodeSending } from './useCodeSending.ts';
import {
  useGrantProtectionMutation,
  useSendProtectionCodeMutation,
  type VerificationStateFragment,
} from './Verification.generated.ts';

type Method = 'PHONE' | 'EMAIL' | 'PASSWORD';

const showsErrors = { context: { showsErrors: true } };

/** Lists the ways in which the account can prove its identity, the strongest first. */
const methodsOf = ({
  phone,
  isPhoneVerified: phoneVerified,
  email,
  isEmailVerified: emailVerified,
}: VerificationStateFragment) => {
  const methods: { value: Method; label: string }[] = [];
  if (phoneVerified && phone) methods.push({ value: 'PHONE', label: `手机验证码（${phone}）` });
  if (emailVerified && email) methods.push({ value: 'EMAIL', label: `邮箱验证码（${email}）` });
  methods.push({ value: 'PASSWORD', label: '登录密码' });
  return methods;
};

interface IdentityFormProps {
  verification: VerificationStateFragment;
  onDone: () => void;
}

/** 身份验证: by code or password, before the account is changed. */
export const IdentityForm = ({ verification, onDone }: IdentityFormProps) => {
  const methods = methodsOf(verification);
  const [method, setMethod] = useState<Method>(methods[0]?.value ?? 'PASSWORD');
  const byPassword = method === 'PASSWORD';
  const form = useForm({
    initialValues: { code: '', password: '' },
    validate: (values) =>
      byPassword
        ? { password: values.password ? null : '请输入登录密码' }
        : { code: codeProblem(values.code)?.message ?? null },
  });
  const sending = useCodeSending('protection', form);
  const [sendCode] = useSendProtectionCodeMutation(showsErrors);
  const [grant] = useGrantProtectionMutation(showsErrors);

  const sendTheCode = () =>
    void sending.send(async (captcha) => {
      const channel = method === 'EMAIL' ? ('EMAIL' as const) : ('PHONE' as const);
      const { data } = await sendCode({ variables: { input: { channel, captcha } } });
      return data?.sendProtectionCode.retryAfter;
    });
  const send = async ({ code, password }: typeof form.values) => {
    const input = byPassword ? { password } : { code: code.trim() };
    try {
      await grant({ variables: { input } });
    } catch (error) {
      form.reset();
      throw error;
    }
    onDone();
  };

  return (
    <Form form={form} send={send} failed="身份验证失败">
      {({ busy, refusal, clear }) => (
        <Stack>
          <Text size="sm" c="dimmed">
            为了保护你的账号，请先完成身份验证，{PROTECTION_MINUTES}分钟内有效。
          </Text>
          {refusal}
          {methods.length > 1 && (
            <Radio.Group
              label="验证方式"
              value={method}
              onChange={(next) => {
                setMethod(next as Method);
                form.clearErrors();
                clear();
              }}
            >
              <Stack gap="xs" mt="xs">
                {methods.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          {byPassword ? (
            <PasswordField
              label="登录密码"
              autoComplete="current-password"
              data-autofocus
              {...form.getInputProps('password')}
            />
          ) : (
            <CodeField sending={sending} onSend={sendTheCode} input={form.getInputProps('code')} />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              下一步
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
