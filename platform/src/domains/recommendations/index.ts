import type { Domain } from '#domain.ts';
import { daily } from '#jobs/maintenance.ts';
import { forgetRecommendations, pruneRecommendations } from './forgetting.ts';
import { personal } from './personal.ts';
import {
  RECOMMEND_ALL_JOB,
  recommendAllHandler,
  recommendationSchedule,
  recommendHandler,
} from './renewal.ts';
import { recommendationRoutes } from './routes.ts';
import { RECOMMEND_JOB } from './store.ts';

export const recommendations = {
  routes: () => [recommendationRoutes],
  jobs: ({ services }) => ({
    bulk: {
      [RECOMMEND_JOB]: recommendHandler(services),
      [RECOMMEND_ALL_JOB]: recommendAllHandler(services),
    },
  }),
  schedules: (services) => [recommendationSchedule(services)],
  upkeep: ({ database: { db }, now }) => [daily(() => pruneRecommendations(db, now()), now)],
  closure: { forget: [forgetRecommendations] },
  personal,
} satisfies Domain;
