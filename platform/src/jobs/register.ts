import { accountClosure } from '../account-closure.ts';
import { pruneAttempts } from '../domains/account/attempts.ts';
import { pruneCaptchas } from '../domains/account/captchas.ts';
import { closeDueAccounts } from '../domains/account/closure.ts';
import { pruneConcealments } from '../domains/site/concealments.ts';
import { pruneCodes } from '../domains/account/codes.ts';
import { exportHandler } from '../domains/account/exports/job.ts';
import { EXPORT_JOB, pruneDataExports } from '../domains/account/exports/orders.ts';
import { pruneTickets } from '../domains/account/oauth/tickets.ts';
import { memberExports } from '../domains/account/tables.ts';
import { forgetIdentityPhotos } from '../domains/account/identity-photos.ts';
import { pruneSessions } from '../domains/account/sessions.ts';
import { pruneActivities } from '../domains/activity-log/store.ts';
import { pruneApplicationCounts } from '../domains/application-forms/store.ts';
import { giveBadges } from '../domains/badges/give.ts';
import { COLUMN_NEWS_JOB, columnNewsHandler } from '../domains/columns/news.ts';
import { PARSE_JOB, parseHandler } from '../domains/dataset-bindings/parse-job.ts';
import { PREVIEW_JOB, previewHandler } from '../domains/datasets/store/previews.ts';
import { pruneReads } from '../domains/datasets/reads.ts';
import { datasetVersionFiles } from '../domains/datasets/tables.ts';
import { datasetFiles } from '../domains/dataset-bindings/tables.ts';
import { DIGEST_JOB, digestHandler } from '../domains/digests/walk.ts';
import { digestSchedule } from '../domains/digests/schedule.ts';
import {
  OPEN_PRIVATE_BOARD_JOB,
  openPrivateBoardHandler,
} from '../domains/managing/private-board.ts';
import {
  SETTLE_PRIVATE_BOARD_JOB,
  settlePrivateBoardHandler,
} from '../domains/managing/settle-private-board.ts';
import { notebookFiles } from '../domains/projects/tables.ts';
import { forgetUnusedNotebooks } from '../domains/projects/unused-notebooks.ts';
import { pruneSteps } from '../domains/quests/store/progress.ts';
import { pruneRecommendations } from '../domains/recommendations/forgetting.ts';
import {
  RECOMMEND_ALL_JOB,
  recommendAllHandler,
  recommendationSchedule,
  recommendHandler,
} from '../domains/recommendations/renewal.ts';
import { RECOMMEND_JOB } from '../domains/recommendations/store.ts';
import { startIndexer } from '../domains/search/indexer.ts';
import { REVIEW_JOB, reviewHandler } from '../domains/submissions/review.ts';
import { startScorer } from '../domains/submissions/scoring/scorer.ts';
import { RESCORE_JOB } from '../domains/submissions/store/rescore.ts';
import { forgetAvatars } from '../domains/team-changes/avatars.ts';
import { ASSEMBLE_JOB, assembleHandler } from '../domains/uploads/store/assembling.ts';
import { dropExpiredUploads } from '../domains/uploads/store/sessions.ts';
import { forgetUnused } from '../domains/uploads/store/uploads.ts';
import { uploadParts } from '../domains/uploads/tables.ts';
import { sweepFiles } from '../domains/uploads/sweep.ts';
import { pruneCounts } from '../domains/tracking/store.ts';
import { pruneViews } from '../domains/tracking/store/views.ts';
import { CLOSE_WORK_ORDER_JOB, closeWorkOrderHandler } from '../domains/work-orders/status.ts';
import { startParser } from '../files/parsing/parser.ts';
import { startMailWorker } from '../mail/worker.ts';
import { exportedTables } from '../personal-data/reading.ts';
import { searchSources } from '../search-sources.ts';
import type { Services } from '../services.ts';
import { daily, startMaintenance } from './maintenance.ts';
import { startSchedules } from './schedules.ts';
import { startWorker } from './worker.ts';

