import type { Domain } from '../../domain.ts';
import { personal } from './personal.ts';
import { invitationRoutes } from './routes.ts';

export const invitations = {
  routes: () => [invitationRoutes],
  personal,
} satisfies Domain;
