import type { Domain } from '#domain.ts';
import { daily } from '#jobs/maintenance.ts';
import { ARCHIVE_WORKERS } from '#jobs/lanes.ts';
import { administrationRoutes } from './administration-routes.ts';
import { archiveChecker } from './archives/archive-checker.ts';
import { exportCompetitionHandler } from './archives/export-job.ts';
import { importCompetitionHandler } from './archives/import-job.ts';
import {
  EXPORT_COMPETITION_JOB,
  IMPORT_COMPETITION_JOB,
  pruneArchives,
} from './archives/orders.ts';
import { archiveRoutes } from './archives/routes.ts';
import { cloningRoutes } from './cloning-routes.ts';
import { FORECAST_JOB, forecastHandler } from './before-start/job.ts';
import { forecastRoutes } from './before-start/routes.ts';
import { forecaster } from './before-start/forecaster.ts';
import { exportRoutes } from './exports/routes.ts';
import { DELIVER_MESSAGE_JOB, deliverMessageHandler } from './messages/delivering.ts';
import { messageRoutes } from './messages/routes.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { personal } from './personal.ts';
import { OPEN_PRIVATE_BOARD_JOB, openPrivateBoardHandler } from './private-board.ts';
import { roleRoutes } from './role-routes.ts';
import { managingRoutes } from './routes.ts';
import { solutionReader } from './solution-reader.ts';
import { competitionArchives, competitionImports } from './tables.ts';
import { purgeTrash } from './trash.ts';
import { trialRunner } from '../scoring/store/trials.ts';
import { SETTLE_PRIVATE_BOARD_JOB, settlePrivateBoardHandler } from './settle-private-board.ts';

export const managing = {
  routes: ({ waitingExchanges, competitionParts }) => [
    managingRoutes,
    outcomeRoutes,
    exportRoutes,
    roleRoutes,
    cloningRoutes({ competitionParts }),
    messageRoutes,
    forecastRoutes,
    archiveRoutes,
    administrationRoutes({ exchanges: waitingExchanges }),
  ],
  jobs: ({ services, gathered: { competitionParts } }) => {
    const tools = {
      checker: archiveChecker({ atOnce: ARCHIVE_WORKERS }),
      reader: solutionReader({ atOnce: ARCHIVE_WORKERS }),
      trials: trialRunner(services.config.limits),
    };
    const forecasts = forecaster(services.config.limits);
    return {
      work: {
        [OPEN_PRIVATE_BOARD_JOB]: openPrivateBoardHandler(services),
        [SETTLE_PRIVATE_BOARD_JOB]: settlePrivateBoardHandler(services),
      },
      asides: { [FORECAST_JOB]: forecastHandler(services, forecasts) },
      bulk: {
        [DELIVER_MESSAGE_JOB]: deliverMessageHandler(services),
      },
      archives: {
        [EXPORT_COMPETITION_JOB]: exportCompetitionHandler(services, competitionParts),
        [IMPORT_COMPETITION_JOB]: importCompetitionHandler(services, competitionParts, tools),
      },
      stop: async () => {
        tools.checker.stop();
        tools.reader.stop();
        tools.trials.stop();
        forecasts.stop();
      },
    };
  },
  upkeep: (services) => [
    daily(() => purgeTrash(services), services.now),
    daily(() => pruneArchives(services), services.now),
  ],
  // Read once, by the import; its file has no readers.
  uploads: { readers: { archive: () => Promise.resolve(false) } },
  usedUploads: { archive: [competitionImports.archiveKey] },
  storedFiles: [competitionArchives.fileKey],
  personal,
} satisfies Domain;
