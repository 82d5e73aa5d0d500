import type { Domain } from '#domain.ts';
import {
  RESCORE_JOB,
  RESCORE_PROGRAM_JOB,
  REVIEW_JOB,
  REVIEW_PROGRAM_JOB,
} from '../submissions/store/job-kinds.ts';
import { baselineRoutes } from './baselines/routes.ts';
import { BASELINE_JOB, baselineHandler, baselineSchedule } from './baselines/scoring.ts';
import { carriedScoring } from './carried.ts';
import { checkingRoutes } from './checking/routes.ts';
import { personal } from './personal.ts';
import { rescoringRoutes } from './rescoring/routes.ts';
import { eitherHandler, stagedHandler } from './rescoring/staging.ts';
import { switchHandler } from './rescoring/switching.ts';
import { TELL_JOB, tellHandler } from './rescoring/telling.ts';
import { reviewHandler } from './review.ts';
import { startScorer } from './scorer/scorer.ts';
import { scoringTurns } from './scorer/turns.ts';
import { SWITCH_JOB } from './store/rescorings.ts';
import { trialRoutes } from './trial/routes.ts';
import { scoringJobRoutes, scoringWorkerRoutes } from './workers/routes.ts';
import { SILENT_JOB, silentHandler, silentSchedule } from './workers/silent.ts';

export const scoring = {
  routes: () => [
    checkingRoutes,
    rescoringRoutes,
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
        [SILENT_JOB]: silentHandler(services),
        [SWITCH_JOB]: switchHandler(services),
        [TELL_JOB]: tellHandler(services),
      },
      stop: async () => {
        for (const one of [scorer, programScorer, asideScorer]) one.stop();
      },
    };
  },
  schedules: (services) => [silentSchedule(services), baselineSchedule(services)],
  uploads: {
    readers: {
      // Read into the database once; its file has no readers.
      solution: () => Promise.resolve(false),
      // By signed addresses alone, for workers.
      reference: () => Promise.resolve(false),
    },
  },
  ofCompetitions: carriedScoring,
  personal,
} satisfies Domain;
