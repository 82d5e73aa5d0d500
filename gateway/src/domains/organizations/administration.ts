import {
  type Organization,
  organizationAdminCalls,
  organizationCalls,
  type OrganizationMember,
  type OrganizationRole,
} from '@whaletide/schema/rest/organizations.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';
import { isShortName } from './short-name.ts';

interface Input<T> {
  input: T;
}

interface Texts {
  shortName: string;
  name: string;
  description: string;
}

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
    organizations: (_: never, args: PagingArguments, context) =>
      context.member().call(organizationAdminCalls.list, { query: paging(args, 20) }),
  },
  Organization: {
    members: (row: Organization, args: PagingArguments, context) =>
      context.member().call(organizationAdminCalls.members, {
        params: { shortName: row.ShortName },
        query: paging(args, 20),
      }),
  },
  OrganizationMember: {
    member: (row: OrganizationMember, _: never, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    createOrganization: (_: never, { input }: Input<Texts>, context) => {
      const body = { ShortName: input.shortName, Name: input.name, Description: input.description };
      return context.member().call(organizationAdminCalls.create, { body });
    },

    updateOrganization: (_: never, { input }: Input<Texts>, context) => {
      const params = { shortName: requireShortName(input.shortName) };
      const body = { Name: input.name, Description: input.description };
      return context.member().call(organizationAdminCalls.update, { params, body });
    },

    addOrganizationMember: async (
      _: never,
      { input }: Input<{ organization: string; account: string; role: string }>,
      context,
    ) => {
      const shortName = requireShortName(input.organization);
      const body = { Account: input.account, Role: requireRole(input.role) };
      await context
        .member()
        .call(organizationAdminCalls.addMember, { params: { shortName }, body });
      return organizationOf(context, shortName);
    },

    setOrganizationMemberRole: async (
      _: never,
      { input }: Input<{ organization: string; memberId: string; role: string }>,
      context,
    ) => {
      const params = memberOf(input);
      const body = { Role: requireRole(input.role) };
      await context.member().call(organizationAdminCalls.setRole, { params, body });
      return organizationOf(context, params.shortName);
    },

    removeOrganizationMember: async (
      _: never,
      { input }: Input<{ organization: string; memberId: string }>,
      context,
    ) => {
      const params = memberOf(input);
      await context.member().call(organizationAdminCalls.removeMember, { params });
      return organizationOf(context, params.shortName);
    },
  },
};
