import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SignInOr } from '#domains/account/components/SignInOr/SignInOr.tsx';
import { CompetitionHeader } from '#domains/competitions/components/CompetitionHeader/CompetitionHeader.tsx';
import { CompetitionPageSkeleton } from '#domains/competitions/components/CompetitionHeader/CompetitionPageSkeleton.tsx';
import { SeriesRedirect } from '#domains/competitions/components/SeriesRedirect/SeriesRedirect.tsx';
import {
  activityPath,
  competitionPath,
  type CompetitionTab,
  isActivity,
} from '#domains/competitions/paths.ts';
import { forumListPath } from '#domains/forum/paths.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { organizationPath } from '#domains/organizations/paths.ts';
import { usePageHead } from '#lib/page-title.ts';
import { framedPath, isActivityPage } from '#routing/framed.ts';
import { useFramed } from '#routing/useFramed.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { CompetitionAside } from './CompetitionAside.tsx';
import { CompetitionBar } from './CompetitionBar.tsx';
import { CompetitionPanels } from './CompetitionPanels.tsx';
import { competitionHead } from './competition-head.ts';
import { visibleTabs } from './competition-tabs.ts';
import { useCompetitionPageQuery } from './CompetitionPage.generated.ts';
import classes from './CompetitionPage.module.css';
import { useTabStart } from './useTabStart.ts';

// Few come to what isn't there.
const MissingCompetition = lazy(() => import('./MissingCompetition.tsx'));

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
  usePageHead(competition ? competitionHead(competition, tab, tabParam) : {});
  const start = useTabStart(tab);

  if (!competition) {
    if (data && !error)
      return (
        <Suspense fallback={null}>
          <MissingCompetition activity={isActivityPage(pathname)} />
        </Suspense>
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

  return (
    <>
      <CompetitionHeader
        competition={competition}
        ways={{
          forum: framed(forumListPath(id)),
          managing: manageCompetitionPath(competition.organization?.shortName ?? 'community', id),
          host: competition.organization && organizationPath(competition.organization.shortName),
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
        <CompetitionBar tabs={tabs} />
        <PageFrame>
          <div
            className={classes.columns}
            data-wide={tab === 'leaderboard' || undefined}
            data-full={tab === 'datasetbindings' || undefined}
          >
            <div className={classes.main}>
              <CompetitionPanels
                competition={competition}
                tab={tab}
                tabParam={tabParam}
                known={known}
                onOpenTask={(param) => open('submit', param)}
              />
            </div>
            <CompetitionAside competition={competition} tab={tab} />
          </div>
        </PageFrame>
      </Tabs>
    </>
  );
};

export default CompetitionPage;
