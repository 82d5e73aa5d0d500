import type { Domain } from '#domain.ts';
import { carriedJudging } from './carried.ts';
import { tellOfOpenReviews } from './closing.ts';
import { mayReadJudged } from './files.ts';
import { personal } from './personal.ts';
import { judgingReviewRoutes, judgingRoutes } from './routes.ts';
import { lostReviews } from './losses.ts';

export const judging = {
  routes: () => [judgingRoutes, judgingReviewRoutes],
  ofCompetitions: carriedJudging,
  uploads: { readers: { answer: mayReadJudged } },
  closure: { losses: [lostReviews], tell: [tellOfOpenReviews] },
  personal,
} satisfies Domain;
