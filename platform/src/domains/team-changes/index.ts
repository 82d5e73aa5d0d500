import type { Domain } from '#domain.ts';
import { daily } from '#jobs/maintenance.ts';
import { forgetAvatars } from './avatars.ts';
import { captaincies, forgetCaptaincies } from './leaving.ts';
import { personal } from './personal.ts';
import { applicationRoutes, teamRoutes, withdrawalRoutes } from './routes.ts';

export const teamChanges = {
  routes: () => [applicationRoutes, teamRoutes, withdrawalRoutes],
  upkeep: (services) => [daily(() => forgetAvatars(services), services.now)],
  closure: { blockers: [captaincies], forget: [forgetCaptaincies] },
  personal,
} satisfies Domain;
