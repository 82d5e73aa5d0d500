import { domain } from '#shared/domain.ts';
import { moderationCalls } from './rest.ts';

export const moderation = domain({
  name: 'moderation',
  chinese: '管理',
  rest: 'moderation, audit',
  graphql: 'ContentModeration, AuditEntry',
  purpose:
    'Folding, restoring and removing content, and the log of every change by administrators.',
  calls: [moderationCalls],
  knows: { platform: ['members'], gateway: [], web: ['members', 'account'] },
});
