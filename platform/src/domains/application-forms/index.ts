import type { Domain } from '#domain.ts';
import { forgetApplications } from './forgetting.ts';
import { personal } from './personal.ts';
import { applicationFormRoutes } from './routes.ts';
import { pruneApplicationCounts } from './store.ts';

export const applicationForms = {
  routes: () => [applicationFormRoutes],
  upkeep: ({ database: { db }, now }) => [() => pruneApplicationCounts(db, now())],
  closure: { forget: [forgetApplications] },
  personal,
} satisfies Domain;
