import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { SignInOr } from '#domains/account/components/SignInOr/SignInOr.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { BanNotice } from '#domains/work-orders/components/BanNotice/BanNotice.tsx';
import { teamTabPath, type TeamTab } from '#domains/teams/paths.ts';
import { ApplicationLists } from './ApplicationLists.tsx';
import { MyTeam } from './MyTeam.tsx';
import { TeamList } from './TeamList.tsx';
import { TeamsPanelFragmentDoc, type TeamsPanelFragment } from './TeamsPanel.generated.ts';

const titles: Record<TeamTab, string> = {
  teammates: '我的团队',
  teams: '所有团队',
  applications: '团队申请',
};

interface TeamsPanelProps {
  competition: FragmentType<TeamsPanelFragment>;
  /** The address's tabParam; anything else is the first that there is. */
  param: string | undefined;
}

/** The team tab: my team, all teams, requests. */
const TeamsPanel = ({ competition, param }: TeamsPanelProps) => {
  const { data } = useSuspenseFragment({
    fragment: TeamsPanelFragmentDoc,
    fragmentName: 'TeamsPanel',
    from: competition,
  });
  const { framed } = useFramed();
  const { id, teamNotification, viewerState } = data;
  const teamId = viewerState?.team?.id;
  const tabs: TeamTab[] = teamId ? ['teammates', 'teams', 'applications'] : ['teams'];
  const tab = tabs.find((one) => one === param);
  if (!tab) {
    const otherwise = framed(teamTabPath(id, tabs[0] ?? 'teams'));
    const ownPlace = param !== undefined && param in titles;
    return ownPlace ? <SignInOr otherwise={otherwise} /> : <Redirect to={otherwise} />;
  }
  const pending = viewerState?.pendingApplicationsCount ?? 0;

  return (
    <>
      {viewerState?.isTeamBanned && (
        <BanNotice competitionId={id} reason={viewerState.teamBanReason} />
      )}
      {teamNotification && (
        <Alert mb="md">
          <Markdown text={teamNotification} />
        </Alert>
      )}
      <SubTabs
        label="团队"
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          title: titles[key],
          to: framed(teamTabPath(id, key)),
          ...(key === 'applications' && { waiting: pending }),
        }))}
      />
      {tab === 'teammates' && teamId && <MyTeam competition={data} teamId={teamId} />}
      {tab === 'teams' && <TeamList competition={data} />}
      {tab === 'applications' && teamId && <ApplicationLists competition={data} teamId={teamId} />}
    </>
  );
};

export default TeamsPanel;
