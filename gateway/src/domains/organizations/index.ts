import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  Organization,
  OrganizationMember,
  OrganizationMembership,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import type { Domain } from '#graphql/domain.ts';
import { administration } from './administration.ts';
import { organizationLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const organizations = {
  resolvers: [resolvers, administration],
  restTypes: {
    Organization,
    OrganizationMembership,
    OrganizationPage: PageOf(Organization),
    OrganizationMemberPage: PageOf(OrganizationMember),
    OrganizationMember,
  },
  enums: {
    ManagedState: {
      values: { DRAFT: 'draft', NOT_STARTED: 'notStarted', RUNNING: 'running', ENDED: 'ended' },
    },
    OrganizationRole: {
      values: { ADMIN: 'admin', MEMBER: 'member' },
      rest: 'UNKNOWN',
      isChosen: true,
    },
  },
  loaders: organizationLoaders,
  inputs,
} satisfies Domain;
