import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import { repeatProblem } from '@whaletide/schema/domains/account/rules/verification.ts';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { accountSettingsPath, forgottenPasswordPath, signInPath } from '#domains/account/paths.ts';
import { TokensToEnd } from '../TokensToEnd/TokensToEnd.tsx';
import { useSignOutMutation } from '../Viewer/SignOut.generated.ts';
import { useChangePasswordMutation } from './Verification.generated.ts';

/** Time in ms that the session has left once the password has changed. */
const LEFT_MS = 1_000;

/** Changes the password; a second later the member signs in again. */
export const PasswordForm = () => {
  const form = useForm({
    initialValues: {
      oldPassword: '',
      newPassword: '',
      confirmPassword: '',
      endAccessTokens: false,
    },
    validate: {
      oldPassword: (password) => (password ? null : '请输入原密码'),
      newPassword: (password) => passwordProblem(password)?.message,
      confirmPassword: (repeated, { newPassword }) => repeatProblem(newPassword, repeated)?.message,
    },
  });
  const showsErrors = { context: { showsErrors: true } };
  const [change] = useChangePasswordMutation(showsErrors);
  const [signOut] = useSignOutMutation(showsErrors);
  const navigate = useNavigate();
  const changeMember = useChangeMember();

  const send = async (input: typeof form.values) => {
    await change({ variables: { input } });
    notify.done('登录密码已修改');
    await new Promise((resolve) => setTimeout(resolve, LEFT_MS));
    await signOut().catch(() => null);
    await navigate(signInPath());
    await changeMember();
  };

  return (
    <Form form={form} send={send} failed="修改登录密码失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <PasswordField
            label="原密码"
            autoComplete="current-password"
            data-autofocus

            {...form.getInputProps('oldPassword')}
          />
          <PasswordField
            label="新密码"
            description="至少8个字符"
            autoComplete="new-password"

            {...form.getInputProps('newPassword')}
          />
          <PasswordField
            label="再次输入新密码"
            autoComplete="new-password"

            {...form.getInputProps('confirmPassword')}
          />
          <TokensToEnd {...form.getInputProps('endAccessTokens', { type: 'checkbox' })} />
          <Text size="sm" c="dimmed">
            修改后，所有设备都需要重新登录。
            <AppLink to={forgottenPasswordPath(accountSettingsPath)} underline="always" inherit>
              忘记原密码？
            </AppLink>
          </Text>
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              确认修改
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
