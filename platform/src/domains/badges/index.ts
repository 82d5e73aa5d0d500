import type { Domain } from '#domain.ts';
import { giveBadges } from './give.ts';
import { personal } from './personal.ts';
import { badgeRoutes } from './routes.ts';

export const badges = {
  routes: () => [badgeRoutes],
  upkeep: (services) => [() => giveBadges(services)],
  personal,
} satisfies Domain;
