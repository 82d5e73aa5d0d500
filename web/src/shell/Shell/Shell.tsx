import { flagsOf } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { isDismissed } from '@whaletide/schema/domains/announcements/rules/dismissal.ts';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { HelpButton } from '#domains/work-orders/components/HelpButton/HelpButton.tsx';
import { isMiniProgram } from '#lib/embedding.ts';
import { useLater } from '#lib/useLater.ts';
import { useShown } from '#routing/router-context.ts';
import { ScrollKeeper } from '#routing/ScrollKeeper.tsx';
import { usePrintLight } from '#theme/usePrintLight.ts';
import { BackToTop } from '../BackToTop/BackToTop.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { LoginBanner } from '../LoginBanner/LoginBanner.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { PageBoundary } from '../PageBoundary.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import classes from './Shell.module.css';
import { useCarriedQuery } from './useCarriedQuery.ts';
import { useExpectsBanner } from './useExpectsBanner.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useRegisterLanding } from './useRegisterLanding.ts';
import { useSharedLink } from './useSharedLink.ts';
import { useArrival } from './useArrival.ts';

// Parts for members stay out of a visitor's first load.
const MemberExtras = lazy(() => import('../MemberExtras/MemberExtras.tsx'));
const CommunityButton = lazy(
  () => import('#domains/site/components/CommunityButton/CommunityButton.tsx'),
);
const AnnouncementBanner = lazy(
  () => import('#domains/announcements/components/AnnouncementBanner/AnnouncementBanner.tsx'),
);
const MiniProgramGuard = lazy(() => import('../MiniProgram/MiniProgramGuard.tsx'));
const LiveEvents = lazy(() => import('../LiveEvents/LiveEvents.tsx'));
const NetworkNotice = lazy(() => import('../NetworkNotice/NetworkNotice.tsx'));
const TaskNote = lazy(() => import('#domains/quests/components/TaskNote/TaskNote.tsx'));

/** Surroundings of every page: navigation, landmarks, floating widgets, focus and titles. */
export const Shell = () => {
  const { viewer, loading } = useViewer();
  const route = useCurrentRoute();
  const { failure } = useShown();
  useCarriedQuery();
  usePrintLight();
  const isLater = useLater();
  useSharedLink(viewer !== null);
  useRegisterLanding(viewer, route.handle);
  const main = useArrival(route, viewer?.id);
  const banner = viewer?.announcementBanner;
  const bare = route.handle?.bare ?? false;
  const fullScreen = route.handle?.fullScreen ?? false;
  const dismissed = viewer?.weakFlags && flagsOf(viewer.weakFlags);
  const hasBanner = Boolean(banner) && !bare && !(banner && isDismissed(dismissed, banner));
  const expectsBanner = useExpectsBanner(loading || bare ? null : hasBanner) && !bare;

  return (
    <div className={classes.shell} data-full-screen={fullScreen || undefined}>
      <a className={classes.skip} href="#main" data-print="hidden">
        跳到主要内容
      </a>
      <Navbar />
      {expectsBanner && <div className={classes.banner} />}
      {viewer && banner && hasBanner && (
        <Contained loading={<div className={classes.banner} />}>
          <AnnouncementBanner key={banner.updatedAt} announcement={banner} viewer={viewer} />
        </Contained>
      )}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense>
          <PageBoundary failure={failure}>
            <Outlet />
          </PageBoundary>
        </Suspense>
      </main>
      {!fullScreen && <Footer />}
      {!viewer && !loading && !bare && !route.form && <LoginBanner />}
      {viewer && !bare && !fullScreen && !route.tasks && (
        <Contained>
          <TaskNote form={route.form} />
        </Contained>
      )}
      {!bare && !fullScreen && (
        <aside className={classes.floating} aria-label="快捷操作" data-print="hidden">
          <BackToTop />
          {viewer && (
            <Contained>
              <MemberExtras viewer={viewer} page={route.handle?.name ?? null} />
            </Contained>
          )}
          {isLater && (
            <Contained>
              <CommunityButton />
            </Contained>
          )}
          <HelpButton />
        </aside>
      )}
      {viewer && !bare && (
        <Contained>
          <LiveEvents key={viewer.id} viewer={viewer} showsTasks={route.tasks} />
        </Contained>
      )}
      {isLater && isMiniProgram() && (
        <Contained>
          <MiniProgramGuard />
        </Contained>
      )}
      {isLater && (
        <Contained>
          <NetworkNotice />
        </Contained>
      )}
      <PageAnnouncer />
      <ScrollKeeper />
    </div>
  );
};
