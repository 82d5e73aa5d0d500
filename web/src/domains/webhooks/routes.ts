import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

export const webhookRoutes: PageRoute[] = [
  {
    path: 'home/user/setting/webhooks',
    handle: { name: 'webhook-settings', title: 'Webhook' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/WebhookSettingsPage/WebhookSettingsPage.tsx')),
  },
  {
    path: 'org/:shortName/webhooks',
    handle: { name: 'organization-webhooks', title: 'Webhook' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/OrganizationWebhooksPage/OrganizationWebhooksPage.tsx')),
  },
];
