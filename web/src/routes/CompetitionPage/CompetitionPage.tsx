import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { Redirect } from '../../components/Redirect/Redirect.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Missing } from '../../components/Missing/Missing.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '../../components/Skeletons/Skeletons.tsx';
import { SignInOr } from '../../domains/account/components/SignInOr/SignInOr.tsx';
import { RelatedColumns } from '../../domains/columns/components/RelatedColumns/RelatedColumns.tsx';
import { CompetitionContent } from '../../domains/competitions/components/CompetitionContent/CompetitionContent.tsx';
import { tabRows } from '../../domains/competitions/components/CompetitionContent/tab-rows.ts';
import { CompetitionHeader } from '../../domains/competitions/components/CompetitionHeader/CompetitionHeader.tsx';
import { CompetitionPageSkeleton } from '../../domains/competitions/components/CompetitionHeader/CompetitionPageSkeleton.tsx';
import { CompetitionTimeline } from '../../domains/competitions/components/CompetitionTimeline/CompetitionTimeline.tsx';
import { OpenCompetitions } from '../../domains/competitions/components/OpenCompetitions/OpenCompetitions.tsx';
import { SeriesRedirect } from '../../domains/competitions/components/SeriesRedirect/SeriesRedirect.tsx';
import {
  activityPath,
  competitionListPath,
  competitionPath,
  type CompetitionTab,
  isActivity,
} from '../../domains/competitions/paths.ts';
import { ForumSidebar } from '../../domains/forum/components/ForumSidebar/ForumSidebar.tsx';
import { WorksSidebar } from '../../domains/forum/components/WorksSidebar/WorksSidebar.tsx';
import { forumListPath } from '../../domains/forum/paths.ts';
import { manageCompetitionPath } from '../../domains/managing/paths.ts';
import { useSiteQuery } from '../../domains/site/components/Site/Site.generated.ts';
import { SkillSidebar } from '../../domains/skills/components/SkillSidebar/SkillSidebar.tsx';
import { BanNotice } from '../../domains/work-orders/components/BanNotice/BanNotice.tsx';
import { usePageHead } from '../../lib/page-title.ts';
import { framedPath, isActivityPage } from '../../routing/framed.ts';
import { useFramed } from '../../routing/useFramed.ts';
import { useNavigate } from '../../routing/useNavigate.ts';
import { competitionHead } from './competition-head.ts';
import { visibleTabs } from './competition-tabs.ts';
import { useCompetitionPageQuery } from './CompetitionPage.generated.ts';
import classes from './CompetitionPage.module.css';
import { useTabStart } from './useTabStart.ts';

const ActivityAside = lazy(
  () => import('../../domains/activities/components/ActivityAside/ActivityAside.tsx'),
);
const PlatformIdBox = lazy(
  () => import('../../domains/registration/components/PlatformIdBox/PlatformIdBox.tsx'),
);
const RegistrationPanel = lazy(
  () => import('../../domains/registration/components/RegistrationPanel/RegistrationPanel.tsx'),
);
const SubmitPanel = lazy(
  () => import('../../domains/submissions/components/SubmitPanel/SubmitPanel.tsx'),
);
const TeamsPanel = lazy(() => import('../../domains/teams/components/TeamsPanel/TeamsPanel.tsx'));
const InvitationPanel = lazy(
  () => import('../../domains/invitations/components/InvitationPanel/InvitationPanel.tsx'),
);
const DatasetPanel = lazy(
  () => import('../../domains/dataset-bindings/components/DatasetPanel/DatasetPanel.tsx'),
);
const LeaderboardPanel = lazy(
  () => import('../../domains/leaderboards/components/LeaderboardPanel/LeaderboardPanel.tsx'),
);

/**
 * /home/competition/:id/:tab?/:tabParam?, /home/activity/detail/… for activities, and
 * /org/:shortName/competition/area/:id/… the same: the competition, and in its tabs what the other domains make of it.
 */
