import '@mantine/core/styles/Checkbox.layer.css';
import '#theme/styles/tables.ts';
import { Checkbox, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailProblem, passwordProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import {
  codeProblem,
  DEFAULT_COUNTRY_CODE,
  phoneProblem,
  repeatProblem,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { useState } from 'react';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { notify } from '#lib/notify.ts';
import { supportPath } from '#routing/support.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { AuthCard } from '../../components/AuthCard/AuthCard.tsx';
import { AuthForm } from '../../components/AuthCard/AuthForm.tsx';
import { CodeField } from '../../components/Verification/CodeField.tsx';
import { PhoneFields } from '../../components/Verification/PhoneFields.tsx';
import { useCodeSending } from '../../components/Verification/useCodeSending.ts';
import { useWaysIn } from '../../components/WaysIn/useWaysIn.ts';
import {
  useRecoverAccountMutation,
  useSendRecoveryCodeMutation,
} from './ForgottenPassword.generated.ts';

/** Says by name which access tokens have ended, or go on. */
const tokensText = (
  account: { accessTokens: readonly string[]; accessTokensEnded: boolean } | undefined,
): string => {
  const names = account?.accessTokens.map((name) => `「${name}」`).join('、');
  if (!names) return '';
  return account?.accessTokensEnded
    ? `。已撤销访问令牌${names}`
    : `。访问令牌${names}仍然有效，可以在账号设置中撤销`;
};

type Channel = 'email' | 'phone';

const showsErrors = { context: { showsErrors: true } };

/** /auth/forgottenPassword?redirect=: another password, by a code to a verified contact. */
const ForgottenPasswordPage = () => {
  const { signIn } = useWaysIn();
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const [channel, setChannel] = useState<Channel>('email');
  const byEmail = channel === 'email';
  const form = useForm({
    initialValues: {
      email: '',
      countryCode: DEFAULT_COUNTRY_CODE,
      phone: '',
      code: '',
      newPassword: '',
      confirmPassword: '',
      endAccessTokens: false,
    },
    validate: {
      email: (email) => (byEmail ? emailProblem(email.trim(), 'email')?.message : null),
      phone: (phone, { countryCode }) =>
        byEmail ? null : phoneProblem(phone, countryCode)?.message,
      code: (code) => codeProblem(code)?.message,
      newPassword: (password) => passwordProblem(password)?.message,
      confirmPassword: (repeated, { newPassword }) => repeatProblem(newPassword, repeated)?.message,
    },
  });
  const sending = useCodeSending('recovery', form);
  const [sendCode] = useSendRecoveryCodeMutation(showsErrors);
  const [recover] = useRecoverAccountMutation(showsErrors);

  const contact = () => {
    const { email, phone, countryCode } = form.getValues();
    return byEmail ? { email: email.trim() } : { phone: phone.trim(), countryCode };
  };
  const sendTheCode = () => {
    if (form.validateField(channel).hasError) return;
    void sending.send(async (captcha) => {
      const { data } = await sendCode({ variables: { input: { ...contact(), captcha } } });
      return data?.sendRecoveryCode.retryAfter;
    });
  };
  const send = async ({ code, newPassword, confirmPassword, ...more }: typeof form.values) => {
    const { endAccessTokens } = more;
    const secret = { code: code.trim(), newPassword, confirmPassword, endAccessTokens };
    const { data } = await recover({ variables: { input: { ...contact(), ...secret } } });
    notify.done(`请用新密码登录${tokensText(data?.recoverAccount)}`, '密码已重置');
    await navigate(signIn, { replace: true });
    // The member who was signed in here isn't any more.
    await changeMember();
  };

  return (
    <AuthCard
      title="忘记密码"
      subtitle="用已认证的邮箱或手机号重置密码"
      footer={
        <>
          想起来了？
          <AppLink to={signIn} underline="always" alone>
            返回登录
          </AppLink>
        </>
      }
    >
      <AuthForm form={form} send={send} action="重置密码">
        {(clear) => (
          <>
            <SegmentedControl
              aria-label="找回方式"
              data={[
                { value: 'email', label: '用邮箱找回' },
                { value: 'phone', label: '用手机找回' },
              ]}
              value={channel}
              onChange={(next) => {
                setChannel(next as Channel);
                form.clearErrors();
                clear();
              }}
            />
            {byEmail ? (
              <TextInput
                label="邮箱"
                type="email"
                autoComplete="email"
                size="md"
                {...form.getInputProps('email')}
              />
            ) : (
              <PhoneFields
                size="md"
                country={form.getInputProps('countryCode')}
                phone={form.getInputProps('phone')}
              />
            )}
            <CodeField sending={sending} onSend={sendTheCode} input={form.getInputProps('code')} />
            <Text size="sm" c="dimmed">
              只有认证过的邮箱和手机号会收到验证码。没有收到？请检查填写是否正确，或查看
              <AppLink to={supportPath()} underline="always" inherit>
                帮助中心
              </AppLink>
              。
            </Text>
            <PasswordField
              label="新密码"
              description="至少 8 个字符"
              autoComplete="new-password"
              size="md"
              {...form.getInputProps('newPassword')}
            />
            <PasswordField
              label="再次输入新密码"
              autoComplete="new-password"
              size="md"
              {...form.getInputProps('confirmPassword')}
            />
            <Checkbox
              label="同时撤销账号的所有访问令牌"
              description="怀疑账号被他人使用时请勾选：用这些令牌的程序会立即失去权限"
              {...form.getInputProps('endAccessTokens', { type: 'checkbox' })}
            />
            <Text size="sm" c="dimmed">
              重置后，所有设备都需要重新登录。
            </Text>
          </>
        )}
      </AuthForm>
    </AuthCard>
  );
};

export default ForgottenPasswordPage;
