import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

export const snippetRoutes: PageRoute[] = [
  {
    path: 'home/gist/:id',
    // Its link works as long as its creator lets it: no page of it is kept.
    handle: { name: 'gist', title: '代码片段', rendered: { unshared: ['Token'] } },
    lazy: lazyPage(() => import('./pages/GistPage/GistPage.tsx')),
  },
  {
    path: 'home/user/snippets',
    handle: { name: 'user-snippets', title: '我的代码片段' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/OwnSnippetsPage/OwnSnippetsPage.tsx')),
  },
];
