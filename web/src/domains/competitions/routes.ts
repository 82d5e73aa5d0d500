import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const forMembers = { guard: requireMember };

export const competitionRoutes: PageRoute[] = [
  {
    path: 'home/competition/mine',
    handle: { name: 'my-competitions', title: '我的比赛' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/MyCompetitionsPage/MyCompetitionsPage.tsx')),
  },
  {
    path: 'home/competition/myteams',
    handle: { name: 'my-teams', title: '我的团队' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/MyCompetitionsPage/MyTeamsPage.tsx')),
  },
];
