import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { teamMessagePath } from '#domains/chat/paths.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { factsOf } from '#domains/teams/facts.ts';
import { MyTeamActions } from './MyTeamActions.tsx';
import { ReceivingSwitch } from './ReceivingSwitch.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { useMyTeamQuery, type TeamsPanelFragment } from './TeamsPanel.generated.ts';

interface MyTeamProps {
  competition: TeamsPanelFragment;
  teamId: string;
}

/** The viewer's team: its face, its members, and what they may do with it. */
export const MyTeam = ({ competition, teamId }: MyTeamProps) => {
  const { viewer } = useViewer();
  const query = useMyTeamQuery({
    variables: { id: teamId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.team}
      empty="未找到指定的团队"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(team) => {
        const viewerId = viewer?.member?.id ?? '';
        const banned = competition.viewerState?.isTeamBanned ?? false;
        const isCaptain = team.captain?.id === viewerId;
        const shared = { competition, team, facts: factsOf(team, banned), viewerId };

        return (
          <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="my-team">
            <Group wrap="nowrap" align="start">
              <MemberAvatar id={team.id} name={team.name} avatar={team.image} size={64} />
              <div>
                <Group gap="xs">
                  <Title order={2} size="h3" id="my-team">
                    {team.name}
                  </Title>
                  {isCaptain && <Badge color="gold">我是队长</Badge>}
                </Group>
                <Text c={team.description ? undefined : 'dimmed'}>
                  {team.description || '暂无团队简介'}
                </Text>
                <Text size="sm" c="dimmed" mt={4}>
                  成员 {team.membersCount}/{competition.maxMembersPerTeam}
                </Text>
                <AppLink to={teamMessagePath(team.id)} size="sm" alone>
                  团队消息
                </AppLink>
              </div>
            </Group>
            {isCaptain && <ReceivingSwitch {...shared} />}
            <TeamMembers {...shared} isCaptain={isCaptain} />
            <MyTeamActions {...shared} isCaptain={isCaptain} />
          </Paper>
        );
      }}
    </Loaded>
  );
};
