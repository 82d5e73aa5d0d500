import type { Domain } from '#domain.ts';
import { logRoutes } from './routes.ts';

export const receipts = { routes: () => [logRoutes] } satisfies Domain;
