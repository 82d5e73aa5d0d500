import type { Domain } from '#domain.ts';
import { clientRoutes } from './routes.ts';
import { pruneClients } from './store.ts';

export const clients = {
  routes: () => [clientRoutes],
  upkeep: ({ database: { db }, now }) => [() => pruneClients(db, now())],
} satisfies Domain;
