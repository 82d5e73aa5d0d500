import { administrationCalls } from '@whaletide/schema/domains/managing/rest/administration.ts';
import type { Routes } from '#domain.ts';
import { route } from '#http/route.ts';
import { administrationCounts, type WaitingParts } from './administration-counts.ts';

/** Routes of the numbers that wait for administrators and the support. */
export const administrationRoutes =
  (parts: WaitingParts): Routes =>
  (app, { database }) => {
    route(app, administrationCalls.counts, ({ caller }) =>
      administrationCounts(database.db, caller, parts),
    );
  };
