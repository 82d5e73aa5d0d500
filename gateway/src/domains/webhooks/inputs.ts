import { webhookCalls as calls } from '@whaletide/schema/domains/webhooks/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createWebhook: calls.create,
  rotateWebhookSecret: calls.rotate,
  resumeWebhook: calls.resume,
  deleteWebhook: calls.remove,
  testWebhook: calls.test,
  redeliverWebhook: calls.again,
});
