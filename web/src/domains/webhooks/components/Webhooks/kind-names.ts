import { webhookKindNames as names } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import type { WebhookDeliveryKind, WebhookKind } from '#apollo/schema.generated.ts';

/** Names of events. */
export const kindNames: Record<WebhookDeliveryKind, string> = {
  REGISTRATION_CREATED: names['registration.created'],
  WORK_SUBMITTED: names['work.submitted'],
  WORK_SCORED: names['work.scored'],
  WORK_FAILED: names['work.failed'],
  BOARD_MOVED: names['board.moved'],
  NOTIFICATION_CREATED: names['notification.created'],
  TICKET_CREATED: names['ticket.created'],
  TEST: names['webhook.test'],
};

export const memberKinds: readonly WebhookKind[] = [
  'REGISTRATION_CREATED',
  'WORK_SCORED',
  'WORK_FAILED',
  'NOTIFICATION_CREATED',
];

export const organizationKinds: readonly WebhookKind[] = [
  'REGISTRATION_CREATED',
  'WORK_SUBMITTED',
  'WORK_SCORED',
  'WORK_FAILED',
  'BOARD_MOVED',
  'TICKET_CREATED',
];

/** 报名、收到提交 */
export const namesOf = (kinds: readonly WebhookKind[]): string =>
  kinds.map((kind) => kindNames[kind]).join('、');
