import { Alert, Text, TextInput } from '@mantine/core';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthCard } from '#domains/account/components/AuthCard/AuthCard.tsx';
import { AuthForm } from '#domains/account/components/AuthCard/AuthForm.tsx';
import { useAfterSignIn } from '#domains/account/components/AuthCard/useAfterSignIn.ts';
import { usePendingOAuthQuery } from '#domains/account/components/OAuth/OAuth.generated.ts';
import { OAuthWays } from '#domains/account/components/OAuth/OAuthWays.tsx';
import { providerNames } from '#domains/account/components/OAuth/oauth-words.ts';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { CodeField } from '#domains/account/components/Verification/CodeField.tsx';
import { useSignUp } from './useSignUp.ts';

/** /auth/register?redirect= */
const SignUpPage = () => {
  const { onSignedIn } = useAfterSignIn();
  const ways = useWaysIn();
  const pending = usePendingOAuthQuery({ fetchPolicy: 'network-only' }).data?.pendingOAuth;
  const { form, isTaken, sending, sendTheCode, send } = useSignUp(Boolean(pending), onSignedIn);

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
            {isTaken && (
              <>
                <Text size="sm" role="status">
                  这是你的邮箱？填写收到的验证码，就可以用它注册。如果你已经用它注册并验证过，邮件会告诉你怎样登录。
                </Text>
                <CodeField
                  sending={sending}
                  onSend={sendTheCode}
                  input={form.getInputProps('emailCode')}
                />
              </>
            )}
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
