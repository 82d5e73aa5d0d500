import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import { codeProblem } from '@whaletide/schema/domains/account/rules/verification.ts';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { AnotherTarget } from './AnotherTarget.tsx';
import { CodeField } from './CodeField.tsx';
import { useCodeSending } from './useCodeSending.ts';
import { useChangeEmailMutation, useSendEmailCodeMutation } from './Verification.generated.ts';

interface FormProps {
  /** In the wizard, in place of a protected session. */
  password?: string | undefined;
  /** The account's address, where it only waits to be verified. */
  initial?: string | undefined;
  onDone: () => void;
}

const showsErrors = { context: { showsErrors: true } };

/** An address and the code that was sent to it. */
export const EmailForm = ({ password, initial = '', onDone }: FormProps) => {
  const form = useForm({
    initialValues: { email: initial, code: '' },
    validate: {
      email: (email) => emailProblem(email.trim(), 'email')?.message,
      code: (code) => codeProblem(code)?.message,
    },
  });
  const sending = useCodeSending('email', form);
  const [sendCode] = useSendEmailCodeMutation(showsErrors);
  const [change] = useChangeEmailMutation(showsErrors);

  const sendTheCode = () => {
    if (form.validateField('email').hasError) return;
    const email = form.getValues().email.trim();
    void sending.send(async (captcha) => {
      const input = { email, captcha, password: password ?? null };
      const { data } = await sendCode({ variables: { input } });
      return data?.sendEmailCode.retryAfter;
    });
  };
  const forgetCode = () => form.setFieldValue('code', '');
  const send = async ({ email, code }: typeof form.values) => {
    await change({ variables: { input: { email: email.trim(), code: code.trim() } } });
    notify.done('成功修改绑定邮箱');
    onDone();
  };

  return (
    <Form form={form} send={send} failed="修改绑定邮箱失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <TextInput
            label="邮箱"
            type="email"
            autoComplete="email"
            data-autofocus
            readOnly={sending.sent}
            {...form.getInputProps('email')}
          />
          <AnotherTarget sending={sending} text="换一个邮箱" onChange={forgetCode} />
          <CodeField sending={sending} onSend={sendTheCode} input={form.getInputProps('code')} />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              确认
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
