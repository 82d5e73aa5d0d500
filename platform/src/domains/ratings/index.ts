import type { Domain } from '#domain.ts';
import { forgetRatings } from './forgetting.ts';
import { ratingsHandler, ratingsSchedule } from './job.ts';
import { personal } from './personal.ts';
import { ratingRoutes } from './routes.ts';
import { RATINGS_JOB } from './store.ts';

export const ratings = {
  routes: () => [ratingRoutes],
  jobs: ({ services }) => ({ bulk: { [RATINGS_JOB]: ratingsHandler(services) } }),
  schedules: (services) => [ratingsSchedule(services)],
  closure: { forget: [forgetRatings] },
  personal,
} satisfies Domain;
