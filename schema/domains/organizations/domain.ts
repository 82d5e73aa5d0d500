import { domain } from '#shared/domain.ts';
import { organizationAdminCalls, organizationCalls } from './rest/organizations.ts';

export const organizations = domain({
  name: 'organizations',
  chinese: '组织',
  examplesHeading: '组织与办赛',
  rest: 'orgs',
  graphql: 'Organization',
  purpose: 'Organizations, their memberships, homepages and sign-in.',
  calls: [organizationCalls, organizationAdminCalls],
  knows: {
    platform: ['members', 'moderation'],
    gateway: [],
    web: ['members', 'account', 'competitions'],
  },
});
