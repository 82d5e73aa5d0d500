import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PasswordField } from '../../../../components/PasswordField/PasswordField.tsx';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { AuthCard } from '../../components/AuthCard/AuthCard.tsx';
import { AuthForm } from '../../components/AuthCard/AuthForm.tsx';
import { useAfterSignIn } from '../../components/AuthCard/useAfterSignIn.ts';
import { useWaysIn } from '../../components/WaysIn/useWaysIn.ts';
import { usePatientSignIn } from './usePatientSignIn.ts';

/** /auth/communityLogin?redirect= */
const SignInPage = () => {
  const { onSignedIn } = useAfterSignIn();
  const ways = useWaysIn();
  const { signIn, notice } = usePatientSignIn();
  const form = useForm({
    initialValues: { account: '', password: '' },
    validate: {
      account: (value) => (value.trim() ? null : '请输入邮箱或用户名'),
      password: (value) => (value ? null : '请输入密码'),
    },
  });

  const send = async ({ account, password }: typeof form.values) => {
    await signIn({ input: { account: account.trim(), password } });
    await onSignedIn();
  };

  return (
    <AuthCard
      title="欢迎回来"
      subtitle="登录后继续你的比赛"
      footer={
        <>
          还没有账号？
          <AppLink to={ways.signUp} underline="always" alone>
            注册一个
          </AppLink>
        </>
      }
    >
      <AuthForm form={form} send={send} action="登录" notice={notice}>
        {() => (
          <>
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
            <AppLink to={ways.forgottenPassword} size="sm" ml="auto" alone>
              忘记密码？
            </AppLink>
          </>
        )}
      </AuthForm>
    </AuthCard>
  );
};

export default SignInPage;
