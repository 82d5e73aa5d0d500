import type { Domain } from '#domain.ts';
import { forgetClasses } from './forgetting.ts';
import { personal } from './personal.ts';
import { classRoutes } from './routes.ts';

export const classes = {
  routes: () => [classRoutes],
  closure: { forget: [forgetClasses] },
  personal,
} satisfies Domain;
