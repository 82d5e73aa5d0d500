import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import type { PageRoute } from '../../routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const handle = (value: RouteHandle) => value;
const forMembers = { guard: requireMember };

export const competitionRoutes: PageRoute[] = [
  {
    path: 'home/competition/mine',
    handle: handle({ name: 'my-competitions', title: '我的比赛' }),
    ...forMembers,
    lazy: lazyPage(() => import('./pages/MyCompetitionsPage/MyCompetitionsPage.tsx')),
  },
  {
    path: 'home/competition/myteams',
    handle: handle({ name: 'my-teams', title: '我的团队' }),
    ...forMembers,
    lazy: lazyPage(() => import('./pages/MyCompetitionsPage/MyTeamsPage.tsx')),
  },
];
