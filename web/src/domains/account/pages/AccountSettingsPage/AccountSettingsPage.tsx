import { Group, Paper, Stack, Text } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDate } from '#lib/dates.ts';
import { SettingsFrame } from '#domains/account/components/SettingsFrame/SettingsFrame.tsx';
import { VerificationSection } from '#domains/account/components/Verification/VerificationSection.tsx';
import { AccessTokens } from './AccessTokens.tsx';
import { useAccountSettingsQuery } from './AccountSettings.generated.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { DataExports } from './DataExports.tsx';
import { OAuthBindings } from './OAuthBindings.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

const signsInBy = ['email', 'password'] as const;

/** /home/user/setting/account: how one signs in, who is signed in where, and other clients' tokens. */
const AccountSettingsPage = () => {
  const { data, loading, error, refetch } = useAccountSettingsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  return (
    <SettingsFrame tab="account">
      {!viewer && loading && <RowsSkeleton rows={6} />}
      {!viewer && !loading && <ErrorState error={error} onRetry={refetch} />}
      {viewer && (
        <Stack gap="lg">
          <Paper withBorder radius="lg" p="lg">
            <Group wrap="nowrap">
              <MemberAvatar {...viewer.member} size={56} />
              <div>
                <Text fw={600}>{viewer.member.name}</Text>
                <Text size="sm" c="dimmed">
                  {viewer.email ?? '未绑定邮箱'} · {formatDate(viewer.createdAt)} 加入
                </Text>
              </div>
            </Group>
          </Paper>
          <VerificationSection
            title="邮箱与密码"
            changes={signsInBy}
            email={viewer.email ?? null}
          />
          <TwoFactor state={viewer.twoFactor} error={error} onRetry={refetch} />
          <OAuthBindings asksForCode={viewer.twoFactor?.isEnabled ?? false} />
          <AccessTokens
            tokens={viewer.accessTokens}
            asksForCode={viewer.twoFactor?.isEnabled ?? false}
            error={error}
            onRetry={refetch}
          />
          <Sessions sessions={viewer.sessions} error={error} onRetry={refetch} />
          <DataExports
            exports={viewer.dataExports}
            asksForCode={viewer.twoFactor?.isEnabled ?? false}
            error={error}
            onRetry={refetch}
          />
          <CloseAccount />
        </Stack>
      )}
    </SettingsFrame>
  );
};

export default AccountSettingsPage;
