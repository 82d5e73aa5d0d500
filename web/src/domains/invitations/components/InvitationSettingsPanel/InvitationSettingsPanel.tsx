import { Text } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { InvitationSettingsForm } from './InvitationSettingsForm.tsx';
import { useInvitationSettingsQuery } from './InvitationSettingsPanel.generated.ts';

/** Organizers: whether members invite others, and what they pass on. */
const InvitationSettingsPanel = ({ competitionId }: PanelProps) => {
  const query = useInvitationSettingsQuery({ variables: { id: competitionId } });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={5} />}
    >
      {(competition) => (
        <>
          <Text c="dimmed" mb="md">
            开启后，已报名的会员可以生成自己的邀请码。对方报名时填写邀请码，即计为一次成功邀请。
          </Text>
          <InvitationSettingsForm competitionId={competitionId} settings={competition.invitation} />
        </>
      )}
    </Loaded>
  );
};

export default InvitationSettingsPanel;
