import { Button, Stack, Text } from '@mantine/core';
import { applyProblem } from '@whaletide/schema/domains/teams/rules.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { ApplyModal } from '#domains/teams/components/ApplyModal/ApplyModal.tsx';
import {
  APPLIED_REASON,
  useAppliedTeams,
} from '#domains/teams/components/ApplyModal/useAppliedTeams.ts';
import { factsOf } from '#domains/teams/facts.ts';
import { teamTabPath } from '#domains/teams/paths.ts';
import type { TeamPageQuery } from './TeamPage.generated.ts';

type Team = NonNullable<TeamPageQuery['team']>;

interface JoinButtonProps {
  team: Team;
  competition: NonNullable<Team['competition']>;
}

/** The way into the team, or why there is none; members get to their own team's tab. */
export const JoinButton = ({ team, competition }: JoinButtonProps) => {
  const { viewer, loading } = useViewer();
  const { signIn } = useWaysIn();
  const [open, setOpen] = useState(false);
  const own = competition.viewerState?.team ?? null;
  const applied = useAppliedTeams(own?.id).has(team.id);
  if (loading) return null;
  if (!viewer)
    return (
      <Button component={Link} to={signIn}>
        登录后申请加入
      </Button>
    );
  if (own?.id === team.id)
    return (
      <Button component={Link} to={teamTabPath(competition.id, 'teammates')} variant="default">
        管理我的团队
      </Button>
    );
  const problem = applyProblem({
    viewerId: viewer.member?.id ?? '',
    own: own && factsOf(own, competition.viewerState?.isTeamBanned),
    target: { ...factsOf(team), receives: team.receivesApplications },
    maxMembers: competition.maxMembersPerTeam,
  });
  return (
    <Stack gap={4} align="flex-end">
      <Button disabled={applied || problem !== null} onClick={() => setOpen(true)}>
        {applied ? '已申请' : '申请加入'}
      </Button>
      {(applied || problem) && (
        <Text size="sm" c="dimmed">
          {applied ? APPLIED_REASON : problem?.message}
        </Text>
      )}
      <Opened of={open && own}>
        {(own) => (
          <ApplyModal
            competitionId={competition.id}
            team={team}
            own={own}
            viewerName={viewer.member?.name ?? ''}
            onClose={() => setOpen(false)}
          />
        )}
      </Opened>
    </Stack>
  );
};
