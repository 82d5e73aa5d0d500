import type { Domain } from '#domain.ts';
import { startScorer } from '../scoring/store/scorer.ts';
import { forgetPractice } from '../teams/store/practising.ts';
import { personal } from './personal.ts';
import { rescoringSchedule } from './rescoring.ts';
import { practiceRoutes } from './routes.ts';
import { PRACTICE_JOB, practiceHandler } from './scoring.ts';

export const practice = {
  routes: () => [practiceRoutes],
  jobs: ({ services }) => {
    const scorer = startScorer(services.config);
    return {
      asides: { [PRACTICE_JOB]: practiceHandler(services, scorer) },
      stop: async () => {
        scorer.stop();
      },
    };
  },
  schedules: (services) => [rescoringSchedule(services)],
  closure: { forget: [forgetPractice] },
  personal,
} satisfies Domain;
