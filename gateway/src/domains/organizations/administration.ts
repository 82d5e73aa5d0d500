import {
  organizationAdminCalls,
  organizationCalls,
  type OrganizationRole,
} from '@whaletide/schema/rest/organizations.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';
import { isShortName } from './short-name.ts';

const requireShortName = (shortName: string) => {
  if (!isShortName(shortName)) throw new Refusal('NOT_FOUND', '未找到该组织');
  return shortName;
};

/** The organization itself, which a change of its members leaves as it is. */
const organizationOf = (context: GatewayContext, shortName: string) =>
  context.upstream.shared(organizationCalls.get, { params: { shortName } });

const memberOf = (input: { organization: string; memberId: string }) => ({
  shortName: requireShortName(input.organization),
  userId: requireId(input.memberId, 'memberId'),
});

/** The enum's rest, which stands for roles of newer backends, is nobody's to give. */
const requireRole = (role: string): OrganizationRole => {
  if (role !== 'admin' && role !== 'member')
    throw new Refusal('BAD_USER_INPUT', '请选择角色', { field: 'role' });
  return role;
};

/** Organizations and who belongs to them, as administrators of the site make them. */
export const administration: Resolvers = {
  Query: {
    organizations: (_, args, context) =>
      context.member().call(organizationAdminCalls.list, { query: paging(args, 20) }),
  },
  Organization: {
    members: (row, args, context) =>
      context.member().call(organizationAdminCalls.members, {
        params: { shortName: row.ShortName },
        query: paging(args, 20),
      }),
  },
  OrganizationMember: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    createOrganization: (_, { input }, context) => {
      const body = { ShortName: input.shortName, Name: input.name, Description: input.description };
      return context.member().call(organizationAdminCalls.create, { body });
    },

    updateOrganization: (_, { input }, context) => {
      const params = { shortName: requireShortName(input.shortName) };
      const body = { Name: input.name, Description: input.description };
      return context.member().call(organizationAdminCalls.update, { params, body });
    },

    addOrganizationMember: async (_, { input }, context) => {
      const shortName = requireShortName(input.organization);
      const body = { Account: input.account, Role: requireRole(input.role) };
      await context
        .member()
        .call(organizationAdminCalls.addMember, { params: { shortName }, body });
      return organizationOf(context, shortName);
    },

    setOrganizationMemberRole: async (_, { input }, context) => {
      const params = memberOf(input);
      const body = { Role: requireRole(input.role) };
      await context.member().call(organizationAdminCalls.setRole, { params, body });
      return organizationOf(context, params.shortName);
    },

    removeOrganizationMember: async (_, { input }, context) => {
      const params = memberOf(input);
      await context.member().call(organizationAdminCalls.removeMember, { params });
      return organizationOf(context, params.shortName);
    },
  },
};
