import { lazy, Suspense } from 'react';
import { EmbeddedPage } from '#components/EmbeddedPage/EmbeddedPage.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useSiteName } from '#lib/site.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { Community } from './Community.tsx';
import { useHomeQuery } from './Home.generated.ts';
import { homeHead } from './home-head.ts';

// Visitors don't load what members see.
const MemberHome = lazy(() => import('./MemberHome.tsx'));

const waiting = (
  <PageFrame>
    <div role="group" aria-busy="true" aria-label="加载中">
      <RowsSkeleton rows={8} />
    </div>
  </PageFrame>
);

/**
 * Home page for visitors: what the community has, or the operator's own page, where there is one.
 */
const VisitorHome = () => {
  const siteName = useSiteName();
  const query = useHomeQuery();
  const marketingUrl = query.data?.site.marketingUrl;
  return marketingUrl ? (
    <EmbeddedPage url={marketingUrl} title={siteName} />
  ) : (
    <Community query={query} />
  );
};

/** /home: the feed for members, for visitors what the community has. */
const HomePage = () => {
  const { viewer, loading } = useViewer();
  usePageHead(homeHead);
  if (loading) return waiting;
  return viewer ? (
    <Suspense fallback={waiting}>
      <MemberHome viewer={viewer} />
    </Suspense>
  ) : (
    <VisitorHome />
  );
};

export default HomePage;
