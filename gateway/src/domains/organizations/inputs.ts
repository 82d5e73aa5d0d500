import { organizationAdminCalls as calls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createOrganization: bind('CreateOrganizationInput', calls.create),
  updateOrganization: bind('UpdateOrganizationInput', calls.update),
  addOrganizationMember: bind('AddOrganizationMemberInput', calls.addMember),
  setOrganizationMemberRole: bind('SetOrganizationMemberRoleInput', calls.setRole),
  removeOrganizationMember: bind('RemoveOrganizationMemberInput', calls.removeMember),
};
