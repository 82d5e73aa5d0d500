import { Anchor, Badge, Text } from '@mantine/core';
import { applyProblem } from '@whaletide/schema/domains/teams/rules.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { factsOf } from '#domains/teams/facts.ts';
import { teamPath } from '#domains/teams/paths.ts';
import { ApplyModal } from '../ApplyModal/ApplyModal.tsx';
import type { MyTeamQuery, TeamListQuery } from './TeamsPanel.generated.ts';
import { APPLIED_REASON } from '../ApplyModal/useAppliedTeams.ts';
import classes from './TeamsPanel.module.css';

interface TeamRowProps {
  team: NonNullable<NonNullable<TeamListQuery['competition']>['teams']>['items'][number];
  competitionId: string;
  maxMembers: number;
  viewer: Viewer | null;
  own: MyTeamQuery['team'];
  banned: boolean;
  /** True while the viewer's request to it waits for an answer. */
  applied: boolean;
  highlighted: boolean;
}

/** One team of the list; the button says why one can't apply. */
export const TeamRow = (props: TeamRowProps) => {
  const { team, competitionId, maxMembers, viewer, own, banned, applied, highlighted } = props;
  const [applying, setApplying] = useState(false);
  const members = team.members ?? [];
  const isOwn = own?.id === team.id;
  const problem = applyProblem({
    viewerId: viewer?.member?.id ?? '',
    own: own && factsOf(own, banned),
    target: { ...factsOf(team), receives: team.receivesApplications },
    maxMembers,
  });
  return (
    <li className={classes.row} data-highlighted={highlighted || undefined}>
      <MemberAvatar id={team.id} name={team.name} avatar={team.image} size={44} />
      <div className={classes.about}>
        <Anchor component={Link} to={teamPath(team.id)} fw={600} c="inherit">
          {team.name}
        </Anchor>{' '}
        {isOwn && <Badge color="brand">我的团队</Badge>}
        <Text component="div" size="sm" c="dimmed" truncate>
          队长 {team.captain ? <MemberName member={team.captain} alone /> : '—'}
          {team.description && ` · ${team.description}`}
        </Text>
      </div>
      <span className={classes.members} aria-hidden>
        {members.slice(0, 4).map((member) => (
          <MemberAvatar key={member.id} {...member} size={26} />
        ))}
      </span>
      <span className={classes.count}>
        {team.membersCount}/{maxMembers} 人
      </span>
      <span className={classes.action}>
        {!isOwn && own && (
          <ReasonedButton
            size="sm"
            variant="light"
            reason={applied ? APPLIED_REASON : problem?.message}
            aria-label={`${applied ? '已申请加入' : '申请加入'}「${team.name}」`}
            onClick={() => setApplying(true)}
          >
            {applied ? '已申请' : team.receivesApplications ? '申请加入' : '已满员'}
          </ReasonedButton>
        )}
      </span>
      <Opened of={applying && own}>
        {(own) => (
          <ApplyModal
            competitionId={competitionId}
            team={team}
            own={own}
            viewerName={viewer?.member?.name ?? ''}
            onClose={() => setApplying(false)}
          />
        )}
      </Opened>
    </li>
  );
};
