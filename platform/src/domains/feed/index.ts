import type { Domain } from '#domain.ts';
import { feedRoutes } from './routes.ts';

export const feed = {
  routes: ({ feed: targets }) => [feedRoutes(targets)],
} satisfies Domain;
