import type { Domain } from '#domain.ts';
import { baselineRoutes } from './baselines/routes.ts';
import { BASELINE_JOB, baselineHandler, baselineSchedule } from './baselines/scoring.ts';
import { mayReadFile } from './access.ts';
import { carriedScoring } from './carried.ts';
import { reviewingRoutes } from './managing-routes.ts';
import { personal } from './personal.ts';
import { decideHandler, decideSchedule } from './protection/open-decisions.ts';
import { boardProtectionRoutes } from './protection/routes.ts';
import { reviewHandler } from './review.ts';
import { submissionRoutes } from './routes.ts';
import { eitherHandler, stagedHandler } from './rescoring/staging.ts';
import { switchHandler } from './rescoring/switching.ts';
import { TELL_JOB, tellHandler } from './rescoring/telling.ts';
import { SWITCH_JOB } from './store/rescorings.ts';
import { startScorer } from './scoring/scorer.ts';
import { scoringTurns } from './scoring/turns.ts';
import { trialRoutes } from './trial/routes.ts';
import { SILENT_JOB, silentHandler, silentSchedule } from './workers/silent.ts';
import { scoringJobRoutes, scoringWorkerRoutes } from './workers/routes.ts';
import { countWorks } from './store/counting.ts';
import {
  DECIDE_JOB,
  RESCORE_JOB,
  RESCORE_PROGRAM_JOB,
  REVIEW_JOB,
  REVIEW_PROGRAM_JOB,
} from './store/job-kinds.ts';
import { placedResults } from './placed.ts';

export const submissions = {
  routes: () => [
    submissionRoutes,
    reviewingRoutes,
    boardProtectionRoutes,
    scoringJobRoutes,
    scoringWorkerRoutes,
    trialRoutes,
    baselineRoutes,
  ],
  jobs: ({ services }) => {
    const { scorers } = services.config.limits;
    const scorer = startScorer(services.config, scorers);
    const programScorer = startScorer(services.config, scorers);
    const asideScorer = startScorer(services.config);
    const turns = scoringTurns(services, [REVIEW_JOB, RESCORE_JOB]);
    const programTurns = scoringTurns(services, [REVIEW_PROGRAM_JOB, RESCORE_PROGRAM_JOB]);
    const review = reviewHandler(services, scorer, turns);
    const program = reviewHandler(services, programScorer, programTurns);
    return {
      scores: {
        [REVIEW_JOB]: review,
        [RESCORE_JOB]: eitherHandler(stagedHandler(services, scorer, turns), review),
      },
      programs: {
        [REVIEW_PROGRAM_JOB]: program,
        [RESCORE_PROGRAM_JOB]: eitherHandler(
          stagedHandler(services, programScorer, programTurns),
          program,
        ),
      },
      turns: {
        scores: { atOnce: scorers, choice: turns.choice },
        programs: { atOnce: scorers, choice: programTurns.choice },
      },
      asides: { [BASELINE_JOB]: baselineHandler(services, asideScorer) },
      bulk: {
        [DECIDE_JOB]: decideHandler(services),
        [SILENT_JOB]: silentHandler(services),
        [SWITCH_JOB]: switchHandler(services),
        [TELL_JOB]: tellHandler(services),
      },
      stop: async () => {
        for (const one of [scorer, programScorer, asideScorer]) one.stop();
      },
    };
  },
  schedules: (services) => [
    decideSchedule(services),
    silentSchedule(services),
    baselineSchedule(services),
  ],
  uploads: {
    readers: {
      result: mayReadFile,
      answer: mayReadFile,
      // Read into the database once; its file has no readers.
      solution: () => Promise.resolve(false),
      // By signed addresses alone, for workers.
      reference: () => Promise.resolve(false),
    },
  },
  ofCompetitions: carriedScoring,
  counts: { Works: countWorks },
  personal,
  placed: placedResults,
} satisfies Domain;