const CompetitionPage = () => {
  const { id = '', tab: asked, tabParam, shortName } = useParams();
  const tab = asked ?? 'content';
  const { pathname, search } = useLocation();
  const { framed } = useFramed();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useCompetitionPageQuery({ variables: { id } });
  const competition = data?.competition;
  const site = useSiteQuery().data?.site;
  usePageHead(competition ? competitionHead(competition, tab, tabParam) : {});
  const start = useTabStart(tab);

  if (!competition) {
    if (data && !error)
      return (
        <Missing
          what="比赛"
          text="没有找到指定的比赛"
          ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
        >
          <OpenCompetitions />
        </Missing>
      );
    if (error) return <ErrorState title="Oops, 出错了" error={error} onRetry={refetch} />;
    return <CompetitionPageSkeleton folds={tab !== 'content'} />;
  }

  if (competition.isSeries) return <SeriesRedirect series={competition} />;
  // An organization's frame shows its competitions and activities alike.
  if (shortName === undefined && isActivity(competition) !== isActivityPage(pathname)) {
    const own = isActivity(competition) ? activityPath : competitionPath;
    const shown = asked as CompetitionTab | undefined;
    return <Redirect to={own(id, shown, tabParam) + search} permanent />;
  }

  const tabs = visibleTabs(competition, shortName);
  const known = tab === 'register' || tabs.some((shown) => shown.tab === tab);
  const pathOf = (to: CompetitionTab, param?: string) => framed(competitionPath(id, to, param));
  // A member who has just joined a team may be ahead of the answer that says so.
  if (!known && !loading) {
    const otherwise = pathOf('content');
    const { organization, publishStatus } = competition;
    // One submits to a competition of an organization in the organization's area.
    if (tab === 'submit' && publishStatus === 'ORGANIZATION' && organization)
      if (organization.shortName !== shortName) {
        const area = framedPath(organization.shortName, competitionPath(id, tab, tabParam));
        return <Redirect to={area} />;
      }
    return tab === 'submit' ? <SignInOr otherwise={otherwise} /> : <Redirect to={otherwise} />;
  }
  const open = (next: string | null, param?: string) =>
    void navigate(pathOf((next ?? 'content') as CompetitionTab, param), {
      preventScrollReset: true,
    });

  const box =
    competition.viewerState?.registration === 'REGISTERED'
      ? site?.platformIdBoxes?.find(({ competitionId }) => competitionId === id)
      : undefined;

  return (
    <>
      <CompetitionHeader
        competition={competition}
        ways={{
          forum: framed(forumListPath(id)),
          managing: manageCompetitionPath(competition.organization?.shortName ?? 'community', id),
        }}
        folds={tab !== 'content'}
      />
      {/* Registering is no tab of the bar: with none chosen, each of them is in the tab order. */}
      <Tabs
        value={tab === 'register' ? null : tab}
        onChange={open}
        keepMounted={false}
        className={classes.tabs}
      >
        <div ref={start} />
        <div className={classes.bar}>
          <Tabs.List className={classes.list} data-rows={tabRows(tabs.length)}>
            {tabs.map(({ tab: value, title, waiting = 0 }) => (
              <Tabs.Tab
                key={value}
                value={value}
                rightSection={
                  waiting > 0 && (
                    <span className={classes.dot} role="img" aria-label={`${waiting}条待处理`} />
                  )
                }
              >
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        <PageFrame>
          <div
            className={classes.columns}
            data-wide={tab === 'leaderboard' || undefined}
            data-full={tab === 'datasetbindings' || undefined}
          >
            <div className={classes.main}>
              <Suspense fallback={<TextSkeleton lines={8} />}>
                {box && tab !== 'register' && <PlatformIdBox competitionId={id} name={box.name} />}
                {!known && <TextSkeleton lines={8} />}
                {tab === 'register' && <RegistrationPanel competitionId={id} />}
                <Tabs.Panel value="content">
                  {competition.viewerState?.teamBanned && (
                    <BanNotice competitionId={id} reason={competition.viewerState.teamBanReason} />
                  )}
                  <CompetitionContent competition={competition} />
                </Tabs.Panel>
                <Tabs.Panel value="submit">
                  <SubmitPanel
                    competition={competition}
                    opened={tabParam}
                    onOpen={(param) => open('submit', param)}
                  />
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
              </Suspense>
            </div>
            <div>
              {tab === 'content' && isActivity(competition) && (
                <Suspense fallback={null}>
                  <ActivityAside activityId={id} />
                </Suspense>
              )}
              <CompetitionTimeline competition={competition} />
              {tab === 'content' && <SkillSidebar competitionId={id} />}
              {tab === 'content' && <ForumSidebar competitionId={id} />}
              {tab === 'content' && (
                <WorksSidebar
                  competitionId={id}
                  ofOrganization={competition.publishStatus === 'ORGANIZATION'}
                />
              )}
              {tab === 'content' && <RelatedColumns competitionId={id} />}
            </div>
          </div>
        </PageFrame>
      </Tabs>
    </>
  );
};

export default CompetitionPage;
