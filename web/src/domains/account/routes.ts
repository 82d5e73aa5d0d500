import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin, requireMember } from './components/Viewer/require-member.ts';

export const accountRoutes: PageRoute[] = [
  {
    path: 'auth/communityLogin',
    handle: { name: 'sign-in', title: '登录', bare: true },
    lazy: lazyPage(() => import('./pages/SignInPage/SignInPage.tsx')),
  },
  {
    path: 'auth/register',
    handle: { name: 'sign-up', title: '注册', bare: true },
    lazy: lazyPage(() => import('./pages/SignUpPage/SignUpPage.tsx')),
  },
  {
    path: 'auth/oauth',
    handle: { name: 'oauth', title: '继续登录', bare: true },
    lazy: lazyPage(() => import('./pages/OAuthPage/OAuthPage.tsx')),
  },
  {
    path: 'auth/forgottenPassword',
    handle: { name: 'forgotten-password', title: '忘记密码', bare: true },
    lazy: lazyPage(() => import('./pages/ForgottenPasswordPage/ForgottenPasswordPage.tsx')),
  },
  {
    path: 'auth/takeBack',
    handle: { name: 'take-back', title: '撤销联系方式的更改' },
    lazy: lazyPage(() => import('./pages/TakeBackPage/TakeBackPage.tsx')),
  },
  {
    path: 'auth/verifyEmail',
    handle: { name: 'verify-email', title: '验证邮箱' },
    lazy: lazyPage(() => import('./pages/VerifyEmailPage/VerifyEmailPage.tsx')),
  },
  {
    path: 'home/user/setting/account',
    handle: { name: 'user-setting', title: '账号设置', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/AccountSettingsPage/AccountSettingsPage.tsx')),
  },
  {
    path: 'home/user/setting/verify',
    handle: { name: 'user-setting', title: '身份认证', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/VerifySettingsPage/VerifySettingsPage.tsx')),
  },
  {
    path: 'home/admin/verifications',
    handle: { name: 'real-name-reviews', title: '实名认证审核' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/RealNameReviewsPage/RealNameReviewsPage.tsx')),
  },
];
