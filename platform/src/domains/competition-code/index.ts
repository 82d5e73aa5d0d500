import type { Domain } from '#domain.ts';
import { competitionCodeRoutes } from './routes.ts';

export const competitionCode = { routes: () => [competitionCodeRoutes] } satisfies Domain;
