import type { Domain } from '#domain.ts';
import { daily } from '#jobs/maintenance.ts';
import { personal } from './personal.ts';
import { forgetActivities, pruneActivities } from './store.ts';

export const activityLog = {
  upkeep: ({ database: { db }, now }) => [daily(() => pruneActivities(db, now()), now)],
  closure: { forget: [forgetActivities] },
  personal,
} satisfies Domain;
