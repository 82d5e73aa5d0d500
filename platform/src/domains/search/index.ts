import type { Domain } from '#domain.ts';
import { startIndexer } from './indexer.ts';
import { personal } from './personal.ts';
import { searchRoutes } from './routes.ts';

export const search = {
  routes: ({ search }) => [searchRoutes(search)],
  start: (services, { search }) => startIndexer(services, search),
  personal,
} satisfies Domain;
