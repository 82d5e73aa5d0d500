import { organizationAdminCalls as calls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createOrganization: calls.create,
  updateOrganization: calls.update,
  addOrganizationMember: calls.addMember,
  setOrganizationMemberRole: calls.setRole,
  removeOrganizationMember: calls.removeMember,
});
