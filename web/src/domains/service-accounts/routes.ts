import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin, requireMember } from '../account/components/Viewer/require-member.ts';

export const serviceAccountRoutes: PageRoute[] = [
  {
    path: 'home/admin/service-accounts',
    handle: { name: 'service-accounts', title: '服务账号' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/SiteServiceAccountsPage/SiteServiceAccountsPage.tsx')),
  },
  {
    path: 'org/:shortName/service-accounts',
    handle: { name: 'organization-service-accounts', title: '服务账号' },
    guard: requireMember,
    lazy: lazyPage(
      () => import('./pages/OrganizationServiceAccountsPage/OrganizationServiceAccountsPage.tsx'),
    ),
  },
];
