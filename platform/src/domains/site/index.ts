import type { Domain } from '#domain.ts';
import { communityCounts } from './community-counts.ts';
import { pruneConcealments } from './concealments.ts';
import { personal } from './personal.ts';
import { siteRoutes } from './routes.ts';

export const site = {
  routes: ({ publicPages: pages, counts, isColumn }) => [
    siteRoutes({ pages, counts: (db) => communityCounts(db, pages, counts), isColumn }),
  ],
  upkeep: ({ database: { db } }) => [() => pruneConcealments(db)],
  personal,
} satisfies Domain;
