import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

/** @param home an organization's home, with what is of the domains above */
export const organizationRoutes = (home: ReturnType<typeof lazyPage>): PageRoute[] => [
  {
    path: 'org/:shortName',
    handle: { name: 'organization-home', title: '组织', rendered: {} },
    lazy: home,
  },
  {
    path: 'org/:shortName/login',
    handle: { name: 'organization-sign-in', title: '登录', bare: true },
    lazy: lazyPage(() => import('./pages/OrganizationSignInPage/OrganizationSignInPage.tsx')),
  },
  {
    path: 'home/admin/organizations',
    handle: { name: 'organizations', title: '组织管理' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/OrganizationsPage/OrganizationsPage.tsx')),
  },
];

/** Pages below an organization's name; which these are, the list of all routes says. */
export const organizationFrame = (children: PageRoute[]): PageRoute => ({
  path: 'org/:shortName/competition',
  lazy: lazyPage(() => import('./pages/OrganizationFrame/OrganizationFrame.tsx')),
  children,
});
