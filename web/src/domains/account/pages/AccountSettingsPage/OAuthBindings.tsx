import { Alert, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OAuthProvider } from '#apollo/schema.generated.ts';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDate } from '#lib/dates.ts';
import { useOAuthBindingsQuery } from '#domains/account/components/OAuth/OAuth.generated.ts';
import { oauthProblem, providerNames } from '#domains/account/components/OAuth/oauth-words.ts';
import type { OAuthChange } from './OAuthModal.tsx';

const OAuthModal = lazy(() => import('./OAuthModal.tsx'));

/** Other sites that one signs in by; nothing where none is configured and none is bound. */
export const OAuthBindings = ({ asksForCode }: { asksForCode: boolean }) => {
  const [address] = useSearchParams();
  const { data, error, refetch } = useOAuthBindingsQuery({ fetchPolicy: 'cache-and-network' });
  const [change, setChange] = useState<OAuthChange | null>(null);
  const bindings = data?.viewer?.oauthBindings ?? [];
  const configured = data?.site.oauthProviders ?? [];
  const shown = Object.keys(providerNames).filter(
    (name): name is OAuthProvider =>
      configured.includes(name as OAuthProvider) || bindings.some((one) => one.provider === name),
  );
  const word = address.get('oauth');
  const problem = oauthProblem(word);
  if (!data?.site.oauthProviders && error)
    return <ErrorState title="第三方登录加载失败" error={error} onRetry={refetch} />;
  if (shown.length === 0) return null;
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="oauth-bindings">
      <Title order={2} size="h3" id="oauth-bindings">
        第三方登录
      </Title>
      <Text size="sm" c="dimmed">
        绑定后，可以用这些账号登录
      </Text>
      {problem !== null && (
        <Alert color="danger" role="alert" mt="md">
          {problem}
        </Alert>
      )}
      {word === 'bound' && (
        <Alert color="success" role="status" mt="md">
          绑定成功
        </Alert>
      )}
      <Stack gap="md" mt="md">
        {shown.map((provider) => {
          const bound = bindings.find((one) => one.provider === provider);
          const title = providerNames[provider];
          return (
            <Group key={provider} justify="space-between" wrap="nowrap">
              <div>
                <Group gap="xs">
                  <Text fw={500}>{title}</Text>
                  <Badge color={bound ? 'success' : 'gold'}>{bound ? '已绑定' : '未绑定'}</Badge>
                </Group>
                {bound && (
                  <Text size="sm" c="dimmed">
                    {bound.name} · {formatDate(bound.createdAt)} 绑定
                  </Text>
                )}
              </div>
              <Button
                variant="default"
                size="sm"
                style={{ flexShrink: 0 }}
                aria-label={`${bound ? '解除绑定' : '绑定'}${title}`}
                onClick={() => setChange({ provider, binds: !bound })}
              >
                {bound ? '解除绑定' : '绑定'}
              </Button>
            </Group>
          );
        })}
      </Stack>
      <Opened of={change}>
        {(of) => (
          <Contained broken={<BrokenPart />}>
            <OAuthModal change={of} asksForCode={asksForCode} onClose={() => setChange(null)} />
          </Contained>
        )}
      </Opened>
    </Paper>
  );
};
