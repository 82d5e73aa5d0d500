import type { Domain } from '#domain.ts';
import { parkedWorkRoutes } from './routes.ts';

export const parkedWork = {
  routes: () => [parkedWorkRoutes],
} satisfies Domain;
