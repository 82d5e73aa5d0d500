import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import type { Domain } from '#domain.ts';
import { creatorAdminRoutes } from './administration/routes.ts';
import { creatorApplication } from './application.ts';
import { tellOfOpenExchanges } from './closing.ts';
import { waitingExchanges } from './exchanges/waiting.ts';
import { forgetCreator } from './forgetting.ts';
import { personal } from './personal.ts';
import { creatorRoutes } from './routes.ts';
import { settlementHandler } from './settling/job.ts';
import { settlementSchedule } from './settling/schedule.ts';
import { SETTLE_JOB, WALK_JOB, walkHandler } from './settling/walk.ts';
import { countFromNow } from './store/membership.ts';
import { lostExchanges } from './losses.ts';

export const creators = {
  routes: () => [creatorRoutes, creatorAdminRoutes],
  jobs: ({ services }) => ({
    bulk: {
      [WALK_JOB]: walkHandler(services),
      [SETTLE_JOB]: settlementHandler(services),
    },
  }),
  schedules: (services) => [settlementSchedule(services)],
  onCreatorRestored: countFromNow,
  applications: { [workOrderTypes.creatorApplication]: creatorApplication },
  waitingExchanges,
  closure: { losses: [lostExchanges], tell: [tellOfOpenExchanges], forget: [forgetCreator] },
  personal,
} satisfies Domain;
