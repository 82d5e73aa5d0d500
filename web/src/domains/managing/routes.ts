import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'org-competition-manage', title: '管理比赛', form: true };
const forMembers = { middleware: [requireMember], loader: () => null };

export const managingRoutes: RouteObject[] = [
  {
    path: 'org/:shortName/competition/manage',
    handle,
    ...forMembers,
    lazy: lazyPage(() => import('./pages/ManageCompetitionsPage/ManageCompetitionsPage.tsx')),
  },
  {
    path: 'org/:shortName/competition/manage/:id/:panel?',
    handle,
    ...forMembers,
    lazy: lazyPage(() => import('./pages/ManageCompetitionPage/ManageCompetitionPage.tsx')),
  },
];
