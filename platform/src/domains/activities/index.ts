import type { Domain } from '#domain.ts';
import { activityPages } from '../competitions/store/public-pages.ts';
import { searchedActivities } from '../competitions/store/searched.ts';
import { activityRoutes } from './routes.ts';

export const activities = {
  routes: () => [activityRoutes],
  publicPages: { activities: activityPages },
  search: searchedActivities,
} satisfies Domain;
