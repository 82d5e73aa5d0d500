import { pruneAttempts } from '../domains/account/attempts.ts';
import { pruneCaptchas } from '../domains/account/captchas.ts';
import { pruneCodes } from '../domains/account/codes.ts';
import { forgetIdentityPhotos } from '../domains/account/identity-photos.ts';
import { pruneSessions } from '../domains/account/sessions.ts';
import { pruneApplicationCounts } from '../domains/application-forms/store.ts';
import { giveBadges } from '../domains/badges/give.ts';
import { PARSE_JOB, parseHandler } from '../domains/dataset-bindings/parse-job.ts';
import { pruneViews } from '../domains/forum/votes.ts';
import {
  OPEN_PRIVATE_BOARD_JOB,
  openPrivateBoardHandler,
} from '../domains/managing/private-board.ts';
import {
  SETTLE_PRIVATE_BOARD_JOB,
  settlePrivateBoardHandler,
} from '../domains/managing/settle-private-board.ts';
import { pruneSteps } from '../domains/quests/store/progress.ts';
import { REVIEW_JOB, reviewHandler } from '../domains/submissions/review.ts';
import { startScorer } from '../domains/submissions/scoring/scorer.ts';
import { RESCORE_JOB } from '../domains/submissions/store/rescore.ts';
import { sweepFiles } from '../domains/uploads/sweep.ts';
import { CLOSE_WORK_ORDER_JOB, closeWorkOrderHandler } from '../domains/work-orders/status.ts';
import type { Services } from '../services.ts';
import { daily, startMaintenance } from './maintenance.ts';
import { startWorker } from './worker.ts';

const DAY = 86_400_000;

/** Starts everything that this process does by itself; answers a function that ends it. */
export const startJobs = async (services: Services): Promise<() => Promise<void>> => {
  const { config, database, events, jobs, log, now } = services;
  const { db } = database;
  const scorer = startScorer();
  const review = reviewHandler(services, scorer);
  const endWorker = await startWorker({
    database,
    queue: jobs,
    handlers: {
      [REVIEW_JOB]: review,
      [RESCORE_JOB]: review,
      [PARSE_JOB]: parseHandler(services),
      [OPEN_PRIVATE_BOARD_JOB]: openPrivateBoardHandler(services),
      [SETTLE_PRIVATE_BOARD_JOB]: settlePrivateBoardHandler(services),
      [CLOSE_WORK_ORDER_JOB]: closeWorkOrderHandler(services),
    },
    limits: config.limits,
    log,
  });
  const endMaintenance = startMaintenance(
    [
      () => events.prune(new Date(now().getTime() - config.limits.eventDays * DAY)),
      () => pruneAttempts(db, now()),
      () => pruneSessions(db, now()),
      () => pruneCaptchas(db, now()),
      () => pruneCodes(db, now()),
      () => forgetIdentityPhotos(services),
      () => giveBadges(services),
      () => pruneSteps(db, now()),
      () => pruneViews(db, now()),
      () => pruneApplicationCounts(db, now()),
      daily(() => sweepFiles(services), now),
    ],
    log,
  );
  return async () => {
    await endWorker();
    await scorer.stop();
    await endMaintenance();
  };
};
