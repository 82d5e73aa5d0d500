import type { Domain } from '../../domain.ts';
import { leaderboardGroupRoutes } from './group-routes.ts';
import { leaderboardRoutes } from './routes.ts';
import { boardTemplateRoutes } from './template-routes.ts';

export const leaderboards = {
  routes: () => [leaderboardRoutes, leaderboardGroupRoutes, boardTemplateRoutes],
} satisfies Domain;
