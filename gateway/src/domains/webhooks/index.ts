import {
  Webhook,
  WebhookDelivery,
  WebhookSecret,
  WebhookTry,
} from '@whaletide/schema/domains/webhooks/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

const kinds = {
  REGISTRATION_CREATED: 'registration.created',
  WORK_SUBMITTED: 'work.submitted',
  WORK_SCORED: 'work.scored',
  WORK_FAILED: 'work.failed',
  BOARD_MOVED: 'board.moved',
  NOTIFICATION_CREATED: 'notification.created',
  TICKET_CREATED: 'ticket.created',
} as const;

export const webhooks = {
  resolvers: [resolvers],
  restTypes: {
    Webhook,
    WebhookPayload: WebhookSecret,
    WebhookDelivery,
    WebhookDeliveryPage: PageOf(WebhookDelivery),
    WebhookTry,
  },
  enums: {
    WebhookKind: { values: kinds },
    WebhookDeliveryKind: { values: { ...kinds, TEST: 'webhook.test' } },
  },
  inputs,
} satisfies Domain;
