import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import { placeText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { profileText } from '@whaletide/schema/domains/members/rules/member-profile.ts';
import { Link, useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RatingText } from '#components/RatingText/RatingText.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { ChatButton } from '#domains/chat/components/ChatButton/ChatButton.tsx';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import { BanNotice } from '#domains/work-orders/components/BanNotice/BanNotice.tsx';
import { teamTabPath } from '#domains/teams/paths.ts';
import { JoinButton } from './JoinButton.tsx';
import { teamHead } from './team-head.ts';
import { useTeamPageQuery } from './TeamPage.generated.ts';
import classes from './TeamPage.module.css';

/** /home/competition/team/:id */
const TeamPage = () => {
  const { id = '' } = useParams();
  const query = useTeamPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const found = query.data?.team;
  usePageHead(found ? teamHead(found) : {});
  return (
    <Loaded
      query={query}
      of={query.data?.team}
      empty={
        <Missing
          what="团队"
          text="未找到指定的团队"
          ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
        />
      }
      failed="Oops, 出错了"
      skeleton={
        <PageFrame width="reading">
          <RowsSkeleton rows={6} />
        </PageFrame>
      }
    >
      {(team) => {
        const { competition } = team;
        return (
          <PageFrame width="reading">
            <nav aria-label="面包屑" className={classes.crumbs}>
              <Anchor component={Link} to={competitionListPath}>
                比赛
              </Anchor>
              {competition && (
                <>
                  <Anchor component={Link} to={competitionPath(competition.id)}>
                    {competition.name}
                  </Anchor>
                  <Anchor component={Link} to={teamTabPath(competition.id, 'teams')}>
                    所有团队
                  </Anchor>
                </>
              )}
              <span aria-current="page">{team.name}</span>
            </nav>
            {competition?.viewerState?.isTeamBanned &&
              competition.viewerState.team?.id === team.id && (
                <BanNotice
                  competitionId={competition.id}
                  reason={competition.viewerState.teamBanReason}
                />
              )}
            <div className={classes.head}>
              <MemberAvatar id={team.id} name={team.name} avatar={team.image} size={72} />
              <div className={classes.about}>
                <Group gap="xs">
                  <Title order={1}>{team.name}</Title>
                  {team.isDeleted && <Badge color="gray">已解散</Badge>}
                </Group>
                <Text c={team.description ? undefined : 'dimmed'}>
                  {team.description || '暂无团队简介'}
                </Text>
                {team.result && competition && (
                  <Group gap="xs">
                    <AppLink to={competitionPath(competition.id, 'leaderboard')} alone>
                      最终{placeText(team.result)}
                    </AppLink>
                    {team.result.award && <Badge color="gold">{team.result.award}</Badge>}
                  </Group>
                )}
              </div>
              <Group gap="xs" align="start" justify="flex-end">
                {team.captain && <ChatButton member={team.captain} text="联系队长" />}
                {competition && <JoinButton team={team} competition={competition} />}
              </Group>
            </div>
            <Title order={2} size="h4" mt="xl" mb="xs">
              团队成员 {team.membersCount}
              {competition && `/${competition.maxMembersPerTeam}`}
            </Title>
            <ul className={classes.members}>
              {(team.members ?? []).map((member) => (
                <li key={member.id}>
                  <MemberFace member={member} size={40} />
                  <div className={classes.about}>
                    <Group gap={6}>
                      <Text fw={500} component="span">
                        <MemberName member={member} />
                      </Text>
                      <LevelTag level={member.level} />
                      {member.id === team.captain?.id && <Badge color="gold">队长</Badge>}
                    </Group>
                    <Text size="sm" c="dimmed">
                      {profileText(member)}
                    </Text>
                    {member.record?.rating && (
                      <Text size="sm" c="dimmed">
                        <RatingText rating={member.record.rating} label="等级分" />
                      </Text>
                    )}
                  </div>
                  <ChatButton member={member} variant="subtle" />
                </li>
              ))}
            </ul>
          </PageFrame>
        );
      }}
    </Loaded>
  );
};

export default TeamPage;
