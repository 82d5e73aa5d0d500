import type { Domain } from '#domain.ts';
import { recordRoutes } from './routes.ts';

export const records = { routes: () => [recordRoutes] } satisfies Domain;
