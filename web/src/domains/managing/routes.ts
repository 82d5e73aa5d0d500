import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'org-competition-manage', title: '管理比赛和活动', form: true };
const taskHandle: RouteHandle = { name: 'org-task-manage', title: '任务设置', form: true };
const forMembers = { guard: requireMember };

export const managingRoutes: PageRoute[] = [
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
  {
    path: 'org/:shortName/competition/manage/:id/stages/:stageId/tasks/:taskId/:step?',
    handle: taskHandle,
    ...forMembers,
    lazy: lazyPage(() => import('./pages/ManageTaskPage/ManageTaskPage.tsx')),
  },
];
