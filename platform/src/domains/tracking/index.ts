import type { Domain } from '#domain.ts';
import { personal } from './personal.ts';
import { trackingRoutes } from './routes.ts';
import { pruneCounts } from './store.ts';
import { pruneViews } from './store/views.ts';

export const tracking = {
  routes: () => [trackingRoutes],
  upkeep: ({ database: { db }, now }) => [
    () => pruneViews(db, now()),
    () => pruneCounts(db, now()),
  ],
  personal,
} satisfies Domain;
