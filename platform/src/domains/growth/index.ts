import type { Domain } from '../../domain.ts';
import { personal } from './personal.ts';
import { growthRoutes } from './routes.ts';

export const growth = {
  routes: () => [growthRoutes],
  personal,
} satisfies Domain;
