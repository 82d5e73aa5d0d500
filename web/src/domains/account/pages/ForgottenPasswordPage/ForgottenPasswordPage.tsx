import '@mantine/core/styles/Checkbox.layer.css';
import '#theme/styles/tables.ts';
import { Checkbox, SegmentedControl, Text, TextInput } from '@mantine/core';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { supportPath } from '#routing/support.ts';
import { AuthCard } from '#domains/account/components/AuthCard/AuthCard.tsx';
import { AuthForm } from '#domains/account/components/AuthCard/AuthForm.tsx';
import { CodeField } from '#domains/account/components/Verification/CodeField.tsx';
import { PhoneFields } from '#domains/account/components/Verification/PhoneFields.tsx';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { type Channel, useRecovery } from './useRecovery.ts';

/** /auth/forgottenPassword?redirect=: another password, by a code to a verified contact. */
const ForgottenPasswordPage = () => {
  const { signIn } = useWaysIn();
  const { form, channel, setChannel, sending, sendTheCode, send } = useRecovery(signIn);

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
            {channel === 'email' ? (
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
              账号绑定的邮箱和手机号会收到验证码；绑定了手机而邮箱没有验证过的，请用手机找回。没有收到？请检查填写是否正确，或查看
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
