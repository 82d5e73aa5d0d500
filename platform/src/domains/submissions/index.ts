import type { Domain } from '#domain.ts';
import { mayReadFile } from './reading/access.ts';
import { reviewingRoutes } from './reviewing/routes.ts';
import { personal } from './personal.ts';
import { placedResults } from './placed.ts';
import { decideHandler, decideSchedule } from './protection/open-decisions.ts';
import { boardProtectionRoutes } from './protection/routes.ts';
import { qualificationRoutes } from './qualification/routes.ts';
import { submissionRoutes } from './submitting/routes.ts';
import { countWorks } from './store/counting.ts';
import { DECIDE_JOB } from './store/job-kinds.ts';

export const submissions = {
  routes: () => [submissionRoutes, qualificationRoutes, reviewingRoutes, boardProtectionRoutes],
  jobs: ({ services }) => ({ bulk: { [DECIDE_JOB]: decideHandler(services) } }),
  schedules: (services) => [decideSchedule(services)],
  uploads: { readers: { result: mayReadFile, answer: mayReadFile } },
  counts: { Works: countWorks },
  personal,
  placed: placedResults,
} satisfies Domain;
