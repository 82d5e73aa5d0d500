import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  codeProblem,
  DEFAULT_COUNTRY_CODE,
  phoneProblem,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { AnotherTarget } from './AnotherTarget.tsx';
import { CodeField } from './CodeField.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { useCodeSending } from './useCodeSending.ts';
import { useBindPhoneMutation, useSendPhoneCodeMutation } from './Verification.generated.ts';

interface FormProps {
  /** In the wizard, in place of a protected session. */
  password?: string | undefined;
  onDone: () => void;
}

const showsErrors = { context: { showsErrors: true } };

/** A number, the code that was sent to it, and the binding of both. */
export const PhoneForm = ({ password, onDone }: FormProps) => {
  const form = useForm({
    initialValues: { countryCode: DEFAULT_COUNTRY_CODE, phone: '', code: '' },
    validate: {
      phone: (phone, { countryCode }) => phoneProblem(phone, countryCode)?.message,
      code: (code) => codeProblem(code)?.message,
    },
  });
  const sending = useCodeSending('phone', form);
  const [sendCode] = useSendPhoneCodeMutation(showsErrors);
  const [bind] = useBindPhoneMutation(showsErrors);

  const sendTheCode = (byVoice: boolean) => {
    if (form.validateField('phone').hasError) return;
    const { phone, countryCode } = form.getValues();
    void sending.send(async (captcha) => {
      const input = { phone: phone.trim(), countryCode, byVoice, captcha };
      const { data } = await sendCode({ variables: { input } });
      return data?.sendPhoneCode.retryAfter;
    });
  };
  const forgetCode = () => form.setFieldValue('code', '');
  const send = async ({ phone, countryCode, code }: typeof form.values) => {
    const input = {
      phone: phone.trim(),
      countryCode,
      code: code.trim(),
      password: password ?? null,
    };
    await bind({ variables: { input } });
    notify.done('已成功验证手机号码');
    onDone();
  };

  return (
    <Form form={form} send={send} failed="修改手机号码失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <PhoneFields
            country={{ ...form.getInputProps('countryCode'), disabled: sending.sent }}
            phone={{ ...form.getInputProps('phone'), readOnly: sending.sent }}
          />
          <AnotherTarget sending={sending} text="换一个号码" onChange={forgetCode} />
          <CodeField
            sending={sending}
            onSend={() => sendTheCode(false)}
            onVoice={() => sendTheCode(true)}
            input={form.getInputProps('code')}
          />
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
