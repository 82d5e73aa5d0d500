import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  codeProblem,
  DEFAULT_COUNTRY_CODE,
  phoneProblem,
} from '@whaletide/schema/rules/verification.ts';
import { notify } from '../../../../lib/notify.ts';
import { CodeField } from './CodeField.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { useCodeSending } from './useCodeSending.ts';
import { useRefusal } from './useRefusal.ts';
import { useBindPhoneMutation, useSendPhoneCodeMutation } from './Verification.generated.ts';

interface FormProps {
  /** In the wizard, in place of a protected session. */
  password?: string | undefined;
  onDone: () => void;
}

const showsErrors = { context: { showsErrors: true } };

/** A number, the code that was sent to it, and the binding of both (spec 2, section 5). */
export const PhoneForm = ({ password, onDone }: FormProps) => {
  const form = useForm({
    initialValues: { countryCode: DEFAULT_COUNTRY_CODE, phone: '', code: '' },
    validate: {
      phone: (phone, { countryCode }) => phoneProblem(phone, countryCode)?.message,
      code: (code) => codeProblem(code)?.message,
    },
  });
  const refusal = useRefusal(form);
  const sending = useCodeSending('phone', refusal.atField);
  const [sendCode] = useSendPhoneCodeMutation(showsErrors);
  const [bind, { loading }] = useBindPhoneMutation(showsErrors);

  const send = (byVoice: boolean) => {
    if (form.validateField('phone').hasError) return;
    const { phone, countryCode } = form.getValues();
    void sending.send(async (captcha) => {
      const input = { phone: phone.trim(), countryCode, byVoice, captcha };
      const { data } = await sendCode({ variables: { input } });
      return data?.sendPhoneCode.retryAfter;
    });
  };
  const submit = form.onSubmit(async ({ phone, countryCode, code }) => {
    refusal.clear();
    const input = {
      phone: phone.trim(),
      countryCode,
      code: code.trim(),
      password: password ?? null,
    };
    try {
      await bind({ variables: { input } });
    } catch (error) {
      return refusal.show(error);
    }
    notify.done('已成功验证手机号码');
    onDone();
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {refusal.message !== null && (
          <Alert color="danger" title="修改手机号码失败" role="alert">
            {refusal.message}
          </Alert>
        )}
        <PhoneFields
          country={form.getInputProps('countryCode')}
          phone={form.getInputProps('phone')}
        />
        <CodeField
          sending={sending}
          onSend={() => send(false)}
          onVoice={() => send(true)}
          input={form.getInputProps('code')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            确认
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
