import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { failureOf } from '../../../../apollo/errors.ts';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { AuthCard } from '../../components/AuthCard/AuthCard.tsx';
import { AuthForm } from '../../components/AuthCard/AuthForm.tsx';
import { useAfterSignIn } from '../../components/AuthCard/useAfterSignIn.ts';
import { signUpPath } from '../../paths.ts';
import { useSignInMutation } from './SignIn.generated.ts';

/** /auth/communityLogin?redirect= */
const SignInPage = () => {
  const { redirect, onSignedIn } = useAfterSignIn();
  const [signIn, { loading, error }] = useSignInMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { account: '', password: '' },
    validate: {
      account: (value) => (value.trim() ? null : '请输入邮箱或用户名'),
      password: (value) => (value ? null : '请输入密码'),
    },
  });

  const submit = form.onSubmit(async ({ account, password }) => {
    const input = { account: account.trim(), password };
    const result = await signIn({ variables: { input } }).catch(() => null);
    if (result?.data) await onSignedIn();
  });

  return (
    <AuthCard
      title="欢迎回来"
      subtitle="登录后继续你的比赛"
      footer={
        <>
          还没有账号？
          <AppLink to={signUpPath(redirect)} underline="always">
            注册一个
          </AppLink>
        </>
      }
    >
      <AuthForm
        onSubmit={submit}
        problem={error && failureOf(error).message}
        action="登录"
        loading={loading}
      >
        <TextInput
          label="邮箱或用户名"
          autoComplete="username"
          autoCapitalize="none"
          size="md"
          {...form.getInputProps('account')}
        />
        <PasswordInput
          label="密码"
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('password')}
        />
      </AuthForm>
    </AuthCard>
  );
};

export default SignInPage;
