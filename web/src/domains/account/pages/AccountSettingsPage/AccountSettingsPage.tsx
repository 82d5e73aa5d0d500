import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { MemberAvatar } from '../../../../components/MemberAvatar/MemberAvatar.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { AccessTokens } from './AccessTokens.tsx';
import { useAccountSettingsQuery } from './AccountSettings.generated.ts';
import { Sessions } from './Sessions.tsx';
import { VerificationSections } from './VerificationSections.tsx';

/** /home/user/setting/account: what is verified, who is signed in where, and other clients' tokens. */
const AccountSettingsPage = () => {
  const { data, loading, error, refetch } = useAccountSettingsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  return (
    <PageFrame width="reading">
      <Title order={1} mb="lg">
        账号设置
      </Title>
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
          <VerificationSections email={viewer.email ?? null} />
          <AccessTokens tokens={viewer.accessTokens} error={error} onRetry={refetch} />
          <Sessions sessions={viewer.sessions} error={error} onRetry={refetch} />
        </Stack>
      )}
    </PageFrame>
  );
};

export default AccountSettingsPage;
