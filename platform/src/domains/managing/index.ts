import type { Domain } from '../../domain.ts';
import { daily } from '../../jobs/maintenance.ts';
import { administrationRoutes } from './administration-routes.ts';
import { cloningRoutes } from './cloning-routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { DELIVER_MESSAGE_JOB, deliverMessageHandler } from './messages/delivering.ts';
import { messageRoutes } from './messages/routes.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { personal } from './personal.ts';
import { OPEN_PRIVATE_BOARD_JOB, openPrivateBoardHandler } from './private-board.ts';
import { roleRoutes } from './role-routes.ts';
import { managingRoutes } from './routes.ts';
import { purgeTrash } from './trash.ts';
import { SETTLE_PRIVATE_BOARD_JOB, settlePrivateBoardHandler } from './settle-private-board.ts';

export const managing = {
  routes: ({ waitingExchanges, competitionParts }) => [
    managingRoutes,
    outcomeRoutes,
    exportRoutes,
    roleRoutes,
    cloningRoutes({ competitionParts }),
    messageRoutes,
    administrationRoutes({ exchanges: waitingExchanges }),
  ],
  jobs: ({ services }) => ({
    work: {
      [OPEN_PRIVATE_BOARD_JOB]: openPrivateBoardHandler(services),
      [SETTLE_PRIVATE_BOARD_JOB]: settlePrivateBoardHandler(services),
    },
    bulk: { [DELIVER_MESSAGE_JOB]: deliverMessageHandler(services) },
  }),
  upkeep: (services) => [daily(() => purgeTrash(services), services.now)],
  personal,
} satisfies Domain;
