import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin, requireMember } from '../account/components/Viewer/require-member.ts';
import { channelTabs, configTabs } from './paths.ts';

export const channelRoutes: PageRoute[] = [
  {
    path: 'home/special',
    handle: { name: 'special-list', title: '频道', rendered: {} },
    lazy: lazyPage(() => import('./pages/ChannelListPage/ChannelListPage.tsx')),
  },
  {
    path: 'home/special/detail/:id/:tab?',
    handle: {
      name: 'special-detail',
      title: '频道',
      tabs: channelTabs,
      rendered: { query: ['section', 'sort', 'type', 'in', 'q', 'page'] },
    },
    lazy: lazyPage(() => import('./pages/ChannelPage/ChannelPage.tsx')),
  },
  {
    path: 'home/special/config/:id/:tab?',
    handle: { name: 'special-config', title: '频道管理', form: true, tabs: configTabs },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/ChannelConfigPage/ChannelConfigPage.tsx')),
  },
  {
    path: 'home/admin/channels',
    handle: { name: 'channels-admin', title: '频道', form: true },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/ChannelsAdminPage/ChannelsAdminPage.tsx')),
  },
];
