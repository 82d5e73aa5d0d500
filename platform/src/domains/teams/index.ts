import type { Domain } from '#domain.ts';
import { mayReadTaskFile } from './open-tasks.ts';
import { personal } from './personal.ts';
import { teamPages } from './public-pages.ts';
import { participationRoutes } from './routes.ts';
import { namedTeams } from './store/named.ts';

export const teams = {
  routes: () => [participationRoutes],
  publicPages: { teams: teamPages },
  uploads: { readers: { asset: mayReadTaskFile } },
  personal,
  named: { TEAM: namedTeams },
} satisfies Domain;
