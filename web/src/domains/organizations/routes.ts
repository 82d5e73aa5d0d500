import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin, requireMember } from '../../routing/require-member.ts';

const handle = (value: RouteHandle) => value;

export const organizationRoutes: RouteObject[] = [
  {
    path: 'home/admin/organizations',
    handle: handle({ name: 'organizations', title: '组织管理' }),
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/OrganizationsPage/OrganizationsPage.tsx')),
  },
  {
    path: 'org/:shortName/competition/manage',
    handle: handle({ name: 'org-competition-manage', title: '管理比赛', form: true }),
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(
      () => import('../managing/pages/ManageCompetitionsPage/ManageCompetitionsPage.tsx'),
    ),
  },
  {
    path: 'org/:shortName/competition/manage/:id/:panel?',
    handle: handle({ name: 'org-competition-manage', title: '管理比赛', form: true }),
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(
      () => import('../managing/pages/ManageCompetitionPage/ManageCompetitionPage.tsx'),
    ),
  },
  {
    path: 'org/:shortName/competition',
    lazy: lazyPage(() => import('./pages/OrganizationFrame/OrganizationFrame.tsx')),
    children: [
      {
        path: 'area/:id/:tab?/:tabParam?',
        handle: handle({ name: 'competition-detail', title: '比赛', form: ['register'] }),
        lazy: lazyPage(() => import('../competitions/pages/CompetitionPage/CompetitionPage.tsx')),
      },
      {
        path: 'forumlist/:id',
        handle: handle({ name: 'forum-list', title: '讨论区' }),
        lazy: lazyPage(() => import('../forum/pages/ForumListPage/ForumListPage.tsx')),
      },
      {
        path: 'forum/create',
        handle: handle({ name: 'forum-create-post', title: '发布帖子', form: true }),
        middleware: [requireMember],
        loader: () => null,
        lazy: lazyPage(() => import('../forum/pages/EditPostPage/CreatePostPage.tsx')),
      },
      {
        path: 'forum/edit/:id',
        handle: handle({ name: 'forum-create-post', title: '编辑帖子', form: true }),
        middleware: [requireMember],
        loader: () => null,
        lazy: lazyPage(() => import('../forum/pages/EditPostPage/EditPostPage.tsx')),
      },
      {
        path: 'forum/:id',
        handle: handle({ name: 'forum-detail', title: '帖子详情' }),
        lazy: lazyPage(() => import('../forum/pages/ForumPostPage/ForumPostPage.tsx')),
      },
    ],
  },
];
