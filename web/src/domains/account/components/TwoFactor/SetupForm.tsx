import '@mantine/core/styles/Code.layer.css';
import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  plainCode,
  TOTP_DIGITS,
  TOTP_SECONDS,
  totpProblem,
} from '@whaletide/schema/domains/account/rules/two-factor.ts';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Form } from '#components/Form/Form.tsx';
import QrCode from '#components/QrCode/QrCode.tsx';
import { type BeginTwoFactorMutation, useConfirmTwoFactorMutation } from './TwoFactor.generated.ts';
import classes from './TwoFactor.module.css';

interface SetupFormProps {
  setup: BeginTwoFactorMutation['beginTwoFactor'];
  /** It is on, with these recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** The secret for the app, to scan, to open or to type, and the first code that the app makes of it. */
export const SetupForm = ({ setup: { secret, uri }, onDone }: SetupFormProps) => {
  const [confirm] = useConfirmTwoFactorMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => totpProblem(code)?.message },
  });
  const send = async ({ code }: typeof form.values) => {
    const { data } = await confirm({ variables: { input: { code: plainCode(code) } } });
    onDone(data?.confirmTwoFactor.codes ?? []);
  };
  return (
    <Form form={form} send={send} failed="开启两步验证失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <div className={classes.setup}>
            <QrCode value={uri} title="用验证器应用扫描的二维码" size={208} />
            <Stack gap="xs" className={classes.key}>
              <Text size="sm">用验证器应用扫描二维码，或手动输入密钥：</Text>
              <Code block className={classes.secret} aria-label="密钥">
                {secret.match(/.{1,4}/g)?.join(' ')}
              </Code>
              <Group gap="xs">
                <CopyButton text={secret} variant="light" size="xs">
                  复制密钥
                </CopyButton>
                <Button component="a" href={uri} variant="default" size="xs">
                  在本机打开
                </Button>
              </Group>
            </Stack>
          </div>
          <TextInput
            label="验证码"
            description={`验证器应用中显示的${TOTP_DIGITS}位数字，每${TOTP_SECONDS}秒更换一次`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            autoFocus
            {...form.getInputProps('code')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              开启
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
