import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailProblem } from '@whaletide/schema/rules/account.ts';
import { codeProblem } from '@whaletide/schema/rules/verification.ts';
import { notify } from '../../../../lib/notify.ts';
import { CodeField } from './CodeField.tsx';
import { useCodeSending } from './useCodeSending.ts';
import { useRefusal } from './useRefusal.ts';
import { useChangeEmailMutation, useSendEmailCodeMutation } from './Verification.generated.ts';

interface FormProps {
  /** In the wizard, in place of a protected session. */
  password?: string | undefined;
  /** The account's address, where it only waits to be verified. */
  initial?: string | undefined;
  onDone: () => void;
}

const showsErrors = { context: { showsErrors: true } };

/** An address and the code that was sent to it (spec 2, section 5). */
export const EmailForm = ({ password, initial = '', onDone }: FormProps) => {
  const form = useForm({
    initialValues: { email: initial, code: '' },
    validate: {
      email: (email) => emailProblem(email.trim())?.message,
      code: (code) => codeProblem(code)?.message,
    },
  });
  const refusal = useRefusal(form);
  const sending = useCodeSending('email', refusal.atField);
  const [sendCode] = useSendEmailCodeMutation(showsErrors);
  const [change, { loading }] = useChangeEmailMutation(showsErrors);

  const send = () => {
    if (form.validateField('email').hasError) return;
    const email = form.getValues().email.trim();
    void sending.send(async (captcha) => {
      const input = { email, captcha, password: password ?? null };
      const { data } = await sendCode({ variables: { input } });
      return data?.sendEmailCode.retryAfter;
    });
  };
  const submit = form.onSubmit(async ({ code }) => {
    refusal.clear();
    try {
      await change({ variables: { input: { code: code.trim() } } });
    } catch (error) {
      return refusal.show(error);
    }
    notify.done('成功修改绑定邮箱');
    onDone();
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {refusal.message !== null && (
          <Alert color="danger" title="修改绑定邮箱失败" role="alert">
            {refusal.message}
          </Alert>
        )}
        <TextInput
          label="邮箱"
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <CodeField sending={sending} onSend={send} input={form.getInputProps('code')} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            确认
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
