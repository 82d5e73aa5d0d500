import type { Domain } from '../../domain.ts';
import { personal } from './personal.ts';
import { skillRoutes } from './routes.ts';

export const skills = {
  routes: () => [skillRoutes],
  personal,
} satisfies Domain;
