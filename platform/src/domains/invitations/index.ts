import type { Domain } from '#domain.ts';
import { carriedInvitation } from './carried.ts';
import { personal } from './personal.ts';
import { invitationRoutes } from './routes.ts';

export const invitations = {
  routes: () => [invitationRoutes],
  ofCompetitions: carriedInvitation,
  personal,
} satisfies Domain;
