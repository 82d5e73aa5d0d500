import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconLink, IconUserPlus } from '@tabler/icons-react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import QrCode from '#components/QrCode/QrCode.tsx';
import { invitationAddress } from '#domains/invitations/paths.ts';
import {
  InvitationDocument,
  type InvitationQuery,
  useCreateInvitationCodeMutation,
} from './InvitationPanel.generated.ts';

export type OwnInvitation = NonNullable<
  NonNullable<InvitationQuery['competition']>['viewerInvitation']
>;

interface InviteFriendsProps {
  competition: { id: string; name: string };
  /** Written above the link. */
  linkText: string;
  isRegistered: boolean;
  /** Null for a visitor. */
  invitation: OwnInvitation | null;
}

/** The member's code, as a link to pass on and a picture to scan. */
export const InviteFriends = ({
  competition,
  linkText,
  isRegistered,
  invitation,
}: InviteFriendsProps) => {
  const { id, name } = competition;
  const [create, { loading }] = useCreateInvitationCodeMutation({
    variables: { input: { competitionId: id } },
    update: (cache, { data }) => {
      if (!data) return;
      cache.writeQuery({
        query: InvitationDocument,
        variables: { competitionId: id },
        data: {
          competition: {
            __typename: 'Competition',
            id,
            viewerInvitation: data.createInvitationCode,
          },
        },
      });
    },
  });

  if (!isRegistered) return <EmptyState text="报名后即可邀请好友" />;
  if (!invitation?.code) {
    return (
      <EmptyState
        text="生成你的邀请码，邀请好友一起参加"
        action={
          <Button
            loading={loading}
            leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />}
            // The notice is the error link's.
            onClick={() => void create().catch(() => null)}
          >
            生成邀请码
          </Button>
        }
      />
    );
  }

  const { code, usedCount } = invitation;
  const address = invitationAddress(id, code);
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="invite">
      <Title order={2} size="h3" id="invite">
        {linkText}
      </Title>
      <Text c="dimmed" mt={4}>
        已成功邀请 {usedCount} 人
      </Text>
      <Group align="start" gap="xl" mt="lg">
        <QrCode value={address} title={`邀请加入${name}的二维码`} />
        <Stack gap="md" flex="1 1 280px">
          <TextInput label="邀请码" value={code} readOnly />
          <TextInput label="邀请链接" value={address} readOnly />
          <CopyButton
            text={`${linkText}\n${address}`}
            leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
          >
            复制邀请链接
          </CopyButton>
        </Stack>
      </Group>
    </Paper>
  );
};
