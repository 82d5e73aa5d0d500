import type { Domain } from '#domain.ts';
import { organizationAdminRoutes } from './administration-routes.ts';
import { forgetMemberships, soleAdministrations } from './leaving.ts';
import { personal } from './personal.ts';
import { organizationPages } from './public-pages.ts';
import { organizationRoutes } from './routes.ts';
import { namedOrganizations } from './named.ts';

export const organizations = {
  routes: () => [organizationRoutes, organizationAdminRoutes],
  publicPages: { organizations: organizationPages },
  closure: { blockers: [soleAdministrations], forget: [forgetMemberships] },
  personal,
  named: { ORGANIZATION: namedOrganizations },
} satisfies Domain;
