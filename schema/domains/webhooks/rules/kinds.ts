/** Events that a member's webhook may be told. */
export const memberWebhookKinds = [
  'registration.created',
  'work.scored',
  'work.failed',
  'notification.created',
] as const;

/** Events in the competitions of an organization. */
export const organizationWebhookKinds = [
  'registration.created',
  'work.submitted',
  'work.scored',
  'work.failed',
  'board.moved',
  'ticket.created',
] as const;

/** All of these. */
export const webhookKinds = [
  ...new Set([...memberWebhookKinds, ...organizationWebhookKinds]),
] as const;
export type WebhookKind =
  (typeof memberWebhookKinds)[number] | (typeof organizationWebhookKinds)[number];

/** The kind of what its owner sends to try an address; it can't be chosen. */
export const TEST_KIND = 'webhook.test';
export const deliveryKinds: readonly (WebhookKind | typeof TEST_KIND)[] = [
  ...webhookKinds,
  TEST_KIND,
];
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Name of each kind. */
export const webhookKindNames: Readonly<Record<DeliveryKind, string>> = {
  'registration.created': '报名',
  'work.submitted': '收到提交',
  'work.scored': '提交评分完成',
  'work.failed': '提交评分失败',
  'board.moved': '排行榜变动',
  'notification.created': '通知',
  'ticket.created': '比赛工单',
  'webhook.test': '测试',
};
