import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthCard } from '../AuthCard/AuthCard.tsx';
import { AuthForm } from '../AuthCard/AuthForm.tsx';
import { useAfterSignIn } from '../AuthCard/useAfterSignIn.ts';
import { OAuthWays } from '../OAuth/OAuthWays.tsx';
import { useWaysIn } from '../WaysIn/useWaysIn.ts';
import { usePatientSignIn } from './usePatientSignIn.ts';

interface SignInCardProps {
  title: string;
  subtitle: string;
  /** Stands above the title: into what one signs in. */
  above?: ReactNode;
  /**
   * Destination after signing in, unless the address names one; by default the site's start page.
   */
  otherwise?: string;
}

/** Signing in by password, with the second step where there is one, and by other sites. */
export const SignInCard = ({ title, subtitle, above, otherwise }: SignInCardProps) => {
  const { onSignedIn } = useAfterSignIn(otherwise);
  const ways = useWaysIn(otherwise);
  const { signIn, notice } = usePatientSignIn();
  // The account whose second step has to follow: another one may have none.
  const [asksFor, setAsksFor] = useState<string | null>(null);
  // The account that its member has closed, with what is said of it.
  const [closed, setClosed] = useState<{ account: string; text: string } | null>(null);
  const form = useForm({
    initialValues: { account: '', password: '', code: '' },
    validate: {
      account: (value) => (value.trim() ? null : '请输入邮箱或用户名'),
      password: (value) => (value ? null : '请输入密码'),
      code: (value, { account }) =>
        asksFor === account.trim() && !value.trim() ? '请输入两步验证码' : null,
    },
  });
  const asksForCode = asksFor !== null && asksFor === form.values.account.trim();

  const restores = closed !== null && closed.account === form.values.account.trim();

  const send = async ({ account, password, code }: typeof form.values) => {
    const input = { account: account.trim(), password, ...(restores && { restore: true }) };
    try {
      await signIn({ input: asksForCode ? { ...input, code: code.trim() } : input });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'FORBIDDEN' && failure.field === 'restore')
        return setClosed({ account: input.account, text: failure.message });
      if (asksForCode || failure.code !== 'UNAUTHENTICATED' || failure.field !== 'code')
        throw error;
      return setAsksFor(input.account);
    }
    await onSignedIn();
  };

  return (
    <AuthCard
      title={title}
      subtitle={subtitle}
      above={above}
      footer={
        <>
          还没有账号？
          <AppLink to={ways.signUp} underline="always" alone>
            注册一个
          </AppLink>
        </>
      }
    >
      <AuthForm form={form} send={send} action={restores ? '恢复账号' : '登录'} notice={notice}>
        {() => (
          <>
            {restores && (
              <Alert color="gold" role="alert" title="恢复账号">
                {closed.text}。点击「恢复账号」即可继续使用。
              </Alert>
            )}
            <TextInput
              label="邮箱或用户名"
              autoComplete="username"
              autoCapitalize="none"
              size="md"
              {...form.getInputProps('account')}
            />
            <PasswordField
              label="密码"
              autoComplete="current-password"
              size="md"
              {...form.getInputProps('password')}
            />
            {asksForCode && (
              <TextInput
                autoFocus
                label="两步验证码"
                description="验证器应用中的6位数字，或一个恢复码"
                autoComplete="one-time-code"
                autoCapitalize="none"
                maxLength={32}
                size="md"
                {...form.getInputProps('code')}
              />
            )}
            <AppLink to={ways.forgottenPassword} size="sm" ml="auto" alone>
              忘记密码？
            </AppLink>
          </>
        )}
      </AuthForm>
      <OAuthWays otherwise={otherwise} />
    </AuthCard>
  );
};