const DAY = 86_400_000;
/** How long it is known what was sent; a key names its week or day, and doesn't come again. */
const MAIL_DAYS = 90;

/** Starts everything that this process does by itself; answers a function that ends it. */
export const startJobs = async (services: Services): Promise<() => Promise<void>> => {
  const { config, database, events, jobs, log, now } = services;
  const { db } = database;
  const scorer = startScorer();
  const parser = startParser(config);
  const review = reviewHandler(services, scorer);
  const endWorker = await startWorker({
    database,
    queue: jobs,
    handlers: {
      [REVIEW_JOB]: review,
      [RESCORE_JOB]: review,
      [PARSE_JOB]: parseHandler(services, parser),
      [PREVIEW_JOB]: previewHandler(services, parser),
      [OPEN_PRIVATE_BOARD_JOB]: openPrivateBoardHandler(services),
      [SETTLE_PRIVATE_BOARD_JOB]: settlePrivateBoardHandler(services),
      [CLOSE_WORK_ORDER_JOB]: closeWorkOrderHandler(services),
    },
    limits: config.limits,
    log,
  });
  // Lanes of their own: a score waits neither for thousands of followers nor for a mail server.
  const endBulkWorker = await startWorker({
    database,
    queue: jobs,
    handlers: {
      [COLUMN_NEWS_JOB]: columnNewsHandler(services),
      [DIGEST_JOB]: digestHandler(services),
      [RECOMMEND_JOB]: recommendHandler(services),
      [RECOMMEND_ALL_JOB]: recommendAllHandler(services),
      [EXPORT_JOB]: exportHandler(services, exportedTables),
    },
    limits: config.limits,
    log,
  });
  // Putting large files together takes minutes: neither a score nor a mail waits for it.
  const endFileWorker = await startWorker({
    database,
    queue: jobs,
    handlers: { [ASSEMBLE_JOB]: assembleHandler(services) },
    limits: config.limits,
    log,
  });
  const endMailWorker = await startMailWorker(services);
  const endSchedules = startSchedules(services, [
    digestSchedule(services),
    recommendationSchedule(services),
  ]);
  const endIndexer = startIndexer(services, searchSources);
  const endMaintenance = startMaintenance(
    [
      () => services.outbox.prune(new Date(now().getTime() - MAIL_DAYS * DAY)),
      () => events.prune(new Date(now().getTime() - config.limits.eventDays * DAY)),
      () => pruneAttempts(db, now()),
      () => pruneSessions(db, now()),
      () => pruneCaptchas(db, now()),
      () => pruneCodes(db, now()),
      () => pruneConcealments(db),
      () => pruneTickets(db, now()),
      () => pruneDataExports(services),
      () => closeDueAccounts(services, accountClosure),
      () => forgetIdentityPhotos(services),
      () => giveBadges(services),
      () => pruneSteps(db, now()),
      () => pruneViews(db, now()),
      () => pruneReads(db, now()),
      () => dropExpiredUploads(services),
      () => pruneApplicationCounts(db, now()),
      () => pruneCounts(db, now()),
      daily(async () => {
        await pruneActivities(db, now());
        await pruneRecommendations(db, now());
        await forgetAvatars(services);
        await forgetUnusedNotebooks(services);
        // What was uploaded for a dataset and never published, or isn't in any version any more.
        await forgetUnused(db, 'dataset', new Date(now().getTime() - DAY), [
          datasetVersionFiles.uploadKey,
          datasetFiles.token,
        ]);
        await sweepFiles(services, [memberExports.fileKey, notebookFiles.key, uploadParts.key]);
      }, now),
    ],
    log,
  );
  return async () => {
    await endSchedules();
    await Promise.all([endWorker(), endBulkWorker(), endFileWorker(), endMailWorker()]);
    await endIndexer();
    await scorer.stop();
    await parser.stop();
    await endMaintenance();
  };
};
