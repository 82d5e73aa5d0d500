import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import { movedRoute } from '#routing/moved-route.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { ratingsPath } from './paths.ts';

const handle: RouteHandle = {
  name: 'ratings',
  title: '等级分',
  rendered: { query: ['university', 'active', 'page'] },
};

export const ratingRoutes: PageRoute[] = [
  {
    path: 'home/ratings',
    handle,
    lazy: lazyPage(() => import('./pages/RatingsPage/RatingsPage.tsx')),
  },
  movedRoute('ratings', ratingsPath, 301),
];
