import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { lazy, useState } from 'react';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDate } from '#lib/dates.ts';
import type { TwoFactorStateFragment } from '#domains/account/components/TwoFactor/TwoFactor.generated.ts';

const TurnOnModal = lazy(() => import('#domains/account/components/TwoFactor/TurnOnModal.tsx'));
const ProofModal = lazy(() => import('#domains/account/components/TwoFactor/ProofModal.tsx'));

interface TwoFactorProps {
  state: TwoFactorStateFragment | null;
  error: unknown;
  onRetry: () => unknown;
}

const textOf = ({ isEnabled: enabled, enabledAt, recoveryCodesLeft }: TwoFactorStateFragment) =>
  enabled
    ? `${enabledAt ? `${formatDate(enabledAt)} 开启 · ` : ''}还有 ${recoveryCodesLeft} 个恢复码可用`
    : '登录时除了密码，还需要验证器应用中的验证码';

/** The second step of signing in: whether it is on, and what can be done about it. */
export const TwoFactor = ({ state, error, onRetry }: TwoFactorProps) => {
  const [change, setChange] = useState<'on' | 'renew' | 'off' | null>(null);
  const close = () => setChange(null);
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="two-factor">
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Title order={2} size="h3" id="two-factor">
              两步验证
            </Title>
            {state && (
              <Badge color={state.isEnabled ? 'success' : 'gold'}>
                {state.isEnabled ? '已开启' : '未开启'}
              </Badge>
            )}
          </Group>
          {state && (
            <Text size="sm" c="dimmed">
              {textOf(state)}
            </Text>
          )}
        </div>
        {state && !state.isEnabled && (
          <Button variant="light" size="sm" onClick={() => setChange('on')}>
            开启两步验证
          </Button>
        )}
        {state?.isEnabled && (
          <Group gap="xs">
            <Button variant="light" size="sm" onClick={() => setChange('renew')}>
              重新生成恢复码
            </Button>
            <Button variant="default" size="sm" onClick={() => setChange('off')}>
              关闭
            </Button>
          </Group>
        )}
      </Group>
      {!state && <ErrorState error={error} onRetry={onRetry} />}
      <Opened of={change}>
        {(of) => (
          <Contained broken={<BrokenPart />}>
            {of === 'on' ? (
              <TurnOnModal onClose={close} />
            ) : (
              <ProofModal change={of} onClose={close} />
            )}
          </Contained>
        )}
      </Opened>
    </Paper>
  );
};
