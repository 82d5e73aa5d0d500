import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  emailProblem,
  nameProblem,
  passwordProblem,
} from '@whaletide/schema/domains/account/rules/account.ts';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthCard } from '../../components/AuthCard/AuthCard.tsx';
import { AuthForm } from '../../components/AuthCard/AuthForm.tsx';
import { sharedBy } from '#lib/shared-by.ts';
import { useAfterSignIn } from '../../components/AuthCard/useAfterSignIn.ts';
import { usePendingOAuthQuery } from '../../components/OAuth/OAuth.generated.ts';
import { OAuthWays } from '../../components/OAuth/OAuthWays.tsx';
import { providerNames } from '../../components/OAuth/oauth-words.ts';
import { useWaysIn } from '../../components/WaysIn/useWaysIn.ts';
import { useSignUpMutation } from './SignUp.generated.ts';

/** /auth/register?redirect= */
const SignUpPage = () => {
  const { onSignedIn } = useAfterSignIn();
  const ways = useWaysIn();
  const [signUp] = useSignUpMutation({ context: { showsErrors: true } });
  const pending = usePendingOAuthQuery({ fetchPolicy: 'network-only' }).data?.pendingOAuth;
  const form = useForm({
    initialValues: { name: '', email: '', password: '' },
    validate: {
      name: (value) => nameProblem(value.trim())?.message,
      email: (value) => emailProblem(value.trim(), 'Email')?.message,
      password: (value, { name, email }) => passwordProblem(value, { name, email })?.message,
    },
    validateInputOnBlur: true,
  });

  const send = async ({ name, email, password }: typeof form.values) => {
    const inviter = sharedBy();
    const input = {
      name: name.trim(),
      email: email.trim(),
      password,
      ...(inviter !== null && { sharedBy: inviter }),
      ...(pending && { bindOAuth: true }),
    };
    await signUp({ variables: { input } });
    await onSignedIn();
  };

  return (
    <AuthCard
      title="加入社区"
      subtitle="一分钟注册，马上开始第一场比赛"
      footer={
        <>
          已经有账号？
          <AppLink to={ways.signIn} underline="always" alone>
            直接登录
          </AppLink>
        </>
      }
    >
      <AuthForm form={form} send={send} action="注册">
        {() => (
          <>
            {pending && (
              <Alert color="brand" role="status">
                注册后将绑定{providerNames[pending.provider]}账号「{pending.name}」
              </Alert>
            )}
            <TextInput
              label="用户名"
              description="2 到 20 个字符，大家会看到它"
              autoComplete="nickname"
              size="md"
              {...form.getInputProps('name')}
            />
            <TextInput
              label="邮箱"
              type="email"
              autoComplete="email"
              size="md"
              {...form.getInputProps('email')}
            />
            <PasswordField
              label="密码"
              description="至少 8 个字符"
              autoComplete="new-password"
              size="md"
              {...form.getInputProps('password')}
            />
          </>
        )}
      </AuthForm>
      {!pending && <OAuthWays />}
    </AuthCard>
  );
};

export default SignUpPage;
