import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isActivity } from '#domains/competitions/paths.ts';
import { CompetitionContent } from '#domains/competitions/components/CompetitionContent/CompetitionContent.tsx';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { BanNotice } from '#domains/work-orders/components/BanNotice/BanNotice.tsx';
import type { CompetitionPageQuery } from './CompetitionPage.generated.ts';

const Lessons = lazy(() => import('#domains/activities/components/Lessons/Lessons.tsx'));
const PlatformIdBox = lazy(
  () => import('#domains/registration/components/PlatformIdBox/PlatformIdBox.tsx'),
);
const RegistrationPanel = lazy(
  () => import('#domains/registration/components/RegistrationPanel/RegistrationPanel.tsx'),
);
const SubmitPanel = lazy(
  () => import('#domains/submissions/components/SubmitPanel/SubmitPanel.tsx'),
);
const TeamsPanel = lazy(() => import('#domains/teams/components/TeamsPanel/TeamsPanel.tsx'));
const InvitationPanel = lazy(
  () => import('#domains/invitations/components/InvitationPanel/InvitationPanel.tsx'),
);
const DatasetPanel = lazy(
  () => import('#domains/dataset-bindings/components/DatasetPanel/DatasetPanel.tsx'),
);
const LeaderboardPanel = lazy(
  () => import('#domains/leaderboards/components/LeaderboardPanel/LeaderboardPanel.tsx'),
);

const PracticePanel = lazy(
  () => import('#domains/practice/components/PracticePanel/PracticePanel.tsx'),
);

const CodePanel = lazy(
  () => import('#domains/competition-code/components/CodePanel/CodePanel.tsx'),
);
const WriteUpsPanel = lazy(
  () => import('#domains/write-ups/components/WriteUpsPanel/WriteUpsPanel.tsx'),
);

interface CompetitionPanelsProps {
  competition: NonNullable<CompetitionPageQuery['competition']>;
  tab: string;
  tabParam: string | undefined;
  /** False while it isn't known yet whether the viewer has such a tab. */
  known: boolean;
  onOpenTask: (param?: string) => void;
}

/** Content of the chosen tab of a competition. */
export const CompetitionPanels = (props: CompetitionPanelsProps) => {
  const { competition, tab, tabParam, known, onOpenTask } = props;
  const { id, viewerState } = competition;
  const boxes = useSiteQuery().data?.site.platformIdBoxes;
  const box =
    viewerState?.registration === 'REGISTERED'
      ? boxes?.find(({ competitionId }) => competitionId === id)
      : undefined;
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      {box && tab !== 'register' && <PlatformIdBox competitionId={id} name={box.name} />}
      {!known && <TextSkeleton lines={8} />}
      {tab === 'register' && <RegistrationPanel competitionId={id} />}
      <Tabs.Panel value="content">
        {viewerState?.isTeamBanned && (
          <BanNotice competitionId={id} reason={viewerState.teamBanReason} />
        )}
        <CompetitionContent competition={competition} />
        {isActivity(competition) && (
          <Suspense fallback={null}>
            <Lessons activityId={id} />
          </Suspense>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="submit">
        <SubmitPanel competition={competition} opened={tabParam} onOpen={onOpenTask} />
      </Tabs.Panel>
      <Tabs.Panel value="teamswrapper">
        <TeamsPanel competition={competition} param={tabParam} />
      </Tabs.Panel>
      <Tabs.Panel value="invitation">
        <InvitationPanel competition={competition} param={tabParam} />
      </Tabs.Panel>
      <Tabs.Panel value="datasetbindings">
        <DatasetPanel competitionId={id} param={tabParam} />
      </Tabs.Panel>
      <Tabs.Panel value="leaderboard">
        <LeaderboardPanel competition={competition} />
      </Tabs.Panel>
      <Tabs.Panel value="practice">
        <PracticePanel competitionId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="code">
        <CodePanel competitionId={id} hasTeam={Boolean(viewerState?.team)} />
      </Tabs.Panel>
      <Tabs.Panel value="writeups">
        <WriteUpsPanel competitionId={id} param={tabParam} />
      </Tabs.Panel>
    </Suspense>
  );
};
