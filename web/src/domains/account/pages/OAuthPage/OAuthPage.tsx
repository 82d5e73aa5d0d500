import { Alert, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { secondStepProblem } from '@whaletide/schema/domains/account/rules/two-factor.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { AuthCard } from '#domains/account/components/AuthCard/AuthCard.tsx';
import { AuthForm } from '#domains/account/components/AuthCard/AuthForm.tsx';
import { useAfterSignIn } from '#domains/account/components/AuthCard/useAfterSignIn.ts';
import {
  useContinueOAuthSignInMutation,
  usePendingOAuthQuery,
} from '#domains/account/components/OAuth/OAuth.generated.ts';
import { providerNames } from '#domains/account/components/OAuth/oauth-words.ts';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';

/** /auth/oauth?redirect=: what is missing once another site has said who it is. */
const OAuthPage = () => {
  const { onSignedIn } = useAfterSignIn();
  const ways = useWaysIn();
  const query = usePendingOAuthQuery({ fetchPolicy: 'network-only' });
  const [send] = useContinueOAuthSignInMutation({ context: { showsErrors: true } });
  const [closed, setClosed] = useState<string | null>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (asksForCode ? secondStepProblem(code)?.message : null) },
  });

  const goOn = async ({ code }: typeof form.values) => {
    const input = {
      ...(asksForCode && { code: code.trim() }),
      ...(closed !== null && { restore: true }),
    };
    try {
      await send({ variables: { input } });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.field === 'restore') return setClosed(failure.message);
      if (!asksForCode && failure.field === 'code') return setAsksForCode(true);
      throw error;
    }
    await onSignedIn();
  };

  return (
    <AuthCard
      title="继续登录"
      subtitle="还差一步"
      footer={
        <AppLink to={ways.signIn} underline="always" alone>
          使用其他方式登录
        </AppLink>
      }
    >
      <Loaded
        query={query}
        of={query.data?.pendingOAuth}
        empty="登录请求已失效，请重新开始"
        failed="暂时无法继续登录"
      >
        {({ provider, name }) => (
          <AuthForm form={form} send={goOn} action={closed === null ? '继续' : '恢复账号'}>
            {() => (
              <>
                <Text>
                  {providerNames[provider]}账号：{name}
                </Text>
                {closed !== null && (
                  <Alert color="gold" role="alert" title="恢复账号">
                    {closed}。点击「恢复账号」即可继续使用。
                  </Alert>
                )}
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
              </>
            )}
          </AuthForm>
        )}
      </Loaded>
    </AuthCard>
  );
};

export default OAuthPage;
