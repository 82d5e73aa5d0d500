import { lazyPage } from '#routing/lazy-page.ts';
import { movedRoute } from '#routing/moved-route.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

/** Each competition's forum, under the address of where its competition stands. */
export const forumPages = (above: string): PageRoute[] => [
  {
    path: `${above}forumlist/:id`,
    handle: {
      name: 'forum-list',
      title: '讨论区',
      rendered: { query: ['type', 'sort', 'in', 'q', 'page'] },
    },
    lazy: lazyPage(() => import('./pages/ForumListPage/ForumListPage.tsx')),
  },
  {
    path: `${above}forum/:id`,
    handle: {
      name: 'forum-detail',
      title: '帖子详情',
      rendered: { query: ['page', 'floor'] },
    },
    lazy: lazyPage(() => import('./pages/ForumPostPage/ForumPostPage.tsx')),
  },
  {
    path: `${above}forum/create`,
    handle: { name: 'forum-create-post', title: '发布帖子', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/EditPostPage/CreatePostPage.tsx')),
  },
  {
    path: `${above}forum/edit/:id`,
    handle: { name: 'forum-create-post', title: '编辑帖子', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/EditPostPage/EditPostPage.tsx')),
  },
];

/** The forums of channels; their lists are tabs of the channels' own pages. */
const channelForumPages: PageRoute[] = [
  {
    path: 'home/special/:special/forum/post/:post',
    handle: {
      name: 'special-forum-post',
      title: '帖子详情',
      rendered: { query: ['page', 'floor'] },
    },
    lazy: lazyPage(() => import('./pages/ChannelPostPage/ChannelPostPage.tsx')),
  },
  {
    path: 'home/special/:special/forum/create',
    handle: { name: 'special-forum-create', title: '发布帖子', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/EditPostPage/CreateChannelPostPage.tsx')),
  },
  {
    path: 'home/special/:special/forum/edit/:post',
    handle: { name: 'special-forum-create', title: '编辑帖子', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/EditPostPage/EditChannelPostPage.tsx')),
  },
  movedRoute('home/special/:special/forum', '/home/special/detail/:special/forum', 301),
];

export const forumRoutes: PageRoute[] = [
  ...forumPages('home/competition/'),
  ...channelForumPages,
  {
    path: 'home/competition/works',
    handle: { name: 'works', title: '所有作品', rendered: { query: ['sort'] } },
    lazy: lazyPage(() => import('./pages/WorksPage/WorksPage.tsx')),
  },
];
