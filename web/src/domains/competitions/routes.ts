import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const handle = (value: RouteHandle) => value;

export const competitionRoutes: RouteObject[] = [
  {
    path: 'home/competition',
    handle: handle({ name: 'competition-list', title: '比赛' }),
    lazy: lazyPage(() => import('./pages/CompetitionListPage/CompetitionListPage.tsx')),
  },
  {
    path: 'home/activity/EXERCISE',
    handle: handle({ name: 'ranking-activities', title: '打榜' }),
    lazy: lazyPage(() => import('./pages/RankingActivitiesPage/RankingActivitiesPage.tsx')),
  },
  {
    path: 'home/competition/:id/:tab?/:tabParam?',
    handle: handle({ name: 'competition-detail', title: '比赛' }),
    lazy: lazyPage(() => import('./pages/CompetitionPage/CompetitionPage.tsx')),
  },
];
