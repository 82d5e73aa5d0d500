import '@mantine/core/styles/Divider.layer.css';
import { Alert, Button, Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OAuthProvider } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { leaveFor } from '#lib/leave-for.ts';
import { useBeginOAuthSignInMutation, useOAuthProvidersQuery } from './OAuth.generated.ts';
import { oauthProblem, providerNames } from './oauth-words.ts';

/** Signing in by other sites, where the operator has configured any; and why that came to nothing. */
export const OAuthWays = ({ otherwise }: { otherwise?: string | undefined }) => {
  const [query] = useSearchParams();
  const { data } = useOAuthProvidersQuery();
  const [begin] = useBeginOAuthSignInMutation({ context: { showsErrors: true } });
  const [going, setGoing] = useState<OAuthProvider | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const providers = data?.site.oauthProviders ?? [];
  const problem = refused ?? oauthProblem(query.get('oauth'));
  if (providers.length === 0) return null;

  const go = async (provider: OAuthProvider) => {
    setGoing(provider);
    setRefused(null);
    const redirect = query.get('redirect') ?? otherwise ?? null;
    try {
      const input = { provider, ...(redirect !== null && { redirect }) };
      const { data: begun } = await begin({ variables: { input } });
      if (begun) leaveFor(begun.beginOAuthSignIn.url);
    } catch (error) {
      setRefused(failureOf(error).message);
      setGoing(null);
    }
  };

  return (
    <Stack gap="sm" mt="lg">
      <Divider label="其他登录方式" />
      {problem !== null && (
        <Alert color="danger" role="alert">
          {problem}
        </Alert>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          size="md"
          loading={going === provider}
          disabled={going !== null}
          onClick={() => void go(provider)}
        >
          使用{providerNames[provider]}登录
        </Button>
      ))}
    </Stack>
  );
};
