import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import type { PageRoute } from '../../routing/page-route.ts';
import { requireAdmin, requireMember } from './components/Viewer/require-member.ts';

const handle = (value: RouteHandle) => value;

export const accountRoutes: PageRoute[] = [
  {
    path: 'auth/communityLogin',
    handle: handle({ name: 'sign-in', title: '登录', bare: true }),
    lazy: lazyPage(() => import('./pages/SignInPage/SignInPage.tsx')),
  },
  {
    path: 'auth/register',
    handle: handle({ name: 'sign-up', title: '注册', bare: true }),
    lazy: lazyPage(() => import('./pages/SignUpPage/SignUpPage.tsx')),
  },
  {
    path: 'auth/oauth',
    handle: handle({ name: 'oauth', title: '继续登录', bare: true }),
    lazy: lazyPage(() => import('./pages/OAuthPage/OAuthPage.tsx')),
  },
  {
    path: 'auth/forgottenPassword',
    handle: handle({ name: 'forgotten-password', title: '忘记密码', bare: true }),
    lazy: lazyPage(() => import('./pages/ForgottenPasswordPage/ForgottenPasswordPage.tsx')),
  },
  {
    path: 'home/user/setting/account',
    handle: handle({ name: 'user-setting', title: '账号设置', form: true }),
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/AccountSettingsPage/AccountSettingsPage.tsx')),
  },
  {
    path: 'home/user/setting/verify',
    handle: handle({ name: 'user-setting', title: '身份认证', form: true }),
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/VerifySettingsPage/VerifySettingsPage.tsx')),
  },
  {
    path: 'home/admin/verifications',
    handle: handle({ name: 'real-name-reviews', title: '实名认证审核' }),
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/RealNameReviewsPage/RealNameReviewsPage.tsx')),
  },
];
