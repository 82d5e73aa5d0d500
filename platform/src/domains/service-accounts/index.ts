import type { Domain } from '#domain.ts';
import { personal } from './personal.ts';
import { serviceAccountRoutes } from './routes.ts';

export const serviceAccounts = {
  routes: () => [serviceAccountRoutes],
  personal,
} satisfies Domain;
