import { DELIVERY_DAYS } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Domain } from '#domain.ts';
import { forgetWebhooks } from './forgetting.ts';
import { deliveryHandler } from './job.ts';
import { jobKind } from './job-kind.ts';
import { personal } from './personal.ts';
import { webhookRoutes } from './routes.ts';
import { pruneDeliveries } from './store.ts';

export const webhooks = {
  routes: () => [webhookRoutes],
  jobs: ({ services }) => ({ webhooks: { [jobKind]: deliveryHandler(services) } }),
  upkeep: ({ database: { db }, now }) => [
    () => pruneDeliveries(db, new Date(now().getTime() - DELIVERY_DAYS * DAY)),
  ],
  closure: { forget: [forgetWebhooks] },
  personal,
} satisfies Domain;
