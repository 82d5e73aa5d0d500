import '@mantine/core/styles/Code.layer.css';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { agentName } from '@whaletide/schema/shared/rules/authorship.ts';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { formatDate } from '#lib/dates.ts';
import {
  AccessTokenRowFragmentDoc,
  useRevokeAccessTokenMutation,
  type AccountSettingsQuery,
} from './AccountSettings.generated.ts';
import { CreateTokenModal } from './CreateTokenModal.tsx';
import { namesOf } from './scope-names.ts';
import { StopAgents } from './StopAgents.tsx';
import { TokenLogModal } from './TokenLogModal.tsx';

type Viewer = NonNullable<AccountSettingsQuery['viewer']>;

const agentOf = ({ model, harness }: { model: string | null; harness: string | null }) =>
  model === null ? '未注明' : agentName({ model, harness });

interface AccessTokensProps {
  tokens: Viewer['accessTokens'];
  /** True where the second step is on. */
  asksForCode: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** The tokens with which other internal clients act as the member. */
export const AccessTokens = ({ tokens, asksForCode, error, onRetry }: AccessTokensProps) => {
  const [creating, setCreating] = useState(false);
  const [logged, setLogged] = useState<{ id: string; name: string } | null>(null);
  const [revoke, { loading }] = useRevokeAccessTokenMutation();
  const { data } = useSuspenseFragment({
    fragment: AccessTokenRowFragmentDoc,
    fragmentName: 'AccessTokenRow',
    from: tokens ?? [],
  });
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="access-tokens">
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h3" id="access-tokens">
            访问令牌
          </Title>
          <Text size="sm" c="dimmed">
            让其他内部客户端以你的身份访问 GraphQL 接口
          </Text>
        </div>
        <Button variant="light" size="sm" onClick={() => setCreating(true)}>
          新建令牌
        </Button>
      </Group>
      {!tokens && <ErrorState error={error} onRetry={onRetry} />}
      {tokens?.length === 0 && <EmptyState text="还没有访问令牌" />}
      <Stack gap="md" mt="md">
        {data.map((token) => (
          <Group key={token.id} justify="space-between" wrap="nowrap">
            <div>
              <Group gap="xs">
                <Text fw={500}>{token.name}</Text>
                <Code>{token.prefix}…</Code>
              </Group>
              <Text size="sm" c="dimmed">
                {token.kind === 'AGENT' && `智能体（${agentOf(token)}） · `}
                {namesOf(token.scopes)} ·{' '}
                {token.expiresAt ? `${formatDate(token.expiresAt)} 到期` : '长期有效'} ·{' '}
                {token.lastUsedAt ? (
                  <>
                    最近使用 <RelativeTime time={token.lastUsedAt} />
                  </>
                ) : (
                  '从未使用'
                )}
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              <Button
                variant="default"
                size="xs"
                aria-label={`令牌「${token.name}」的使用记录`}
                onClick={() => setLogged(token)}
              >
                记录
              </Button>
              <Button
                variant="default"
                size="xs"
                loading={loading}
                aria-label={`撤销令牌「${token.name}」`}
                onClick={() =>
                  void revoke({ variables: { input: { accessTokenId: token.id } } }).catch(
                    () => null,
                  )
                }
              >
                撤销
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
      {data.some(({ kind }) => kind === 'AGENT') && <StopAgents />}
      <Opened of={logged}>
        {(token) => <TokenLogModal token={token} onClose={() => setLogged(null)} />}
      </Opened>
      <Opened of={creating}>
        {() => <CreateTokenModal asksForCode={asksForCode} onClose={() => setCreating(false)} />}
      </Opened>
    </Paper>
  );
};
