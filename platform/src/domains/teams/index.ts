import type { Domain } from '../../domain.ts';
import { personal } from './personal.ts';
import { teamPages } from './public-pages.ts';
import { participationRoutes } from './routes.ts';

export const teams = {
  routes: () => [participationRoutes],
  publicPages: { teams: teamPages },
  personal,
} satisfies Domain;
