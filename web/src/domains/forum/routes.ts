import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireMember } from '../../routing/require-member.ts';

const handle = (value: RouteHandle) => value;

export const forumRoutes: RouteObject[] = [
  {
    path: 'home/competition/forumlist/:id',
    handle: handle({ name: 'forum-list', title: '讨论区' }),
    lazy: lazyPage(() => import('./pages/ForumListPage/ForumListPage.tsx')),
  },
  {
    path: 'home/competition/forum/:id',
    handle: handle({ name: 'forum-detail', title: '帖子详情' }),
    lazy: lazyPage(() => import('./pages/ForumPostPage/ForumPostPage.tsx')),
  },
  {
    path: 'home/competition/forum/create',
    handle: handle({ name: 'forum-create-post', title: '发布帖子', form: true }),
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/EditPostPage/CreatePostPage.tsx')),
  },
  {
    path: 'home/competition/forum/edit/:id',
    handle: handle({ name: 'forum-create-post', title: '编辑帖子', form: true }),
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/EditPostPage/EditPostPage.tsx')),
  },
  {
    path: 'home/competition/works',
    handle: handle({ name: 'works', title: '所有作品' }),
    lazy: lazyPage(() => import('./pages/WorksPage/WorksPage.tsx')),
  },
];
