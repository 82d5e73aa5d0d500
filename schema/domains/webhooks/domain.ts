import { domain } from '#shared/domain.ts';
import { webhookCalls } from './rest.ts';

export const webhooks = domain({
  name: 'webhooks',
  chinese: '事件推送',
  rest: 'webhooks',
  graphql: 'Webhook',
  purpose:
    'Addresses of members and organizations to which the site sends what happens, and what became of each delivery.',
  calls: [webhookCalls],
  knows: {
    platform: ['members', 'account', 'moderation', 'organizations', 'competitions'],
    gateway: [],
    web: ['account', 'service-accounts'],
  },
});
